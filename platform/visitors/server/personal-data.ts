import { sql } from 'drizzle-orm';
import {
  anyOf,
  browsersOf,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { visitors } from './tables.ts';

export const personalBrowsers: PersonalRecords = {
  tables: [{ table: visitors, part: 'browsers' }],

  async export(db, person) {
    return {
      browsers: await selectRows(
        db,
        sql`select created_at, seen_at from visitors where id = ${browsersOf(person)} order by created_at`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from visitors where id = ${anyOf(visitorIds)}`);
  },
};
