import { sql } from 'drizzle-orm';
import { withdrawals } from '#modules/after-sale/claims/server/index.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import { anyOf, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';

export const personalWithdrawals: PersonalRecords = {
  tables: [{ table: withdrawals, part: 'withdrawals' }],

  async export(db, { customerId }) {
    return {
      withdrawals: await selectRows(
        db,
        sql`select w.code, w.name as person, w.email, w.made_at, o.number as order_number,
          (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', p.quantity)), '[]')
            from withdrawal_lines p join ${orderLines} l on l.id = p.line_id where p.withdrawal_id = w.id) as lines
          from ${withdrawals} w join ${orders} o on o.id = w.order_id where o.customer_id = ${customerId} order by w.made_at`,
      ),
    };
  },

  async forgetOrders(forgetting, orderIds) {
    const these = anyOf(orderIds);
    await forgetMails(
      forgetting,
      sql`select 'withdrawal-' || id || more from ${withdrawals}, (values (''), ('-%')) as ending (more)
        where order_id = ${these}`,
    );
    await forgetting.db.execute(sql`update ${withdrawals} set name = '', email = '' where order_id = ${these}`);
  },
};
