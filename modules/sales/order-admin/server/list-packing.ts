import { inArray } from 'drizzle-orm';
import { freeQuantity, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { orders, piecesGivenUp } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderLineView, OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MAX_AT_ONCE } from './move-orders.ts';
import { listOrderNotes } from './order-notes.ts';

export interface PackingOrder {
  order: OrderView;
  /** Without withdrawn pieces. */
  lines: OrderLineView[];
  notes: string[];
}

/** In the given sequence. */
export async function listPacking(shop: Shop, orderIds: readonly number[]): Promise<PackingOrder[]> {
  const wanted = [...new Set(orderIds)].filter(isRowId).slice(0, MAX_AT_ONCE);
  if (wanted.length === 0) return [];
  const known = await shop.db.select({ id: orders.id }).from(orders).where(inArray(orders.id, wanted));
  const givenUp = await piecesGivenUp(shop.db, wanted);
  const packed: PackingOrder[] = [];
  for (const id of wanted.filter((one) => known.some((row) => row.id === one))) {
    const order = await findOrderById(shop.db, id);
    if (!order) continue;
    const lines = order.lines
      .filter(({ digital }) => digital === null)
      .map((line) => ({ ...line, quantity: freeQuantity(line.quantity, quantityOf(givenUp, line.lineId)) }))
      .filter(({ quantity }) => quantity > 0);
    const notes = (await listOrderNotes(shop.db, id)).map(({ text }) => text);
    packed.push({ order, lines, notes });
  }
  return packed;
}
