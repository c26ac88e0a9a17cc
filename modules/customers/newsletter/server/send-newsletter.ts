import { createHash } from 'node:crypto';
import { and, asc, desc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { cleanHtml } from '#platform/html/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { toMailHtml } from '../rules/newsletter-fields.ts';
import { issueMail } from './newsletter-mails.ts';
import { newsletterReaders } from './tables.ts';

type Reader = typeof newsletterReaders.$inferSelect;

const AT_ONCE = 500;
/** Only who confirmed the address and did not leave gets a mail. */
const isReading = and(isNotNull(newsletterReaders.confirmedAt), isNull(newsletterReaders.leftAt));

/** Everybody who reads the newsletter, some hundred at a time. */
export async function* listReaderBatches(shop: Pick<Shop, 'db'>): AsyncGenerator<Reader[]> {
  for (let after = 0; ; ) {
    const readers = await shop.db
      .select()
      .from(newsletterReaders)
      .where(and(isReading, gt(newsletterReaders.id, after)))
      .orderBy(asc(newsletterReaders.id))
      .limit(AT_ONCE);
    const last = readers.at(-1);
    if (!last) return;
    yield readers;
    after = last.id;
  }
}

/** How many read it, wait to confirm, or left; and who came last. */
export async function surveyReaders(shop: Pick<Shop, 'db'>, limit: number) {
  const { email, name, confirmedAt, leftAt } = newsletterReaders;
  const counted = await shop.db
    .select({
      reading: sql<number>`count(*) filter (where ${isReading})::int`,
      asked: sql<number>`count(*) filter (where ${confirmedAt} is null and ${leftAt} is null)::int`,
      left: sql<number>`count(${leftAt})::int`,
    })
    .from(newsletterReaders);
  const newest = await shop.db
    .select({ email, name, confirmedAt })
    .from(newsletterReaders)
    .where(isReading)
    .orderBy(desc(confirmedAt))
    .limit(limit);
  return { ...(counted[0] ?? { reading: 0, asked: 0, left: 0 }), newest };
}

interface Issue {
  subject: string;
  /** HTML or plain text; cleaned here. */
  body: string;
}

/**
 * Queues a mail to everybody who reads the newsletter. The words themselves name the mail: sent again, after a stop or
 * by mistake, it goes only to those who have not got it yet. Answers to how many it went now, and how many read it.
 */
export async function sendIssue(shop: Shop, { subject, body }: Issue): Promise<{ written: number; readers: number }> {
  const html = toMailHtml(cleanHtml(body), shop.origin);
  const name = createHash('sha256').update(`${subject}\n${html}`).digest('hex').slice(0, 16);
  let written = 0;
  let readers = 0;
  for await (const some of listReaderBatches(shop)) {
    await shop.db.transaction(async (tx) => {
      for (const reader of some) {
        const isNew = await sendMail(tx, issueMail(shop, reader, { name, subject, html }), shop.now());
        if (isNew) written += 1;
      }
    });
    readers += some.length;
  }
  return { written, readers };
}
