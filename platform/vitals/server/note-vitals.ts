import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import type { PageKind } from '../rules/page-kind.ts';
import { bucketOf, isJudged, type JudgedVital } from '../rules/vital-histogram.ts';
import type { WebVital } from '../rules/web-vital.ts';
import { vitalDays } from './tables.ts';

interface Counted {
  day: Day;
  page: PageKind;
  vital: JudgedVital;
  bucket: number;
  count: number;
}

interface Waiting {
  /** By the unique columns of the row. */
  rows: Map<string, Counted>;
  figures: number;
  timer?: NodeJS.Timeout;
}

const WRITE_EVERY_MS = 5000;
/** A client that sends figures without end can neither outnumber a day's visitors by much nor overflow a column. */
const MAX_FIGURES = 5000;

/** Figures of this process that are not written yet. */
const waitingOf = new WeakMap<Shop['pool'], Waiting>();

/** Counts figures of one page without waiting for the database: they are written a few seconds later, with those of others. */
export function noteVitals(shop: Shop, page: PageKind, vitals: readonly WebVital[]): void {
  const waiting = waitingIn(shop);
  const day = warsawDay(shop.now());
  for (const { name, value } of vitals) {
    if (isJudged(name)) add(waiting, { day, page, vital: name, bucket: bucketOf(name, value), count: 1 });
  }
  if (waiting.rows.size > 0) waiting.timer ??= setTimeout(() => void writeVitals(shop), WRITE_EVERY_MS).unref();
}

function waitingIn({ pool }: Shop): Waiting {
  const waiting: Waiting = waitingOf.get(pool) ?? { rows: new Map(), figures: 0 };
  waitingOf.set(pool, waiting);
  return waiting;
}

function add(waiting: Waiting, row: Counted): void {
  if (waiting.figures + row.count > MAX_FIGURES) return;
  const key = [row.day, row.page, row.vital, row.bucket].join(' ');
  const counted = waiting.rows.get(key);
  waiting.rows.set(key, { ...row, count: row.count + (counted?.count ?? 0) });
  waiting.figures += row.count;
}

/** Writes what waits; also called when the process ends. */
export async function writeVitals(shop: Shop): Promise<void> {
  const waiting = waitingOf.get(shop.pool);
  waitingOf.delete(shop.pool);
  clearTimeout(waiting?.timer);
  if (!waiting || waiting.rows.size === 0) return;
  // In one order: two processes that write at once must not wait for each other.
  const rows = [...waiting.rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  try {
    await shop.db
      .insert(vitalDays)
      .values(rows)
      .onConflictDoUpdate({
        target: [vitalDays.day, vitalDays.page, vitalDays.vital, vitalDays.bucket],
        set: { count: sql`${vitalDays.count} + excluded.count` },
      });
  } catch (err) {
    shop.log.warn({ err }, 'Web vitals were not written; they are tried again with the next');
    const since = waitingIn(shop);
    for (const row of rows) add(since, row);
  }
}
