import { and, eq, ne } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { isCalledOff } from '#rules/selling/orders/order-state.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { providerNamed } from './providers.ts';
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
  if (order.refunded > 0) return { kind: 'partly-refunded' };
  let asked = 0;
  for (const { provider, providerReference, reference, amount } of taken) {
    const answer = await providerNamed(shop, provider)?.refund(shop, {
      reference: `${reference}-refund`,
      payment: providerReference,
      amount,
    });
    // The shop was moved to another provider since.
    if (!answer) return { kind: 'refused', problem: provider };
    if (answer.kind === 'refused') return answer;
    asked += amount;
  }
  return { kind: 'asked', amount: asked };
}
