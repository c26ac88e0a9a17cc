import { sql } from 'drizzle-orm';
import { returns, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import { basketLines } from '#modules/sales/basket/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addDays, type Day } from '#platform/time/rules/day.ts';
import type { NumbersDay } from '../rules/numbers-figures.ts';
import { listSalesDays } from './sales-by-day.ts';

interface Days {
  from: Day;
  to: Day;
}

/** O.40: figures by Warsaw day; empty days have no entry. */
export async function gatherNumbers(shop: Shop, days: Days): Promise<NumbersDay[]> {
  const [sales, returns, baskets] = await Promise.all([
    listSalesDays(shop, days),
    countReturns(shop, days),
    countLeftBaskets(shop, days),
  ]);
  const allDays = new Set([...sales.map(({ day }) => day), ...returns.keys(), ...baskets.keys()]);
  const ofDay = new Map(sales.map((one) => [one.day, one]));
  return [...allDays].toSorted().map((day) => ({
    day,
    orders: ofDay.get(day)?.orders ?? 0,
    sales: ofDay.get(day)?.sales ?? 0,
    returns: returns.get(day) ?? 0,
    baskets: baskets.get(day) ?? 0,
  }));
}

const warsawStart = (day: Day) => sql`${day}::date::timestamp at time zone 'Europe/Warsaw'`;
const within = ({ from, to }: Days, moment: 'filed_at' | 'made_at') =>
  sql`${sql.identifier(moment)} >= ${warsawStart(from)} and ${sql.identifier(moment)} < ${warsawStart(addDays(to, 1))}`;

/** Returns and withdrawals by day; the return of a withdrawal is not counted again. */
async function countReturns({ db }: Shop, days: Days): Promise<Map<Day, number>> {
  const { rows } = await db.execute<{ day: Day; count: number }>(sql`
    select warsaw_day(at)::text as day, count(*)::int as count from (
      select filed_at as at from ${returns} where ${within(days, 'filed_at')} and withdrawal_id is null and state not in ('draft', 'cancelled')
      union all
      select made_at from ${withdrawals} where ${within(days, 'made_at')}) as filed
    group by 1`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Baskets by the day of their last addition; those of the last 24 hours may still become orders. */
async function countLeftBaskets({ db, now }: Shop, { from, to }: Days): Promise<Map<Day, number>> {
  const { rows } = await db.execute<{ day: Day; count: number }>(sql`
    select warsaw_day(last)::text as day, count(*)::int as count from (
      select max(added_at) as last from ${basketLines} where added_at >= ${warsawStart(from)} group by visitor_id) as baskets
    where last < ${warsawStart(addDays(to, 1))} and last < ${now().toISOString()}::timestamptz - interval '1 day'
    group by 1`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
