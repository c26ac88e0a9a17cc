import { sql } from 'drizzle-orm';
import { findSizes } from '#modules/catalogue/products/server/index.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import { browsersOf, type PersonalRecords } from '#platform/personal-data/server/personal-records.ts';
import { stockNotices } from './tables.ts';

export const personalNotices: PersonalRecords = {
  tables: [{ table: stockNotices, part: 'stock_notices' }],

  async export(db, person) {
    const rows = await db.execute<{ size_id: number; [column: string]: unknown }>(
      // A guest may have used this browser: other addresses are not exported.
      sql`select size_id, created_at, notified_at, cancelled_at,
        case when email = ${person.emailKey} then email end as email,
        case when email = ${person.emailKey} then phone end as phone
        from stock_notices where visitor_id = ${browsersOf(person)} order by created_at`,
    );
    const sizes = await findSizes(db, { ids: rows.rows.map((row) => row.size_id) });
    return {
      stock_notices: rows.rows.map(({ size_id, ...notice }) => {
        const size = sizes.find(({ id }) => id === size_id);
        return { product: size?.productName, size: size?.name, ...notice };
      }),
    };
  },

  async forget(forgetting, person) {
    const own = sql`visitor_id = ${browsersOf(person)}`;
    await forgetMails(forgetting, sql`select 'notice-' || id || '-%' from stock_notices where ${own}`);
    await forgetting.db.execute(sql`delete from stock_notices where ${own}`);
  },
};
