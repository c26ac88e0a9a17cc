import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import type { Transaction } from '../visitors/index.ts';
import type { Person } from './person.ts';

/** Parcels, returns and complaints may still need their buyer this long after an order is done. */
const DAYS_AFTER = 30;
const DONE = sql`('delivered', 'cancelled', 'returned')`;

/**
 * What becomes of orders when their buyer closes the account. The law on accounts wants invoices kept as they are and sales
 * kept at all: so orders stay, those with an invoice keep the invoice's address, and everything else personal goes, from
 * orders under way as soon as they are done.
 */
export async function forgetOrders(tx: Transaction, { customerId }: Person, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into orders_to_forget (order_id, asked_at)
    select id, ${now.toISOString()}::timestamptz from orders where customer_id = ${customerId} and state not in ${DONE}
    on conflict do nothing`);
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from orders where customer_id = ${customerId} and state in ${DONE}`,
  );
  await blankOrders(
    tx,
    rows.map(({ id }) => id),
  );
  // Those under way are from now on a guest's: the letter's link still opens them.
  await tx.execute(sql`update orders set customer_id = null, visitor_id = null where customer_id = ${customerId}`);
  await tx.execute(sql`update complaints set customer_id = null where customer_id = ${customerId}`);
}

/** Done by a daily job: orders of closed accounts that have come to their end meanwhile. */
export async function sweepForgottenOrders(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - DAYS_AFTER * 24 * 60 * 60 * 1000).toISOString();
  await shop.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select o.id from orders_to_forget f join orders o on o.id = f.order_id
      where o.state in ${DONE} and o.updated_at < ${before}::timestamptz for update of f skip locked`);
    const ids = rows.map(({ id }) => id);
    await blankOrders(tx, ids);
    await tx.execute(sql`delete from orders_to_forget where order_id = any(${sql.param(ids)}::int[])`);
  });
}

async function blankOrders(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`any(${sql.param(ids)}::int[])`;
  const invoiced = sql`select id from orders where document in ('invoice', 'e-invoice')`;
  await tx.execute(sql`delete from order_addresses where order_id = ${these}
    and (role = 'delivery' or order_id not in (${invoiced}))`);
  await tx.execute(sql`update order_addresses set phone = '' where order_id = ${these}`);
  await tx.execute(sql`update order_lines set comment = '', answers = '[]', extras = '{}' where order_id = ${these}`);
  await tx.execute(sql`update orders set customer_id = null, visitor_id = null, email = '', email_key = '', phone = '',
    remarks = '', delivery_remarks = '', access_token = gen_random_uuid()::text where id = ${these}`);
  await tx.execute(sql`update returns set bank_account = '', refund_note = '' where order_id = ${these}`);
  await tx.execute(sql`update complaints set email = '', email_key = '', phone = '', access_token = gen_random_uuid()::text
    where order_id = ${these}`);
}
