import { type SQL, sql } from 'drizzle-orm';
import type { Forgetting, PersonalRecords } from '../personal-records.ts';
import { outbox } from './tables.ts';

export const personalMails: PersonalRecords = {
  tables: [
    {
      table: outbox,
      notExported: 'the mails lie in the mailbox they went to, and an address alone proves nothing (decision 15)',
      kept: {
        columns: ['recipient', 'subject', 'html', 'text', 'reply_to', 'headers'],
        why: 'whether a mail was sent may be asked for 90 days; then it leaves the outbox',
      },
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
