import { and, eq, or, sql } from 'drizzle-orm';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { attempt } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { orders } from './tables.ts';

export type OrderLookup =
  | { kind: 'found'; number: string; accessToken: string }
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** Tries of one caller in a quarter of an hour: for one order, and for any. Nobody locks the owner out of an order. */
const MOST_PER_ORDER = 10;
const MOST_PER_CALLER = 20;
const SECONDS = 15 * 60;

/**
 * An order by its number and the e-mail or phone it was placed with. Every wrong pair gets the same answer; whether an
 * order of this number exists is not told.
 */
export async function lookUpOrder(
  shop: Shop,
  { number: typed, contact, caller }: { number: string; contact: string; caller: string },
): Promise<OrderLookup> {
  const number = readOrderNumber(typed);
  const now = shop.now();
  const from = await attempt(
    shop,
    { key: `order-lookup-from:${caller}`, limit: MOST_PER_CALLER, seconds: SECONDS },
    now,
  );
  const of = await attempt(
    shop,
    { key: `order-lookup:${number ?? 'none'}:${caller}`, limit: MOST_PER_ORDER, seconds: SECONDS },
    now,
  );
  if (!from.allowed || !of.allowed) return { kind: 'too-many' };
  const digits = contact.replace(/\D/g, '').slice(-9);
  const [order] = await shop.db
    .select({ number: orders.number, accessToken: orders.accessToken })
    .from(orders)
    .where(
      and(
        eq(orders.number, number ?? ''),
        or(
          eq(orders.emailKey, contact.trim().toLowerCase()),
          digits.length === 9 && !contact.includes('@')
            ? sql`right(regexp_replace(${orders.phone}, '\\D', '', 'g'), 9) = ${digits}`
            : undefined,
        ),
      ),
    );
  return order ? { kind: 'found', ...order } : { kind: 'refused' };
}
