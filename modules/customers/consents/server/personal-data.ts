import { sql } from 'drizzle-orm';
import { type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { consentRecords } from './tables.ts';

export const personalConsents: PersonalRecords = {
  tables: [{ table: consentRecords, part: 'consents' }],

  async export(db, { customerId }) {
    return {
      consents: await selectRows(
        db,
        sql`select kind as consent, given, wording, place as given_at_place, about, at from consent_records
          where customer_id = ${customerId} order by at, id`,
      ),
    };
  },

  async forget({ db }, { customerId }) {
    await db.execute(sql`delete from consent_records where customer_id = ${customerId}`);
  },
};
