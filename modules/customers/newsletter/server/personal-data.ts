import { sql } from 'drizzle-orm';
import { forgetMails } from '#platform/mail/server/index.ts';
import { type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { endNewsletter } from './readers.ts';
import { newsletterReaders } from './tables.ts';

/** Only requests made while signed in belong to the customer (decision 15). */
export const personalNewsletter: PersonalRecords = {
  tables: [
    {
      table: newsletterReaders,
      part: 'newsletter',
      kept: {
        columns: ['email', 'name'],
        why: 'the shop must be able to prove that the mails it sent were asked for',
      },
    },
  ],

  async export(db, { customerId }) {
    return {
      newsletter: await selectRows(
        db,
        sql`select email, name as person, consent as wording, asked_at, confirmed_at, left_at from newsletter_readers
          where customer_id = ${customerId} order by asked_at`,
      ),
    };
  },

  async forget(forgetting, { customerId, email }) {
    await endNewsletter(forgetting.db, email, forgetting.now);
    const own = sql`customer_id = ${customerId}`;
    await forgetMails(forgetting, sql`select 'newsletter-' || id || '-%' from newsletter_readers where ${own}`);
    await forgetting.db.execute(sql`update newsletter_readers set customer_id = null where ${own}`);
  },
};
