import { eq } from 'drizzle-orm';
import { type SizeStatus, sizeStatus, statusWithStock } from '#rules/catalogue/availability/size-status.ts';
import { reindexLater } from '#shop/catalogue/search/index.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { sizes } from '../tables.ts';
import { followStock } from './follow-stock.ts';
import { lockStock } from './lock-stock.ts';

export type StockChangeResult = { ok: true; status: SizeStatus } | { ok: false; error: 'unknown_size' | 'wrong_stock' };

/** The most the database keeps. */
const MOST = 999_999_999;

/**
 * Says how much of a size is in stock, -1 without limit: after a delivery or a count of the shelf. A size that was sold out is
 * on sale again; one the owner withheld stays off sale until `status` says otherwise.
 */
export async function changeStock(
  shop: Shop,
  sizeId: number,
  stock: number,
  options: { status?: SizeStatus } = {},
): Promise<StockChangeResult> {
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
    const after = { stock, status: options.status ?? statusWithStock(size, stock) };
    await tx
      .update(sizes)
      // Words about being sold out do not outlive it.
      .set(after.status === size.status ? after : { ...after, statusDescription: '', deliveryDate: '' })
      .where(eq(sizes.id, sizeId));
    const { productId } = size;
    const turned = await followStock(tx, [{ sizeId, productId, before: size, after }], shop.now());
    if (turned.length > 0) await reindexLater(tx, turned, shop.now());
    return { ok: true, status: sizeStatus(after) };
  });
}
