import { sql } from 'drizzle-orm';
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
        sql`select p.name as product, s.name as size, a.kind, a.price, a.sent_at, w.stopped_at from watch_alerts a
          full join watch_settings w on w.customer_id = a.customer_id
          left join products p on p.id = a.product_id
          left join sizes s on s.product_id = a.product_id and s.type = a.size_type
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
