import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OtherAction } from '#platform/audit/rules/audit-actions.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue, handleJob, jobKind } from '#platform/jobs/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { NewsletterState, NewsletterValues } from '../rules/newsletter-fields.ts';
import { cleanIssue } from './issues.ts';
import { newsletterMail } from './newsletter-mails.ts';
import { newsletterDeliveries, newsletterReaders, newsletters } from './tables.ts';

/** Other emails wait for no more than this many. */
const PIECE = 200;

const job = jobKind('send-newsletter', v.object({ id: v.number() }));

export type SendOutcome = 'done' | 'unknown' | 'not-now' | 'no-readers' | 'stale';

/** Only the version that the sender saw is sent. */
export async function startNewsletter(shop: Shop, id: number, written?: NewsletterValues): Promise<SendOutcome> {
  const wanted = written && cleanIssue(written);
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

export function stopNewsletter(shop: Shop, id: number): Promise<SendOutcome> {
  return move(shop, id, { from: 'sending', to: 'stopped', action: 'newsletter.stopped' });
}

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
    if (readers === 0) return 'no-readers';
    await tx
      .update(newsletters)
      .set({
        state: to,
        startedAt: row.startedAt ?? now,
        ...(readers !== undefined && { deliveries: readers, waiting: readers }),
      })
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

/** Each email is written in the transaction that marks it, with the newsletter locked: no reader receives it twice. */
export const sendIssues = handleJob(job, async (shop, { id }) => {
  await shop.db.transaction(async (tx) => {
    const [newsletter] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update');
    if (newsletter?.state !== 'sending') return;
    const now = shop.now();
    const { newsletterId, readerId, state } = newsletterDeliveries;
    const deliveries = await tx
      .select({ reader: newsletterReaders })
      .from(newsletterDeliveries)
      .innerJoin(newsletterReaders, eq(newsletterReaders.id, readerId))
      .where(and(eq(newsletterId, id), eq(state, 'waiting')))
      .orderBy(readerId)
      .limit(PIECE);
    let skipped = 0;
    for (const { reader } of deliveries) {
      const isReading = reader.confirmedAt !== null && reader.leftAt === null;
      if (!isReading) skipped += 1;
      if (isReading) await sendMail(tx, newsletterMail(shop, reader, newsletter), now);
      await tx
        .update(newsletterDeliveries)
        .set(isReading ? { state: 'written', writtenAt: now } : { state: 'skipped' })
        .where(and(eq(newsletterId, id), eq(readerId, reader.id)));
    }
    const isOver = deliveries.length < PIECE;
    await tx
      .update(newsletters)
      .set({
        // Rows of forgotten readers are deleted.
        waiting: isOver ? 0 : newsletter.waiting - deliveries.length,
        written: newsletter.written + deliveries.length - skipped,
        skipped: newsletter.skipped + skipped,
        ...(isOver && { state: 'sent' as const, finishedAt: now }),
      })
      .where(eq(newsletters.id, id));
    if (!isOver) await enqueue(tx, job, { id }, now);
  });
});
