import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addDays, type Day, warsawDay } from '#platform/time/rules/day.ts';
import type { PageKind } from '../rules/page-kind.ts';
import type { JudgedVital, VitalCounts } from '../rules/vital-histogram.ts';

/** Two years, so that one can be compared with the one before, and some days. */
const RETENTION_DAYS = 750;

/** Counts of the buckets of every figure of every kind of page. */
export type PageVitals = ReadonlyMap<PageKind, ReadonlyMap<JudgedVital, VitalCounts>>;

/** O.40: the page speed in these days; kinds of pages without a measurement have no entry. */
export async function sumVitals({ db }: Pick<Shop, 'db'>, { from, to }: { from: Day; to: Day }): Promise<PageVitals> {
  const { rows } = await db.execute<{ page: PageKind; vital: JudgedVital; bucket: number; count: number }>(sql`
    select page, vital, bucket, sum(count)::float8 as count from vital_days where day between ${from} and ${to}
    group by page, vital, bucket`);
  const pages = new Map<PageKind, Map<JudgedVital, Map<number, number>>>();
  for (const { page, vital, bucket, count } of rows) {
    const vitals = pages.get(page) ?? new Map<JudgedVital, Map<number, number>>();
    pages.set(page, vitals.set(vital, (vitals.get(vital) ?? new Map<number, number>()).set(bucket, count)));
  }
  return pages;
}

export async function sweepVitalDays({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from vital_days where day < ${addDays(warsawDay(now()), -RETENTION_DAYS)}`);
}
