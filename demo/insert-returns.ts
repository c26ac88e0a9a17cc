import { and, eq } from 'drizzle-orm';
import { type DemoReturn, demoReturns } from '#demo/content/returns.ts';
import { advanceCounter } from '#demo/insert-rows.ts';
import { type Clock, clockAt } from '#demo/rows/size-rows.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import {
  claimedPieces,
  orderEvents,
  orderLines,
  orders,
  refunds,
  returnEvents,
  returnLines,
  returns,
} from '#server/shop/schema.ts';

/** Anna's returns with what they hold and what went back. */
export async function insertReturns(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  for (const demo of demoReturns) await insertReturn(transaction, demo, clock);
  await advanceCounter(transaction, returns);
}

async function insertReturn(transaction: Transaction, demo: DemoReturn, clock: Clock): Promise<void> {
  const { id, code, orderId, productId, quantity, reason, comment, method, delivery, refundWay, bankAccount, states } =
    demo;
  const [line] = await transaction
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)));
  const [first, last] = [states[0], states.at(-1)];
  if (!line || !first || !last) return;
  const filedAt = clock.daysAgo(first[1]);
  const amount = Math.round((line.paidGross * quantity) / line.quantity) - delivery.cost;
  await transaction.insert(returns).values({
    id,
    code,
    orderId,
    state: last[0],
    reason,
    method,
    parameterConfirmed: true,
    refundWay,
    amount,
    bankAccount,
    deliveryId: delivery.id,
    deliveryName: delivery.name,
    deliveryCost: delivery.cost,
    createdAt: filedAt,
    filedAt,
    updatedAt: clock.daysAgo(last[1]),
  });
  await transaction.insert(returnLines).values({ returnId: id, lineId: line.id, quantity, comment });
  await transaction
    .insert(claimedPieces)
    .values({ orderId, lineId: line.id, kind: 'return', claimId: id, quantity, at: filedAt });
  const steps = states.map(([kind, daysAgo]) => ({ kind, at: clock.daysAgo(daysAgo) }));
  await transaction.insert(returnEvents).values(steps.map((step) => ({ returnId: id, ...step })));
  await transaction
    .insert(orderEvents)
    .values(steps.map(({ kind, at }) => ({ orderId, kind: `return-${kind}` as const, at, details: { code } })));
  if (last[0] !== 'refunded') return;
  await transaction.update(orders).set({ refunded: amount }).where(eq(orders.id, orderId));
  await transaction.insert(refunds).values({
    orderId,
    kind: 'return',
    claimId: id,
    amount,
    way: refundWay,
    at: clock.daysAgo(last[1]),
    paidAt: clock.daysAgo(last[1]),
  });
}
