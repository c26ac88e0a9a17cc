import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { addDays } from '#platform/time/rules/day.ts';
import type { MoneyFilter, OrderFilter } from '../rules/order-filter.ts';
import { orderSearch } from './tables.ts';

const MAX_WORDS = 8;

/** Equal to the partial indexes of the table, so that PostgreSQL uses them. */
const MONEY: Record<MoneyFilter, SQL> = {
  paid: sql`${orders.paid} >= ${orders.totalGross}`,
  unpaid: sql`${orders.paid} < ${orders.totalGross} and ${orders.state} not in ('cancelled', 'returned')`,
  'pay-back': sql`${orders.paid} - ${orders.refunded} > case when ${orders.state} in ('cancelled', 'returned') then ${orders.kept} else ${orders.totalGross} end`,
  'to-pack': sql`${orders.state} in ('new', 'confirmed') and (not ${orders.prepaid} or ${orders.paid} >= ${orders.totalGross})`,
  awaited: sql`${orders.state} in ('new', 'confirmed') and ${orders.prepaid} and ${orders.paid} < ${orders.totalGross}`,
};

/** `state` is left out where states are counted. */
export function orderConditions(filter: Omit<OrderFilter, 'sort'>): SQL | undefined {
  const { text, state, money, courierId, from, to } = filter;
  return and(
    state === null ? undefined : eq(orders.state, state),
    money === null ? undefined : MONEY[money],
    courierId === null ? undefined : eq(orders.courierId, courierId),
    from === '' ? undefined : sql`${orders.placedAt} >= ${from}::date::timestamp at time zone 'Europe/Warsaw'`,
    to === '' ? undefined : sql`${orders.placedAt} < ${addDays(to, 1)}::date::timestamp at time zone 'Europe/Warsaw'`,
    textCondition(text),
  );
}

/** Every word must be somewhere in the order: number, people, phone, products, parcel. */
function textCondition(text: string): SQL | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const found = words.map((word) => sql`${orderSearch.words} like ${likePattern(word)}`);
  return inArray(orders.id, sql`(select ${orderSearch.orderId} from ${orderSearch} where ${and(...found)})`);
}

/** Stored phones are digits: a typed one may have spaces, dashes and the country code. */
export function searchWords(text: string): string[] {
  const plain = plainText(text).trim();
  const digits = plain.replace(/[\s()+-]/g, '');
  if (/^\d{7,}$/.test(digits)) return [digits.replace(/^(?:00)?48(?=\d{9}$)/, '')];
  return plain.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
