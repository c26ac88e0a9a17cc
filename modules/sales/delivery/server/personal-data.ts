import { sql } from 'drizzle-orm';
import {
  anyOf,
  browsersOf,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { visitorPoints } from './tables.ts';

export const personalPoint: PersonalRecords = {
  tables: [{ table: visitorPoints, part: 'pickup_point' }],

  async export(db, person) {
    return {
      pickup_point: await selectRows(
        db,
        sql`select p.code, p.name, p.street, p.zipcode, p.city, v.chosen_at from visitor_points v
          join pickup_points p on p.id = v.point_id where v.visitor_id = ${browsersOf(person)} order by v.chosen_at`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from visitor_points where visitor_id = ${anyOf(visitorIds)}`);
  },
};
