import { sql } from 'drizzle-orm';
import { productNameSql, sizeNameSql } from '#modules/catalogue/products/server/index.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import { type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { watchAlerts, watchSettings } from './tables.ts';

export const personalWatching: PersonalRecords = {
  tables: [
    { table: watchAlerts, part: 'watch_mails' },
    { table: watchSettings, part: 'watch_mails' },
  ],

  async export(db, { customerId }) {
    return {
      watch_mails: await selectRows(
        db,
        sql`select ${productNameSql(sql`a.product_id`)} as product,
          ${sizeNameSql(sql`a.product_id`, sql`a.size_type`)} as size, a.kind, a.price, a.sent_at, w.stopped_at
          from watch_alerts a
          full join watch_settings w on w.customer_id = a.customer_id
          where coalesce(a.customer_id, w.customer_id) = ${customerId} order by a.sent_at`,
      ),
    };
  },

  async forget(forgetting, { customerId }) {
    const { db } = forgetting;
    await forgetMails(forgetting, sql`select 'watch-' || id from watch_alerts where customer_id = ${customerId}`);
    await db.execute(sql`delete from watch_alerts where customer_id = ${customerId}`);
    await db.execute(sql`delete from watch_settings where customer_id = ${customerId}`);
  },
};
