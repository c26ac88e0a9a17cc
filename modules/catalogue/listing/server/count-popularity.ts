import { listNextIds, storePopularity } from '#modules/catalogue/products/server/index.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { countSoldPieces } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';

const DAYS = 90;
const BATCH = 2000;

/**
 * Pieces sold in the last 90 days without cancelled orders and gifts. Listings, zones and search sort by it, so changed
 * products are indexed again; cached pages show it when they expire.
 */
export async function countPopularity(shop: Shop, signal: AbortSignal): Promise<void> {
  const since = new Date(shop.now().getTime() - DAYS * DAY_MS);
  for (let last: number | undefined = 0; last !== undefined && !signal.aborted; ) {
    const ids: number[] = await listNextIds(shop, last, BATCH);
    const changed = await storePopularity(shop, ids, await countSoldPieces(shop, ids, since));
    if (changed.length > 0) await reindexProducts(shop, changed);
    last = ids.at(-1);
  }
}
