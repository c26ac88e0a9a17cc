import { sql } from 'drizzle-orm';
import { type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { pointsEntries } from './tables.ts';

export const personalPoints: PersonalRecords = {
  tables: [{ table: pointsEntries, part: 'points' }],

  async export(db, { customerId }) {
    return {
      points: await selectRows(
        db,
        sql`select change, reason, note, at from points_entries where customer_id = ${customerId} order by at`,
      ),
    };
  },

  async forget({ db }, { customerId }) {
    await db.execute(sql`delete from points_entries where customer_id = ${customerId}`);
  },
};
