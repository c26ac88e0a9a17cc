import { findBar } from '#modules/after-sale/claims/rules/find-bar.ts';
import { maxReturnable, returnQuantity } from '#modules/after-sale/returns/rules/return-obstacle.ts';
import type { FirmBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import type { Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import { isInTime, withdrawalDeadline } from '#modules/sales/order-ledger/rules/withdrawal-deadline.ts';
import { type FreeLine, freePieces } from '#modules/sales/order-ledger/server/index.ts';
import { lastDelivery, type OrderLineView, type OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { usedCards } from '#modules/sales/payments/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Day } from '#platform/time/rules/day.ts';

export interface WithdrawableLine {
  line: OrderLineView;
  /** The most of it from which the shopper may still withdraw. */
  max: number;
  /** The last day; null while the time has not begun. */
  until: Day | null;
  /** Why not; null when they may. */
  obstacle: FirmBar | 'too-late' | 'claimed' | 'card-spent' | 'over' | null;
}

/** From which lines of an order its shopper may withdraw today, and how long. */
export async function getWithdrawable(shop: Shop, order: OrderView): Promise<WithdrawableLine[]> {
  return judgeWithdrawable(
    order,
    await unspentPieces(shop.db, order.id, await freePieces(shop.db, order.id, 'withdrawal')),
    shop.now(),
  );
}

interface UnspentLine extends FreeLine {
  /** Pieces are left, and the card of each has paid for something. */
  isSpent: boolean;
}

/** A gift card that has paid for something cannot be given back: without those pieces. */
export async function unspentPieces(db: Queries, orderId: number, lines: readonly FreeLine[]): Promise<UnspentLine[]> {
  const used = await usedCards(db, orderId);
  return lines.map((line) => {
    const free = Math.max(0, line.free - (used.get(line.lineId) ?? 0));
    return { ...line, free, isSpent: line.free > 0 && free === 0 };
  });
}

export function judgeWithdrawable(order: OrderView, free: readonly UnspentLine[], now: Date): WithdrawableLine[] {
  const lastDeliveredAt = lastDelivery(order.lines);
  const over = order.state === 'cancelled' || order.state === 'returned';
  return order.lines.map((line): WithdrawableLine => {
    const left = free.find((chosenLine) => chosenLine.lineId === line.lineId);
    const max = maxReturnable(left?.free ?? 0, line.step);
    const none = left?.isSpent ? ('card-spent' as const) : ('claimed' as const);
    const { placedAt, informedOfWithdrawal: informed, consents } = order;
    const until = withdrawalDeadline({ type: line.type, placedAt, lastDeliveredAt, informed });
    const bar = findBar({ ...line, delivered: line.deliveredAt !== null, consents });
    const late = isInTime(until, now) ? null : ('too-late' as const);
    return { line, max, until, obstacle: over ? 'over' : (bar ?? late ?? (max > 0 ? null : none)) };
  });
}

/** Can exactly these pieces be withdrawn from: each line once, in whole steps, no more than is left. */
export function areWithdrawable(lines: readonly WithdrawableLine[], pieces: readonly Pieces[]): boolean {
  const distinct = new Set(pieces.map(({ lineId }) => lineId));
  if (pieces.length === 0 || distinct.size !== pieces.length) return false;
  return pieces.every(({ lineId, quantity }) => {
    const chosenLine = lines.find(({ line }) => line.lineId === lineId);
    if (!chosenLine || chosenLine.obstacle) return false;
    const verdict = returnQuantity(quantity, chosenLine.max, chosenLine.line.step);
    return verdict.kind === 'ok' && verdict.quantity === quantity && quantity > 0;
  });
}
