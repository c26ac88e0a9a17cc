import { sql } from 'drizzle-orm';
import { productNameSql } from '#modules/catalogue/products/server/index.ts';
import {
  anyOf,
  browsersOf,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { comparedProducts } from './tables.ts';

export const personalComparison: PersonalRecords = {
  tables: [{ table: comparedProducts, part: 'compared' }],

  async export(db, person) {
    return {
      compared: await selectRows(
        db,
        sql`select distinct ${productNameSql(sql`c.product_id`)} as product from compared_products c
          where c.visitor_id = ${browsersOf(person)} order by 1`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from compared_products where visitor_id = ${anyOf(visitorIds)}`);
  },
};
