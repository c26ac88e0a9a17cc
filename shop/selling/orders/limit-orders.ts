import { and, eq, gt, notInArray } from 'drizzle-orm';
import { mailboxKey } from '#rules/platform/forms/email.ts';
import { DAY_S, HOUR_S } from '#rules/platform/time/units.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { attempt, forgive, type Limit } from '#shop/platform/limits/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';

interface Ordering {
  customerId: number | null;
  email: string;
  /** Network address of whoever orders. */
  caller: string;
}

/**
 * X.43: counts an order that is about to be written, and says whether it may be. Every order takes stock and writes mails
 * to an address nobody has proved, so there is an end to them per mailbox and per network address; customers who have
 * paid before are counted by their account alone.
 */
export async function countOrder(
  tx: Transaction,
  { settings: { orderLimits } }: Pick<Shop, 'settings'>,
  { customerId, email, caller }: Ordering,
  now: Date,
): Promise<boolean> {
  const isKnown = customerId !== null && (await hasPaid(tx, customerId));
  const limits: Limit[] = isKnown
    ? [{ key: `order-customer:${customerId}`, limit: orderLimits.customer, seconds: DAY_S }]
    : [
        { key: `order-caller:${caller}`, limit: orderLimits.caller, seconds: HOUR_S },
        { key: `order-mailbox:${mailboxKey(email)}`, limit: orderLimits.address, seconds: DAY_S },
      ];
  for (const [at, limit] of limits.entries()) {
    if ((await attempt({ db: tx }, limit, now)).allowed) continue;
    // Nothing was ordered: nobody behind the same address shall wait for it.
    for (const { key } of limits.slice(0, at)) await forgive({ db: tx }, key);
    return false;
  }
  return true;
}

async function hasPaid(tx: Transaction, customerId: number): Promise<boolean> {
  const paid = and(
    eq(orders.customerId, customerId),
    gt(orders.paid, 0),
    notInArray(orders.state, ['new', 'cancelled', 'returned']),
  );
  return (await tx.$count(orders, paid)) > 0;
}
