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
  /** Network address of a user who orders. */
  caller: string;
  /** `hasPaid` */
  isKnown: boolean;
}

/**
 * X.43: counts an order that is being written, and says whether it may be; if not, the whole transaction is to be undone, and with
 * it the count: nobody behind the same address shall wait for an order that is none. Every order takes stock and writes mails to
 * an address nobody has proved, so there is an end to them per mailbox and per network address; customers who have paid before
 * are counted by their account alone.
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

/** Whether this customer has had something from the shop and paid for it. */
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
