import { asc, inArray } from 'drizzle-orm';
import { photos } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** Files of each product's photos, the main one first. */
export async function readFeedPhotos(shop: Shop, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await shop.db
    .select({ productId: photos.productId, file: photos.file })
    .from(photos)
    .where(inArray(photos.productId, ids))
    .orderBy(asc(photos.productId), asc(photos.position));
  const files = new Map<number, string[]>();
  for (const { productId, file } of rows) {
    const known = files.get(productId);
    if (known) known.push(file);
    else files.set(productId, [file]);
  }
  return files;
}
