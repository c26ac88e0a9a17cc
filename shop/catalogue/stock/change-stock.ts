import { eq } from 'drizzle-orm';
import { isRowId } from '../../db/row-id.ts';
import { reindexLater } from '../../search/index.ts';
import type { Shop } from '../../shop.ts';
import { sizes } from '../tables.ts';
import { followStock } from './follow-stock.ts';
import { lockStock } from './lock-stock.ts';

export type StockChangeResult = { ok: true } | { ok: false; error: 'unknown_size' | 'wrong_stock' };

/** The most the database keeps. */
const MOST = 999_999_999;

/** Says how much of a size is in stock, -1 without limit: after a delivery, a count of the shelf or an import. */
export async function changeStock(shop: Shop, sizeId: number, stock: number): Promise<StockChangeResult> {
  if (!(stock === -1 || (stock >= 0 && stock <= MOST))) return { ok: false, error: 'wrong_stock' };
  if (!isRowId(sizeId)) return { ok: false, error: 'unknown_size' };
  return shop.db.transaction(async (tx) => {
    const read = () => tx.select().from(sizes).where(eq(sizes.id, sizeId));
    const [known] = await read();
    if (!known) return { ok: false, error: 'unknown_size' };
    await lockStock(tx, [known.productId]);
    // An order may have taken some while this waited for the lock.
    const [size] = await read();
    if (!size) return { ok: false, error: 'unknown_size' };
    const { productId, status, stock: before } = size;
    await tx.update(sizes).set({ stock }).where(eq(sizes.id, sizeId));
    const turned = await followStock(tx, [{ sizeId, productId, status, before, after: stock }], shop.now());
    if (turned.length > 0) await reindexLater(tx, turned, shop.now());
    return { ok: true };
  });
}
