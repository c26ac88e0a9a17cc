import { sql } from 'drizzle-orm';
import { forgetMails } from '#platform/mail/server/index.ts';
import { browsersOf, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { stockNotices } from './tables.ts';

export const personalNotices: PersonalRecords = {
  tables: [{ table: stockNotices, part: 'stock_notices' }],

  async export(db, person) {
    return {
      // A guest may have asked from this browser before: whom the shop should tell is said only of the account's address.
      stock_notices: await selectRows(
        db,
        sql`select p.name as product, s.name as size, n.created_at, n.notified_at, n.cancelled_at,
          case when n.email = ${person.emailKey} then n.email end as email,
          case when n.email = ${person.emailKey} then n.phone end as phone
          from stock_notices n join sizes s on s.id = n.size_id join products p on p.id = s.product_id
          where n.visitor_id = ${browsersOf(person)} order by n.created_at`,
      ),
    };
  },

  async forget(forgetting, person) {
    const own = sql`visitor_id = ${browsersOf(person)}`;
    await forgetMails(forgetting, sql`select 'notice-' || id || '-%' from stock_notices where ${own}`);
    await forgetting.db.execute(sql`delete from stock_notices where ${own}`);
  },
};
