import { and, eq, ne } from 'drizzle-orm';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { providerNamed } from './providers.ts';
import { refundable, refundOrder } from './refunds/refund-order.ts';
import { listRefunds } from './refunds/refund-parts.ts';
import { payments } from './tables.ts';

export type OrderRefund =
  | { kind: 'asked'; amount: Grosze }
  | { kind: 'unknown-order' }
  | { kind: 'not-called-off' }
  /** No bank took money for it, or all of it went back. */
  | { kind: 'nothing-due' }
  /** The books do not say of which payment the part was. */
  | { kind: 'partly-refunded' }
  | { kind: 'refused'; problem: string };

/**
 * Gives back through its provider what a bank took for an order that was called off. Nothing is booked here: the
 * provider's webhook does it, as when the owner returns the money in the provider's own panel.
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
  // The shop was moved to another provider since.
  if (gone) return { kind: 'refused', problem: gone.provider };
  const asked = await listRefunds(shop.db, orderId);
  if (order.refunded > 0) return { kind: 'partly-refunded' };
  const onTheirWay = asked.filter(({ state }) => state === 'asked' || state === 'accepted');
  const amount = (await refundable(shop, orderId)) || onTheirWay.reduce((sum, refund) => sum + refund.amount, 0);
  // A refund the provider refused may be asked for again, under another name.
  const tries = asked.filter(({ state }) => state === 'refused').length;
  const answer = await refundOrder(shop, orderId, { amount, key: `called-off-${tries}` });
  if (answer.kind === 'asked') return { kind: 'asked', amount: answer.amount };
  return answer.kind === 'refused' ? answer : { kind: 'nothing-due' };
}
