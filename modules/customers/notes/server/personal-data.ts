import { sql } from 'drizzle-orm';
import { type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { customerNotes } from './tables.ts';

/** What is written about somebody is theirs to read when they ask for it; who of the staff wrote it is not. */
export const personalNotes: PersonalRecords = {
  tables: [{ table: customerNotes, part: 'notes' }],

  async export(db, { customerId }) {
    return {
      notes: await selectRows(
        db,
        sql`select text, at from customer_notes where customer_id = ${customerId} order by at, id`,
      ),
    };
  },

  async forget({ db }, { customerId }) {
    await db.execute(sql`delete from customer_notes where customer_id = ${customerId}`);
  },
};
