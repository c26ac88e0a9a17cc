import { sql } from 'drizzle-orm';
import { type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { customerNotes } from './tables.ts';

/** Customers may read notes about them, without the author. */
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
