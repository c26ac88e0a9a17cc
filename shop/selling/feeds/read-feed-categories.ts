import { categories } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { FeedProduct } from './feed-product.ts';

type FeedCategory = Pick<FeedProduct, 'category' | 'googleCategory' | 'ceneoCategory'>;

const NONE: FeedCategory = { category: [], googleCategory: null, ceneoCategory: null };

/** What comparison sites call a category; one without a name there takes that of the nearest above it. */
export async function readFeedCategories(shop: Shop): Promise<(id: number) => FeedCategory> {
  const rows = new Map((await shop.db.select().from(categories)).map((row) => [row.id, row]));
  const known = new Map<number, FeedCategory>();
  for (const { id, path } of rows.values()) {
    const line = path.flatMap((step) => rows.get(step) ?? []);
    const nearest = line.toReversed();
    known.set(id, {
      category: line.map(({ name }) => name),
      googleCategory: nearest.find((row) => row.googleCategory !== null)?.googleCategory ?? null,
      ceneoCategory: nearest.find((row) => row.ceneoCategory !== null)?.ceneoCategory ?? null,
    });
  }
  return (id) => known.get(id) ?? NONE;
}
