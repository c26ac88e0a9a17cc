import { type SizeStatus, sizeStatus } from '#rules/catalogue/availability/size-status.ts';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { enqueue } from '#shop/platform/jobs/index.ts';
import { tagsShowing } from '../tags-showing.ts';
import { followPartsLater } from './follow-parts.ts';
import { stockReturned } from './stock-returned.ts';
import { type StockTransaction, turnProducts } from './turn-products.ts';

export interface StockChange {
  sizeId: number;
  productId: number;
  before: Stocked;
  after: Stocked;
}

interface Stocked {
  status: SizeStatus;
  stock: number;
}

/**
 * Everything that follows from stock that was just written: kept pages that show the products go with the commit, and
 * whoever waits for a size that is back is told. Returns the products that came on sale or went off it: they must be
 * indexed anew.
 */
export async function followStock(tx: StockTransaction, changes: readonly StockChange[], now: Date): Promise<number[]> {
  const ids = [...new Set(changes.map((change) => change.productId))];
  if (ids.length === 0) return [];
  const turned = await turnProducts(tx, ids, now);
  await followPartsLater(tx, ids, now);
  // Listings show whether a product is on sale, its own page also how many pieces there are.
  await purgeTags({ db: tx }, [...ids.map(productTag), ...(await tagsShowing(tx, turned))]);
  for (const change of changes) {
    if (isBack(change)) await enqueue(tx, stockReturned, { sizeId: change.sizeId }, now);
  }
  return turned;
}

function isBack({ before, after }: StockChange): boolean {
  return sizeStatus(before) === 'disable' && sizeStatus(after) !== 'disable';
}
