import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import type { IssueState } from '../rules/newsletter-fields.ts';
import { newsletters } from './tables.ts';

type IssueFigures = Record<IssueState, number> & { total: number; left: number };

/** `sent` is at most one minute old. */
export function figuresOf(row: typeof newsletters.$inferSelect): IssueFigures {
  const { deliveries: total, leavers: left, waiting, written, sent, failed, skipped } = row;
  return { total, left, waiting, written, sent, failed, skipped };
}

/** Emails are retried for some days. */
const WATCHED_MS = 14 * DAY_MS;
const outboxKey = sql`'newsletter-' || l.reader_id || '-issue-' || l.newsletter_id`;

/** Runs every minute; the outbox keeps rows for 90 days. */
export async function settleDeliveries({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { id, written, failed, startedAt } = newsletters;
  const since = new Date(now().getTime() - WATCHED_MS);
  const open = await db
    .select({ id })
    .from(newsletters)
    .where(or(gt(written, 0), and(gt(failed, 0), isNotNull(startedAt), gt(startedAt, since))))
    .orderBy(desc(id));
  for (const one of open) await db.transaction((tx) => settleOne(tx, one.id));
}

async function settleOne(tx: Transaction, id: number): Promise<void> {
  // Lock order: the newsletter, then its deliveries.
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update');
  if (!row) return;
  const { rows } = await tx.execute<{ state: 'sent' | 'failed'; before: IssueState; count: number }>(sql`
    with judged as (
      select l.reader_id, l.state as before, case when o.sent_at is null then 'failed' else 'sent' end as state
      from newsletter_letters l join outbox o on o.key = ${outboxKey}
      where l.newsletter_id = ${id} and l.state in ('written', 'failed') and (o.sent_at is not null or o.last_error is not null)),
    moved as (
      update newsletter_letters l set state = judged.state from judged
      where l.newsletter_id = ${id} and l.reader_id = judged.reader_id and l.state <> judged.state
      returning judged.before, judged.state)
    select before, state, count(*)::int as count from moved group by before, state`);
  const moved = (part: 'before' | 'state', state: IssueState) =>
    rows.filter((one) => one[part] === state).reduce((sum, { count }) => sum + count, 0);
  const written = row.written - moved('before', 'written');
  // Rows of forgotten readers are deleted.
  const isLost = row.state === 'sent' && written > 0 && !(await hasWritten(tx, id));
  await tx
    .update(newsletters)
    .set({
      written: isLost ? 0 : written,
      sent: row.sent + moved('state', 'sent'),
      failed: row.failed + moved('state', 'failed') - moved('before', 'failed'),
      skipped: row.skipped + (isLost ? written : 0),
    })
    .where(eq(newsletters.id, id));
}

async function hasWritten(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from newsletter_letters where newsletter_id = ${id} and state = 'written' limit 1`,
  );
  return rows.length > 0;
}

export async function markLeft(tx: Transaction, readerIds: readonly number[], at: Date): Promise<void> {
  if (readerIds.length === 0) return;
  const { rows } = await tx.execute<{ reader: number; newsletter: number }>(sql`
    select distinct on (reader_id) reader_id as reader, newsletter_id as newsletter from newsletter_letters
    where reader_id = any(${sql.param([...readerIds])}::int[]) and written_at is not null
    order by reader_id, written_at desc, newsletter_id desc`);
  for (const [newsletter, readers] of Map.groupBy(rows, (row) => row.newsletter)) {
    await tx.execute(sql`select 1 from newsletters where id = ${newsletter} for update`);
    const { rowCount } = await tx.execute(sql`
      update newsletter_letters set left_at = ${at}::timestamptz
      where newsletter_id = ${newsletter} and left_at is null
        and reader_id = any(${sql.param(readers.map(({ reader }) => reader))}::int[])`);
    await tx.execute(sql`update newsletters set leavers = leavers + ${rowCount ?? 0} where id = ${newsletter}`);
  }
}
