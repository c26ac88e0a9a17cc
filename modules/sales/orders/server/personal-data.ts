import { sql } from 'drizzle-orm';
import { eachOrderText, orderAddresses, orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { subscriptions } from '#modules/sales/subscriptions/server/index.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import {
  anyOf,
  type Forgetting,
  type PersonalRecords,
  selectIds,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';

const INVOICED = sql`document in ('invoice', 'e-invoice')`;

/** Locks the orders of a customer. */
export function lockOrdersOf(db: Transaction, customerId: number): Promise<number[]> {
  return selectIds(db, sql`select id from ${orders} where customer_id = ${customerId} order by id for update`);
}

/** Open orders of a closed account: `findOrdersToForget` finds them later. */
export async function forgetOrdersLater({ db, now }: Forgetting, orderIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into orders_to_forget (order_id, asked_at)
    select id, ${now.toISOString()}::timestamptz from ${orders} where id = ${anyOf(orderIds)} on conflict do nothing`);
}

/** Orders of closed accounts without a change since that moment; rows locked by another node are skipped. */
export function findOrdersToForget(db: Queries, before: Date): Promise<number[]> {
  return selectIds(
    db,
    sql`select o.id from orders_to_forget f join ${orders} o on o.id = f.order_id
      where o.updated_at < ${before.toISOString()}::timestamptz for update of f skip locked`,
  );
}

/**
 * Tax law keeps invoices unchanged, and accounting law keeps sales. So orders stay, those with an invoice keep its address, and all other
 * personal data is deleted when the order is done.
 */
export const personalOrders: PersonalRecords = {
  tables: [
    { table: orders, part: 'orders' },
    {
      table: orderAddresses,
      part: 'orders',
      kept: {
        columns: [
          'first_name',
          'last_name',
          'company_name',
          'tax_number',
          'street',
          'street_number',
          'zipcode',
          'city',
          'country',
        ],
        why: 'an invoice is kept as it was written',
      },
    },
    { table: orderLines, part: 'orders' },
  ],

  async export(db, person) {
    return {
      orders: await selectRows(
        db,
        sql`select o.number, o.state, o.placed_at, o.email, o.phone, o.document, ${eachOrderText(([, column]) => sql`o.${column}`)}, o.courier_name,
          o.place - 'id' as place, o.total_gross,
          (select coalesce(jsonb_agg(to_jsonb(a) - 'order_id'), '[]') from ${orderAddresses} a where a.order_id = o.id) as addresses,
          (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_name, 'quantity', l.quantity,
            'worth_gross', l.worth_gross, 'comment', l.comment, 'subscription', (select jsonb_build_object('days', s.days,
              'state', s.state, 'next_on', s.next_on) from ${subscriptions} s where s.order_line_id = l.id), 'answers', (select coalesce(jsonb_agg(
              jsonb_build_object('question', a ->> 'question', 'chosen', a ->> 'answer')), '[]') from jsonb_array_elements(l.answers) a))
            order by l.position), '[]') from ${orderLines} l where l.order_id = o.id) as lines
          from ${orders} o where o.customer_id = ${person.customerId} order by o.placed_at`,
      ),
    };
  },

  async forget({ db }, person) {
    // Open orders now belong to a guest: the link of the email still opens them.
    await db.execute(
      sql`update ${orders} set customer_id = null, visitor_id = null where customer_id = ${person.customerId}`,
    );
  },

  findHeldOrders(db, orderIds) {
    return selectIds(
      db,
      sql`select id from ${orders} where id = ${anyOf(orderIds)} and state not in ('delivered', 'cancelled', 'returned')`,
    );
  },

  async forgetOrders(forgetting, orderIds) {
    const { db } = forgetting;
    const these = anyOf(orderIds);
    await db.execute(sql`delete from ${orderAddresses} where order_id = ${these}
      and (role = 'delivery' or order_id not in (select id from ${orders} where ${INVOICED}))`);
    await db.execute(sql`update ${orderAddresses} set phone = '' where order_id = ${these}`);
    await db.execute(
      sql`update ${orderLines} set comment = '', answers = '[]', extras = '{}' where order_id = ${these}`,
    );
    await db.execute(sql`update ${orders} set customer_id = null, visitor_id = null, email = '', email_key = '', phone = '',
      ${eachOrderText(([, column]) => sql`${column} = ''`)}, place = place - 'clientNumber', access_token = gen_random_uuid()::text
      where id = ${these}`);
    await forgetMails(forgetting, sql`select 'order-' || id || '-%' from ${orders} where id = ${these}`);
    await db.execute(sql`delete from orders_to_forget where order_id = ${these}`);
  },
};
