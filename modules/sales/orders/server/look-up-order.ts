import { and, eq, or, sql } from 'drizzle-orm';
import { parseOrderNumber } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { limitGuesses } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export type OrderLookup =
  | { kind: 'found'; number: string; accessToken: string; ofAccount: boolean }
  /** Too many attempts from everywhere: if the pair was right, the link is emailed. */
  | { kind: 'doubted'; number: string | null }
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** Every wrong pair gets the same answer, so that it does not reveal which orders exist. */
export async function lookUpOrder(
  shop: Shop,
  { number: typed, contact, caller }: { number: string; contact: string; caller: string },
): Promise<OrderLookup> {
  const number = parseOrderNumber(typed) ?? '';
  const digits = contact.replace(/\D/g, '').slice(-9);
  const guess = await limitGuesses(shop, { kind: 'order', name: number, caller }, async () => {
    const [order] = await shop.db
      .select({ number: orders.number, accessToken: orders.accessToken, customerId: orders.customerId })
      .from(orders)
      .where(
        and(
          eq(orders.number, number),
          or(
            eq(orders.emailKey, contact.trim().toLowerCase()),
            digits.length === 9 && !contact.includes('@')
              ? sql`right(regexp_replace(${orders.phone}, '\\D', '', 'g'), 9) = ${digits}`
              : undefined,
          ),
        ),
      );
    return order;
  });
  if (guess === 'too-many') return { kind: 'too-many' };
  const { found, doubted } = guess;
  if (doubted) return { kind: 'doubted', number: found?.number ?? null };
  if (!found) return { kind: 'refused' };
  const { customerId, ...opened } = found;
  return { kind: 'found', ...opened, ofAccount: customerId !== null };
}
