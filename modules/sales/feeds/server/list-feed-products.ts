import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import {
  categories,
  photos,
  producers,
  products,
  productTraits,
  traits,
  traitValues,
} from '#modules/catalogue/products/server/index.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { FeedTrait } from '../rules/wearer.ts';
import type { FeedProduct } from './feed-product.ts';
import { listFeedSizes } from './list-feed-sizes.ts';

const BATCH = 500;

/**
 * Everything on sale in batches by id. The next query waits for the reader, so a feed of a million products needs no more memory
 * than one of a thousand.
 */
export async function* listFeedProducts(shop: Shop, atOnce = BATCH): AsyncGenerator<FeedProduct[]> {
  const categoryOf = await listFeedCategories(shop);
  for (let after = 0; ; ) {
    const rows = await listRows(shop, after, atOnce);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const [sizes, photos, traitsOf] = await Promise.all([
      listFeedSizes(shop, rows),
      listFeedPhotos(shop, ids),
      listFeedTraits(shop, ids),
    ]);
    yield rows.flatMap(({ slug, categoryId, configurator: _configurator, ...row }) => {
      const { onSale = [], count = 0 } = sizes.get(row.id) ?? {};
      if (onSale.length === 0) return [];
      const link = productLink(row.id, slug);
      const found = {
        link,
        photos: photos.get(row.id) ?? [],
        traits: traitsOf.get(row.id) ?? [],
        sizes: onSale,
        sizeCount: count,
      };
      return [{ ...row, ...categoryOf(categoryId), ...found }];
    });
  }
}

function listRows(shop: Shop, after: number, limit: number) {
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

/** Files of each product's photos, the main one first. */
async function listFeedPhotos(shop: Shop, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await shop.db
    .select({ productId: photos.productId, file: photos.file })
    .from(photos)
    .where(inArray(photos.productId, ids))
    .orderBy(asc(photos.productId), asc(photos.position));
  const files = new Map<number, string[]>();
  for (const { productId, file } of rows) {
    const own = files.get(productId);
    if (own) own.push(file);
    else files.set(productId, [file]);
  }
  return files;
}

async function listFeedTraits(shop: Shop, ids: number[]): Promise<Map<number, FeedTrait[]>> {
  const rows = await shop.db
    .select({ productId: productTraits.productId, name: traits.name, value: traitValues.value })
    .from(productTraits)
    .innerJoin(traitValues, eq(traitValues.id, productTraits.valueId))
    .innerJoin(traits, eq(traits.id, traitValues.traitId))
    .where(inArray(productTraits.productId, ids))
    .orderBy(asc(productTraits.productId), asc(traits.position), asc(traitValues.id));
  return Map.groupBy(rows, ({ productId }) => productId);
}

type FeedCategory = Pick<FeedProduct, 'category' | 'googleCategory' | 'ceneoCategory'>;

const NONE: FeedCategory = { category: [], googleCategory: null, ceneoCategory: null };

/** Categories of comparison sites; a category without one takes that of the nearest ancestor. */
async function listFeedCategories(shop: Shop): Promise<(id: number) => FeedCategory> {
  const rows = new Map((await shop.db.select().from(categories)).map((row) => [row.id, row]));
  const byId = new Map<number, FeedCategory>();
  for (const { id, path } of rows.values()) {
    const line = path.flatMap((step) => rows.get(step) ?? []);
    const nearest = line.toReversed();
    byId.set(id, {
      category: line.map(({ name }) => name),
      googleCategory: nearest.find((row) => row.googleCategory !== null)?.googleCategory ?? null,
      ceneoCategory: nearest.find((row) => row.ceneoCategory !== null)?.ceneoCategory ?? null,
    });
  }
  return (id) => byId.get(id) ?? NONE;
}
