import { sql } from 'drizzle-orm';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import type { NamedLink } from '#rules/catalogue/products/product-page.ts';
import { categoryLink } from '#rules/platform/links/screen-links.ts';
import { kept } from '#shop/platform/kept.ts';

const MOST = 8;
/** So many of the most popular products say what is popular; all of them would say what is plentiful. */
const LOOKED_AT = 200;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
  parent: string | null;
}

interface PopularCategory extends NamedLink {
  /** Many a name says little without it: „Trekkingowe”. */
  parent: string | null;
}

/** Where the products shoppers like most stand. */
export const getPopularCategories = kept(
  { seconds: 300, tags: [MENU_TAG] },
  async (shop): Promise<PopularCategory[]> => {
    const { rows } = await shop.db.execute<Row>(sql`
    select c.id, c.name, c.slug, parent.name as parent from (
      select category_id from products where visible and available
      order by popularity desc nulls last, id limit ${LOOKED_AT}
    ) p join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id
    group by c.id, parent.id order by count(*) desc, c.id limit ${MOST}`);
    return rows.map(({ slug, ...row }) => ({ ...row, link: categoryLink(row.id, slug) }));
  },
);
