import { sql } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { SalesFigures } from '#modules/sales/reports/rules/sales-figures.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';

/** Days of Warsaw, today counted in. */
export const SALES_DAYS = [1, 7, 30] as const;
export type SalesDays = (typeof SALES_DAYS)[number];

export interface SalesPeriod {
  days: SalesDays;
  now: SalesFigures;
  /** As many days before them, up to the same hour: a morning is compared with a morning. */
  before: SalesFigures;
}

/** O.40: what was ordered today, in 7 and in 30 days, and in the time before; without what was called off. */
export function countSales(shop: Shop): Promise<SalesPeriod[]> {
  return Promise.all(
    SALES_DAYS.map(async (days) => ({
      days,
      now: await countIn(shop, days, 0),
      before: await countIn(shop, days, days),
    })),
  );
}

async function countIn(shop: Shop, days: number, back: number): Promise<SalesFigures> {
  const now = shop.now();
  const first = addDays(warsawDay(now), 1 - days - back);
  const { rows } = await shop.db.execute<{ orders: number; sales: string }>(sql`
    select count(*)::int as orders, coalesce(sum(total_gross), 0) as sales from ${orders}
    where state <> 'cancelled'
      and placed_at >= ${first}::date::timestamp at time zone 'Europe/Warsaw'
      and placed_at <= (${now.toISOString()}::timestamptz at time zone 'Europe/Warsaw' - ${back} * interval '1 day')
        at time zone 'Europe/Warsaw'`);
  return { orders: rows[0]?.orders ?? 0, sales: Number(rows[0]?.sales ?? 0) };
}
