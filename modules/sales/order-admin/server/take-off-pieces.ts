import { asc, eq } from 'drizzle-orm';
import { freeQuantity, keepsNothing, type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { lineRefund } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { giveBackStock } from '#modules/sales/orders/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { type LineToKeep, sumRemaining } from '../rules/sum-remaining.ts';

type Line = typeof orderLines.$inferSelect;

export interface TakeOffRefusal {
  reason: 'nothing-left' | 'wrong-pieces' | 'not-removable';
  lineId?: number;
}

/** Fewer pieces of a locked order: they are on sale again, and the remaining ones keep their price. The delivery stays. */
export async function takeOffPieces(
  tx: Transaction,
  orderId: number,
  pieces: readonly Pieces[],
  now: Date,
): Promise<TakeOffRefusal | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const wrong = order && findWrong(lines, pieces);
  if (!order || wrong) return { reason: 'wrong-pieces', lineId: wrong?.lineId };
  const isFixed = ({ id, forPoints, digital }: Line) =>
    quantityOf(pieces, id) > 0 && (forPoints || (digital !== null && order.paid > 0));
  const fixed = lines.find(isFixed);
  if (fixed) return { reason: 'not-removable', lineId: fixed.id };
  const left = lines.map(({ id, gift, quantity }) => ({ gift, bought: quantity, givenUp: quantityOf(pieces, id) }));
  if (keepsNothing(left)) return { reason: 'nothing-left' };
  await giveBackStock(tx, orderId, now, pieces);
  const delivery = { gross: order.deliveryGross, net: order.deliveryNet };
  const payment = { gross: order.paymentGross, net: order.paymentNet };
  const kept = sumRemaining(order.priceType, toLinesToKeep(lines, pieces), { ...order, delivery, payment });
  let pointsEarned = order.pointsEarned;
  for (const [index, line] of lines.entries()) {
    const takenOff = quantityOf(pieces, line.id);
    const sums = kept.lines[index];
    if (takenOff === 0 || !sums) continue;
    const lost = lineRefund({ paid: line.pointsReceived, bought: line.quantity, before: 0, quantity: takenOff });
    pointsEarned -= lost;
    const quantity = freeQuantity(line.quantity, takenOff);
    if (quantity === 0) await tx.delete(orderLines).where(eq(orderLines.id, line.id));
    else {
      await tx
        .update(orderLines)
        .set({
          quantity,
          worthGross: sums.worth.gross,
          worthNet: sums.worth.net,
          paidGross: sums.paid.gross,
          paidNet: sums.paid.net,
          pointsReceived: line.pointsReceived - lost,
        })
        .where(eq(orderLines.id, line.id));
    }
  }
  await tx
    .update(orders)
    .set({
      goodsGross: kept.goods.gross,
      goodsNet: kept.goods.net,
      rebateGross: kept.rebate.gross,
      rebateNet: kept.rebate.net,
      totalGross: kept.total.gross,
      totalNet: kept.total.net,
      vat: kept.rates,
      pointsEarned: Math.max(0, pointsEarned),
      updatedAt: now,
    })
    .where(eq(orders.id, orderId));
  return null;
}

export function toLinesToKeep(lines: readonly Line[], pieces: readonly Pieces[]): LineToKeep[] {
  return lines.map(({ id, vatPermille, quantity, worthGross, worthNet, paidGross, paidNet }) => ({
    vatPermille,
    bought: quantity,
    takenOff: quantityOf(pieces, id),
    worth: { gross: worthGross, net: worthNet },
    paid: { gross: paidGross, net: paidNet },
  }));
}

/** Each line at most once, and not more than was bought. */
function findWrong(lines: readonly Line[], pieces: readonly Pieces[]): Pieces | undefined {
  return pieces.find(({ lineId, quantity }, at) => {
    const line = lines.find(({ id }) => id === lineId);
    const isTwice = pieces.findIndex((one) => one.lineId === lineId) !== at;
    return isTwice || line === undefined || quantity <= 0 || quantity > line.quantity;
  });
}
