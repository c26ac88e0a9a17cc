import { type SQL, sql } from 'drizzle-orm';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { exportUploads, forgetUploads } from '#modules/catalogue/media/server/index.ts';
import { customers } from '#modules/customers/accounts/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import {
  anyOf,
  type Forgetting,
  type PersonalRecords,
  selectIds,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { complaintLines, complaintMessages } from './tables.ts';

const OVER = sql`('settled', 'rejected', 'cancelled')`;

export const personalComplaints: PersonalRecords = {
  tables: [
    { table: complaints, part: 'complaints' },
    { table: complaintLines, part: 'complaints' },
    { table: complaintMessages, part: 'complaints' },
  ],

  async export(db, { customerId }) {
    const own = sql`(c.customer_id = ${customerId} or c.order_id in (select id from ${orders} where customer_id = ${customerId}))`;
    return {
      complaints: await selectRows(
        db,
        sql`select c.number, c.state, c.email, c.phone, c.purchase, c.created_at,
          (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'description', l.description)), '[]')
            from complaint_lines l where l.complaint_id = c.id) as lines,
          (select coalesce(jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'at', m.at) order by m.at), '[]')
            from complaint_messages m where m.complaint_id = c.id) as messages
          from ${complaints} c where ${own} order by c.created_at`,
      ),
      ...(await exportUploads(db, filesOf(own))),
    };
  },

  // A complaint about goods of no order keeps the number of the account until it is over: by that `forgetOver` knows it.
  async forget(forgetting, { customerId }) {
    await forgetComplaints(
      forgetting,
      sql`c.customer_id = ${customerId} and c.order_id is null and c.state in ${OVER}`,
    );
    await forgetting.db.execute(
      sql`update ${complaints} set customer_id = null where customer_id = ${customerId} and order_id is not null`,
    );
  },

  findHeldOrders(db, orderIds) {
    return selectIds(
      db,
      sql`select order_id as id from ${complaints} where order_id = ${anyOf(orderIds)} and state not in ${OVER}`,
    );
  },

  forgetOrders: (forgetting, orderIds) => forgetComplaints(forgetting, sql`c.order_id = ${anyOf(orderIds)}`),

  forgetOver: (forgetting, before) =>
    forgetComplaints(
      forgetting,
      sql`c.order_id is null and c.customer_id is not null and c.state in ${OVER}
        and c.updated_at < ${before.toISOString()}::timestamptz
        and not exists (select 1 from ${customers} where id = c.customer_id)`,
    ),
};

function filesOf(which: SQL): SQL {
  return sql`select f.upload_id from complaint_files f join ${complaints} c on c.id = f.complaint_id where ${which}`;
}

async function forgetComplaints(forgetting: Forgetting, which: SQL): Promise<void> {
  const { db } = forgetting;
  const these = anyOf(await selectIds(db, sql`select c.id from ${complaints} c where ${which}`));
  await forgetUploads(forgetting, filesOf(sql`c.id = ${these}`));
  await forgetMails(forgetting, sql`select 'complaint-' || id || '-%' from ${complaints} where id = ${these}`);
  await db.execute(sql`delete from complaint_messages where complaint_id = ${these}`);
  await db.execute(sql`update complaint_lines set description = '' where complaint_id = ${these}`);
  await db.execute(sql`update ${complaints} set email = '', email_key = '', phone = '', purchase = null, customer_id = null,
    visitor_id = 0, idempotency_key = number, access_token = gen_random_uuid()::text where id = ${these}`);
}
