import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { selectIds } from '#platform/personal-data/server/personal-records.ts';
import { visitors } from './tables.ts';

/**
 * Until the transaction ends, no other one changes the holdings of this visitor: limits span several rows, so no one of them
 * could be the lock.
 */
export async function lockVisitor(tx: Transaction, visitorId: number): Promise<void> {
  const locked = await lock(tx, { visitorId });
  if (locked.length === 0) throw new Error('The visitor does not exist');
}

const lock = prepared((db) =>
  db
    .select({ id: visitors.id })
    .from(visitors)
    .where(eq(visitors.id, sql.placeholder('visitorId')))
    .for('update')
    .prepare('lock-visitor'),
);

/**
 * Abandoned browsers, not used since that moment. An account or rows of `holdings` (see `holdingsFinder`) preserve a visitor: the
 * customer may come back for them. A visitor of the shop itself goes with its basket.
 */
export function lockDepartedVisitors(
  tx: Transaction,
  { before, beforeByShop }: { before: Date; beforeByShop: Date },
  max: number,
  holdings: readonly string[],
): Promise<number[]> {
  return selectIds(
    tx,
    sql`select id from visitors v
      where (by_shop and seen_at < ${beforeByShop.toISOString()}::timestamptz)
        or (seen_at < ${before.toISOString()}::timestamptz and customer_id is null
          ${sql.raw(holdings.map((rows) => `and not exists (select ${rows})`).join(' '))})
      order by seen_at limit ${max} for update skip locked`,
  );
}
