import { type SQL, sql } from 'drizzle-orm';
import type { Forgetting, PersonalRecords } from '#platform/personal-data/server/personal-records.ts';
import { outbox, outboxAttachments } from './tables.ts';

const NOT_EXPORTED = 'the mails are in the mailbox they went to, and an address alone proves nothing (decision 15)';
const RETENTION_REASON =
  'what was written in with an address alone belongs to no account, and the mail about the end of the account proves that it ended; after 90 days both leave the outbox';

export const personalMails: PersonalRecords = {
  tables: [
    {
      table: outbox,
      notExported: NOT_EXPORTED,
      kept: { columns: ['recipient', 'subject', 'html', 'text', 'reply_to', 'headers'], why: RETENTION_REASON },
    },
    {
      table: outboxAttachments,
      notExported: NOT_EXPORTED,
      kept: { columns: ['name', 'content'], why: RETENTION_REASON },
    },
  ],
};

/**
 * Mails sent about something that is forgotten. One that still waits for the mail server goes with the outbox of its day.
 * @param keys a query of one column: patterns for `like`
 */
export async function forgetMails({ db }: Forgetting, keys: SQL): Promise<void> {
  await db.execute(sql`delete from outbox where sent_at is not null and key like any (array(${keys}))`);
}
