import type { RefundWay } from '#rules/after-sale/returns/refund-way.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';

/**
 * Ways in which the money of this order can go back; the same way only where something can be sent back along it, and
 * none where none has come.
 */
export function offerRefunds({ payments, paid, total }: Pick<OrderView, 'payments' | 'paid' | 'total'>): RefundWay[] {
  if (paid <= 0 && total.gross > 0) return [];
  const back = payments.some(({ kind, state }) => state === 'accepted' && kind !== 'dvp' && kind !== 'points');
  return back ? ['same-way', 'transfer', 'balance', 'other'] : ['transfer', 'balance', 'other'];
}
