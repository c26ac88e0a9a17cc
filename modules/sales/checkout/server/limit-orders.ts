import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { mailboxKey } from '#platform/forms/rules/email.ts';
import { attemptEach, type Limit } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S, HOUR_S } from '#platform/time/rules/units.ts';

interface Ordering {
  customerId: number | null;
  email: string;
  caller: string;
  isKnown: boolean;
}

/**
 * X.43: counts an order that is being written; when it is refused, the caller rolls back the transaction with the count. Every order takes
 * stock and emails an address that is not verified, so orders are limited per mailbox and per network address; customers who have paid
 * before are limited by their account alone.
 */
export async function countOrder(
  tx: Transaction,
  { settings: { orderLimits } }: Pick<Shop, 'settings'>,
  { customerId, email, caller, isKnown }: Ordering,
  now: Date,
): Promise<boolean> {
  const limits: Limit[] = isKnown
    ? [{ key: `order-customer:${customerId}`, limit: orderLimits.customer, seconds: DAY_S }]
    : [
        { key: `order-caller:${caller}`, limit: orderLimits.caller, seconds: HOUR_S },
        { key: `order-mailbox:${mailboxKey(email)}`, limit: orderLimits.address, seconds: DAY_S },
      ];
  const attempts = await attemptEach({ db: tx }, limits, now);
  return attempts.every(({ allowed }) => allowed);
}

export async function hasPaid(tx: Transaction, customerId: number): Promise<boolean> {
  const found = await findPaid(tx, { customerId });
  return found.length > 0;
}

const findPaid = prepared((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, sql.placeholder('customerId')),
        gt(orders.paid, 0),
        notInArray(orders.state, ['new', 'cancelled', 'returned']),
      ),
    )
    .limit(1)
    .prepare('order-paid-before'),
);
