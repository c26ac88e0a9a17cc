import { sql } from 'drizzle-orm';
import { productNameSql, sizeNameSql } from '#modules/catalogue/products/server/index.ts';
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
        sql`select distinct ${productNameSql(sql`f.product_id`)} as product,
          ${sizeNameSql(sql`f.product_id`, sql`f.size_type`)} as size from favourites f
          where f.visitor_id = ${browsersOf(person)} order by 1, 2`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from favourites where visitor_id = ${anyOf(visitorIds)}`);
  },
};
