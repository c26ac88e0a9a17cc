import { sql } from 'drizzle-orm';
import { orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { giftCards } from '#modules/sales/payments/server/index.ts';
import { anyOf, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';

export const personalRefunds: PersonalRecords = {
  tables: [{ table: refunds, part: 'refunds' }],

  async export(db, { customerId }) {
    return {
      // The whole number of a voucher is as good as money.
      refunds: await selectRows(
        db,
        sql`select f.kind, f.amount, f.way, f.details, f.at, f.voucher_consent_at, o.number as order_number, right(c.number, 4) as voucher_ending,
          c.balance as voucher_balance from ${refunds} f join ${orders} o on o.id = f.order_id
          left join ${giftCards} c on c.id = f.card_id where o.customer_id = ${customerId} order by f.at`,
      ),
    };
  },

  async forgetOrders({ db }, orderIds) {
    await db.execute(sql`update ${refunds} set details = '' where order_id = ${anyOf(orderIds)}`);
  },
};
