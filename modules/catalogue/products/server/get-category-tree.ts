import { asc, eq, sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import type { CategoryNode } from '#modules/catalogue/products/rules/category-tree.ts';
import type { NamedLink } from '#modules/catalogue/products/rules/product-page.ts';
import { categories } from '#modules/catalogue/products/server/tables.ts';
import { cached } from '#platform/cache/server/cached.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { categoryLink } from '#platform/links/rules/screen-links.ts';

/** The menu: three levels with links and counts, as the owner ordered them. What is below a hidden one is hidden too. */
export const getCategoryTree = cached({ seconds: 5, tags: [MENU_TAG] }, async (shop): Promise<CategoryNode[]> => {
  const rows = await shop.db
    .select()
    .from(categories)
    .where(eq(categories.hidden, false))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const { id, name, slug, wholeName, parentId, productCount, photo } of rows) {
    const node = { id, name, wholeName, link: categoryLink(id, slug), count: productCount, photo, children: [] };
    nodes.set(id, node);
    const siblings = parentId === null ? roots : nodes.get(parentId)?.children;
    siblings?.push(node);
  }
  return roots;
});

const MAX = 8;
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
export const getPopularCategories = cached(
  { seconds: 300, tags: [MENU_TAG] },
  async (shop): Promise<PopularCategory[]> => {
    const { rows } = await shop.db.execute<Row>(sql`
    select c.id, c.name, c.slug, parent.name as parent from (
      select category_id from products where visible and available
      order by popularity desc nulls last, id limit ${LOOKED_AT}
    ) p join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id
    where not exists (select from categories above where above.id = any(c.path) and above.hidden)
    group by c.id, parent.id order by count(*) desc, c.id limit ${MAX}`);
    return rows.map(({ slug, ...row }) => ({ ...row, link: categoryLink(row.id, slug) }));
  },
);

/** Brings the numbers next to the categories up to date, of all or of these. */
export async function countCategoryProducts(db: Pick<Database, 'execute'>, ids?: readonly number[]): Promise<void> {
  const among = ids ? sql`any(${sql.param([...ids])}::int[])` : null;
  await db.execute(sql`
    update categories c
    set product_count = coalesce(counted.products, 0)
    from categories every
    left join (
      select pc.category_id, count(*)::int as products
      from product_categories pc join products p on p.id = pc.product_id and p.visible
      ${among ? sql`where pc.category_id = ${among}` : sql``}
      group by pc.category_id
    ) counted on counted.category_id = every.id
    where every.id = c.id ${among ? sql`and c.id = ${among}` : sql``}`);
}
