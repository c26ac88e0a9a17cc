import { and, asc, eq, gt } from 'drizzle-orm';
import { productLink } from '#rules/platform/links/screen-links.ts';
import { producers, products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { FeedProduct } from './feed-product.ts';
import { readFeedCategories } from './read-feed-categories.ts';
import { readFeedPhotos } from './read-feed-photos.ts';
import { readFeedSizes } from './read-feed-sizes.ts';

/** Enough to keep the database busy, little enough to weigh nothing. */
const BATCH = 500;

/**
 * Everything on sale, batch by batch in the order of ids: whoever reads slowly holds up the next query, so a feed of a
 * million products needs no more memory than one of a thousand.
 */
export async function* readFeedProducts(shop: Shop, atOnce = BATCH): AsyncGenerator<FeedProduct[]> {
  const categoryOf = await readFeedCategories(shop);
  for (let after = 0; ; ) {
    const rows = await readRows(shop, after, atOnce);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const [sizes, photos] = await Promise.all([readFeedSizes(shop, rows), readFeedPhotos(shop, ids)]);
    yield rows.flatMap(({ slug, categoryId, configurator: _asked, ...row }) => {
      const { onSale = [], count = 0 } = sizes.get(row.id) ?? {};
      if (onSale.length === 0) return [];
      const link = productLink(row.id, slug);
      const found = { link, photos: photos.get(row.id) ?? [], sizes: onSale, sizeCount: count };
      return [{ ...row, ...categoryOf(categoryId), ...found }];
    });
  }
}

function readRows(shop: Shop, after: number, limit: number) {
  const { id, name, slug, type, categoryId, description, measureAmount, measureUnit } = products;
  const { weight, promotionUntil, versionGroup, versionName, configurator } = products;
  return shop.db
    .select({
      id,
      name,
      slug,
      type,
      categoryId,
      description,
      measureAmount,
      measureUnit,
      weight,
      promotionUntil,
      versionGroup,
      versionName,
      configurator,
      producer: producers.name,
    })
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .where(and(gt(id, after), products.visible, products.available))
    .orderBy(asc(id))
    .limit(limit);
}
