import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { ORDER_TEXTS } from '#modules/sales/order-ledger/rules/order-data.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import {
  anyOf,
  browsersOf,
  type Forgetting,
  type PersonalRecords,
  selectIds,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { orderAddresses, orderDrafts, orderSearch } from './tables.ts';

const INVOICED = sql`document in ('invoice', 'e-invoice')`;

/** Orders of a customer, locked: whoever changes one waits. */
export function lockOrdersOf(db: Transaction, customerId: number): Promise<number[]> {
  return selectIds(db, sql`select id from orders where customer_id = ${customerId} order by id for update`);
}

/** Orders under way when their buyer closes the account: `findOrdersToForget` finds them later. */
export async function forgetOrdersLater({ db, now }: Forgetting, orderIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into orders_to_forget (order_id, asked_at)
    select id, ${now.toISOString()}::timestamptz from orders where id = ${anyOf(orderIds)} on conflict do nothing`);
}

/** Orders of closed accounts that nothing has happened to since that moment; another node's are left to it. */
export function findOrdersToForget(db: Queries, before: Date): Promise<number[]> {
  return selectIds(
    db,
    sql`select o.id from orders_to_forget f join orders o on o.id = f.order_id
      where o.updated_at < ${before.toISOString()}::timestamptz for update of f skip locked`,
  );
}

/** What the shopper wrote into an order, besides the address: all of it is exported for whoever asks, and emptied when they leave. */
const WRITTEN = ORDER_TEXTS.filter((name) => name !== 'email' && name in orders);

/** A part of a query for each of them. */
function eachText(write: (text: [name: string, column: SQL]) => SQL): SQL {
  return sql.join(
    WRITTEN.map((name) => write([name, sql.raw(toSnakeCase(name))])),
    sql`, `,
  );
}

/**
 * The law on accounts wants invoices kept as they are and sales kept at all: so orders stay, those with an invoice keep the
 * invoice's address, and everything else personal goes, from orders under way as soon as they are done.
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
    {
      table: orderSearch,
      part: 'orders',
      kept: { columns: ['words'], why: 'an order is found by the names on its invoice, which is kept' },
    },
    { table: orderDrafts, part: 'order_draft' },
  ],

  async export(db, person) {
    return {
      orders: await selectRows(
        db,
        sql`select o.number, o.state, o.placed_at, o.email, o.phone, o.document, ${eachText(([, column]) => sql`o.${column}`)}, o.courier_name,
          o.place - 'id' as place, o.total_gross,
          (select coalesce(jsonb_agg(to_jsonb(a) - 'order_id'), '[]') from order_addresses a where a.order_id = o.id) as addresses,
          (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_name, 'quantity', l.quantity,
            'worth_gross', l.worth_gross, 'comment', l.comment, 'subscription', (select jsonb_build_object('days', s.days,
              'state', s.state, 'next_on', s.next_on) from subscriptions s where s.order_line_id = l.id), 'answers', (select coalesce(jsonb_agg(
              jsonb_build_object('question', a ->> 'question', 'chosen', a ->> 'answer')), '[]') from jsonb_array_elements(l.answers) a))
            order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines
          from orders o where o.customer_id = ${person.customerId} order by o.placed_at`,
      ),
      // A guest may have begun an order in this browser before: only one with the account's address is exported.
      order_draft: await selectRows(
        db,
        sql`select d.data ->> 'email' as email, d.data -> 'billing' as billing, d.data -> 'delivery' as delivery,
          d.data -> 'invoice' as invoice, d.data ->> 'clientNumber' as "clientNumber",
          ${eachText(([name, column]) => sql`d.data ->> ${name}::text as ${column}`)}, d.updated_at from order_drafts d
          where d.visitor_id = ${browsersOf(person)} and lower(d.data ->> 'email') = ${person.emailKey} order by d.updated_at`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from order_drafts where visitor_id = ${anyOf(visitorIds)}`);
  },

  async forget({ db }, person) {
    await db.execute(sql`update subscriptions set state = 'stopped' where order_line_id in (select l.id from order_lines l
      join orders o on o.id = l.order_id where o.customer_id = ${person.customerId})`);
    // Those under way are from now on a guest's: the mail's link still opens them.
    await db.execute(
      sql`update orders set customer_id = null, visitor_id = null where customer_id = ${person.customerId}`,
    );
  },

  findHeldOrders(db, orderIds) {
    return selectIds(
      db,
      sql`select id from orders where id = ${anyOf(orderIds)} and state not in ('delivered', 'cancelled', 'returned')`,
    );
  },

  async forgetOrders(forgetting, orderIds) {
    const { db } = forgetting;
    const these = anyOf(orderIds);
    await db.execute(sql`delete from order_addresses where order_id = ${these}
      and (role = 'delivery' or order_id not in (select id from orders where ${INVOICED}))`);
    await db.execute(sql`update order_addresses set phone = '' where order_id = ${these}`);
    await db.execute(
      sql`delete from subscriptions where order_line_id in (select id from order_lines where order_id = ${these})`,
    );
    await db.execute(sql`delete from order_notes where order_id = ${these}`);
    await db.execute(sql`update order_lines set comment = '', answers = '[]', extras = '{}' where order_id = ${these}`);
    await db.execute(sql`update orders set customer_id = null, visitor_id = null, email = '', email_key = '', phone = '',
      ${eachText(([, column]) => sql`${column} = ''`)}, place = place - 'clientNumber', access_token = gen_random_uuid()::text
      where id = ${these}`);
    await forgetMails(forgetting, sql`select 'order-' || id || '-%' from orders where id = ${these}`);
    await db.execute(sql`delete from orders_to_forget where order_id = ${these}`);
  },
};
