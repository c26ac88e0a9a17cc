import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LetterState, NewsletterState, NewsletterValues } from '#rules/customers/newsletter/newsletter-fields.ts';
import type { OtherAction } from '#rules/platform/staff/audit-actions.ts';
import { DAY_MS } from '#rules/platform/time/units.ts';
import { recordChange } from '#shop/platform/audit/index.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Database, Transaction } from '#shop/platform/db/connect.ts';
import { enqueue, handleJob, jobKind } from '#shop/platform/jobs/index.ts';
import { sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { cleanLetter } from './issues.ts';
import { newsletterMail } from './newsletter-mails.ts';
import { newsletterLetters, newsletterReaders, newsletters } from './tables.ts';

/** Other mails, those about orders, wait for no more than this many. */
const PIECE = 200;

const job = jobKind('send-newsletter', v.object({ id: v.number() }));

export type SendOutcome = 'done' | 'unknown' | 'not-now' | 'nobody' | 'stale';

/** Begins to send a draft to everybody who reads the newsletter now, but only as whoever sends it wrote it; it goes on by itself. */
export async function startNewsletter(shop: Shop, id: number, written?: NewsletterValues): Promise<SendOutcome> {
  const wanted = written && cleanLetter(written);
  return move(
    shop,
    id,
    { from: 'draft', to: 'sending', action: 'newsletter.started' },
    async (tx) => {
      const { rowCount } = await tx.execute(sql`
      insert into newsletter_letters (newsletter_id, reader_id)
      select ${id}, id from newsletter_readers where confirmed_at is not null and left_at is null`);
      return rowCount ?? 0;
    },
    (row) => !wanted || (row.subject === wanted.subject && row.body === wanted.body),
  );
}

/** No further letter is written; those in the outbox go. */
export function stopNewsletter(shop: Shop, id: number): Promise<SendOutcome> {
  return move(shop, id, { from: 'sending', to: 'stopped', action: 'newsletter.stopped' });
}

/** Goes on where it was stopped. */
export function resumeNewsletter(shop: Shop, id: number): Promise<SendOutcome> {
  return move(shop, id, { from: 'stopped', to: 'sending', action: 'newsletter.resumed' });
}

interface Move {
  from: NewsletterState;
  to: NewsletterState;
  action: Extract<OtherAction, `newsletter.${string}`>;
}

async function move(
  shop: Shop,
  id: number,
  { from, to, action }: Move,
  address?: (tx: Transaction) => Promise<number>,
  isMeant?: (row: typeof newsletters.$inferSelect) => boolean,
): Promise<SendOutcome> {
  if (!isRowId(id)) return 'unknown';
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update');
    if (!row) return 'unknown';
    if (row.state !== from) return 'not-now';
    if (isMeant && !isMeant(row)) return 'stale';
    const readers = await address?.(tx);
    if (readers === 0) return 'nobody';
    await tx
      .update(newsletters)
      .set({ state: to, startedAt: row.startedAt ?? now })
      .where(eq(newsletters.id, id));
    await recordChange(tx, shop, {
      action,
      object: { kind: 'newsletter', id },
      from: { state: from },
      to: { state: to, ...(readers && { readers }) },
    });
    if (to === 'sending') await enqueue(tx, job, { id }, now);
    return 'done';
  });
}

/**
 * Writes the next letters. The newsletter is held meanwhile, and each letter is written in the transaction that marks it: whoever stops
 * it, whatever dies and however many nodes go on, nobody gets it twice.
 */
export const sendLetters = handleJob(job, async (shop, { id }) => {
  await shop.db.transaction(async (tx) => {
    const [newsletter] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update');
    if (newsletter?.state !== 'sending') return;
    const now = shop.now();
    await settle(tx, now, id);
    const { newsletterId, readerId, state } = newsletterLetters;
    const letters = await tx
      .select({ reader: newsletterReaders })
      .from(newsletterLetters)
      .innerJoin(newsletterReaders, eq(newsletterReaders.id, readerId))
      .where(and(eq(newsletterId, id), eq(state, 'waiting')))
      .orderBy(readerId)
      .limit(PIECE);
    for (const { reader } of letters) {
      const isReading = reader.confirmedAt !== null && reader.leftAt === null;
      if (isReading) await sendMail(tx, newsletterMail(shop, reader, newsletter), now);
      await tx
        .update(newsletterLetters)
        .set(isReading ? { state: 'written', writtenAt: now } : { state: 'skipped' })
        .where(and(eq(newsletterId, id), eq(readerId, reader.id)));
    }
    if (letters.length === PIECE) await enqueue(tx, job, { id }, now);
    else await tx.update(newsletters).set({ state: 'sent', finishedAt: now }).where(eq(newsletters.id, id));
  });
});

/** The key of a letter in the outbox, as `newsletterMail` writes it. */
const outboxKey = sql`'newsletter-' || l.reader_id || '-letter-' || l.newsletter_id`;

/** What the mail server has taken is written down: the outbox forgets after 90 days. A refusal is one when it was not taken for a week. */
async function settle(db: Pick<Database, 'execute'>, now: Date, id?: number): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  await db.execute(sql`
    update newsletter_letters l set state = case when o.sent_at is null then 'failed' else 'sent' end
    from outbox o
    where l.state = 'written' and o.key = ${outboxKey} ${id === undefined ? sql`` : sql`and l.newsletter_id = ${id}`}
      and (o.sent_at is not null or (o.last_error is not null and o.created_at < ${weekAgo}::timestamptz))`);
}

/** Once an hour. */
export function settleLetters({ db, now }: Shop): Promise<void> {
  return settle(db, now());
}

type LetterFigures = Record<LetterState, number> & { total: number; left: number };

/** How far a newsletter has come: by newsletter, how many letters are in which state, and who left after it. */
export async function countLetters({ db }: Shop, ids: readonly number[]): Promise<Map<number, LetterFigures>> {
  const { rows } = await db.execute<LetterFigures & { id: number }>(sql`
    select l.newsletter_id as id, count(*)::int as total, count(l.left_at)::int as left,
      (count(*) filter (where l.state = 'waiting'))::int as waiting,
      (count(*) filter (where l.state = 'skipped'))::int as skipped,
      (count(*) filter (where l.state = 'sent' or o.sent_at is not null))::int as sent,
      (count(*) filter (where l.state = 'failed' or (o.sent_at is null and o.last_error is not null)))::int as failed,
      (count(*) filter (where l.state = 'written' and o.sent_at is null and o.last_error is null))::int as written
    from newsletter_letters l left join outbox o on l.state = 'written' and o.key = ${outboxKey}
    where l.newsletter_id = any(${sql.param([...ids])}::int[]) group by l.newsletter_id`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** Of readers who leave: after which letter they did. */
export async function markLeft(db: Pick<Database, 'execute'>, readerIds: readonly number[], at: Date): Promise<void> {
  if (readerIds.length === 0) return;
  await db.execute(sql`
    update newsletter_letters l set left_at = ${at}::timestamptz
    from (select distinct on (reader_id) reader_id, newsletter_id from newsletter_letters
      where reader_id = any(${sql.param([...readerIds])}::int[]) and written_at is not null
      order by reader_id, written_at desc, newsletter_id desc) last
    where l.reader_id = last.reader_id and l.newsletter_id = last.newsletter_id`);
}
