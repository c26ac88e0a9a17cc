import { sql } from 'drizzle-orm';
import {
  anyOf,
  browsersOf,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { favourites } from './tables.ts';

export const personalFavourites: PersonalRecords = {
  tables: [{ table: favourites, part: 'favourites' }],

  async export(db, person) {
    return {
      favourites: await selectRows(
        db,
        sql`select distinct p.name as product, s.name as size from favourites f join products p on p.id = f.product_id
          left join sizes s on s.product_id = f.product_id and s.type = f.size_type
          where f.visitor_id = ${browsersOf(person)} order by 1, 2`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from favourites where visitor_id = ${anyOf(visitorIds)}`);
  },
};
