import { and, eq, ne } from 'drizzle-orm';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { payments, providerNamed } from '#modules/sales/payments/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { refundable, refundOrder } from './refund-order.ts';
import { listRefunds } from './refund-parts.ts';

export type OrderRefund =
  | { kind: 'asked'; amount: Grosze }
  | { kind: 'unknown-order' }
  | { kind: 'not-called-off' }
  /** No bank took money for it, or all of it is refunded. */
  | { kind: 'nothing-due' }
  /** The books do not say which payment the part belongs to. */
  | { kind: 'partly-refunded' }
  | { kind: 'refused'; problem: string };

/**
 * Refunds a cancelled order through its provider. Nothing is booked here: the provider's webhook does it, as when the owner refunds in the
 * provider's own panel.
 */
export async function refundCalledOff(shop: Shop, orderId: number): Promise<OrderRefund> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return { kind: 'unknown-order' };
  if (!isCalledOff(order.state)) return { kind: 'not-called-off' };
  const taken = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'accepted'), ne(payments.providerReference, '')));
  if (taken.length === 0) return { kind: 'nothing-due' };
  const gone = taken.find(({ provider }) => !providerNamed(shop, provider));
  // The shop changed its provider.
  if (gone) return { kind: 'refused', problem: gone.provider };
  const asked = await listRefunds(shop.db, orderId);
  if (order.refunded > 0) return { kind: 'partly-refunded' };
  const onTheirWay = asked.filter(({ state }) => state === 'asked' || state === 'accepted');
  const amount = (await refundable(shop, orderId)) || onTheirWay.reduce((sum, refund) => sum + refund.amount, 0);
  // A refused refund may be requested again, under another name.
  const tries = asked.filter(({ state }) => state === 'refused').length;
  const answer = await refundOrder(shop, orderId, { amount, key: `called-off-${tries}` });
  if (answer.kind === 'asked') return { kind: 'asked', amount: answer.amount };
  return answer.kind === 'refused' ? answer : { kind: 'nothing-due' };
}
