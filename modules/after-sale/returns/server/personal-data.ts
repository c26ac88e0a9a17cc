import { type SQL, sql } from 'drizzle-orm';
import { returns } from '#modules/after-sale/claims/server/index.ts';
import { exportUploads, forgetUploads, uploads } from '#modules/catalogue/media/server/index.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import { anyOf, type PersonalRecords, selectIds, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { RETURN_UPLOADS } from './find-return.ts';
import { returnLines } from './tables.ts';

/** Photos that came with returns of these orders, given as what `order_id` is compared with. */
function photosOf(orderIds: SQL): SQL {
  return sql`select u.id from ${uploads} u join ${returns} r on r.id = u.owner_id
    where u.owner_kind = ${RETURN_UPLOADS} and r.order_id = ${orderIds}`;
}

export const personalReturns: PersonalRecords = {
  tables: [
    { table: returns, part: 'returns' },
    { table: returnLines, part: 'returns' },
  ],

  async export(db, { customerId }) {
    return {
      returns: await selectRows(
        db,
        sql`select r.code, r.state, r.reason, r.delivery_name, r.place - 'id' as place, r.refund_way, r.bank_account,
          r.refund_note, r.amount, r.reply, r.created_at, o.number as order_number,
          (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', p.quantity, 'comment', p.comment)), '[]')
            from return_lines p join ${orderLines} l on l.id = p.line_id where p.return_id = r.id) as lines
          from ${returns} r join ${orders} o on o.id = r.order_id where o.customer_id = ${customerId} order by r.created_at`,
      ),
      ...(await exportUploads(db, photosOf(sql`any(select id from ${orders} where customer_id = ${customerId})`))),
    };
  },

  findHeldOrders(db, orderIds) {
    return selectIds(
      db,
      sql`select order_id as id from ${returns} where order_id = ${anyOf(orderIds)} and state in ('filed', 'received', 'accepted')`,
    );
  },

  async forgetOrders(forgetting, orderIds) {
    const { db } = forgetting;
    const these = anyOf(orderIds);
    await forgetUploads(forgetting, photosOf(these));
    await forgetMails(forgetting, sql`select 'return-' || id || '-%' from ${returns} where order_id = ${these}`);
    await db.execute(sql`delete from ${returns} where order_id = ${these} and state = 'draft'`);
    await db.execute(
      sql`update ${returns} set bank_account = '', refund_note = '', place = null where order_id = ${these}`,
    );
    await db.execute(sql`update return_lines set comment = '' where return_id in
      (select id from ${returns} where order_id = ${these})`);
  },
};
