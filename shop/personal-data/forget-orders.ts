import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { removeUploadBytes } from '../media/index.ts';
import type { Shop } from '../shop.ts';
import { browsersOf } from './browsers-of.ts';
import { filesOf } from './files-of.ts';
import type { Person } from './person.ts';

/** Parcels, returns and complaints may still need their buyer this long after an order is done. */
const DAYS_AFTER = 30;
const COMPLAINT_OVER = sql`('settled', 'rejected', 'cancelled')`;
/** Delivered and the like, and nothing of it is being returned or complained about. */
const DONE = sql`o.state in ('delivered', 'cancelled', 'returned')
  and not exists (select 1 from returns r where r.order_id = o.id and r.state in ('filed', 'received', 'accepted'))
  and not exists (select 1 from complaints c where c.order_id = o.id and c.state not in ${COMPLAINT_OVER})`;

/**
 * What becomes of orders when their buyer closes the account. The law on accounts wants invoices kept as they are and sales
 * kept at all: so orders stay, those with an invoice keep the invoice's address, and everything else personal goes, from
 * orders under way as soon as they are done. The answer names the files whose bytes go once this is written.
 */
export async function forgetOrders(tx: Transaction, person: Person, now: Date): Promise<string[]> {
  const { customerId } = person;
  await tx.execute(sql`
    insert into orders_to_forget (order_id, asked_at)
    select o.id, ${now.toISOString()}::timestamptz from orders o where o.customer_id = ${customerId} and not (${DONE})
    on conflict do nothing`);
  const orders = await idsOf(tx, sql`select o.id from orders o where o.customer_id = ${customerId} and ${DONE}`);
  // A complaint about goods of no order keeps the number of the account until it is over: by that the sweep knows it.
  const complaints = await idsOf(
    tx,
    sql`select id from complaints where customer_id = ${customerId} and order_id is null and state in ${COMPLAINT_OVER}`,
  );
  const files = await blank(tx, { orders, complaints });
  const unordered = await dropFiles(
    tx,
    sql`select upload_id from basket_files where order_line_id is null and visitor_id = ${browsersOf(person)}`,
  );
  // Those under way are from now on a guest's: the letter's link still opens them.
  await tx.execute(sql`update orders set customer_id = null, visitor_id = null where customer_id = ${customerId}`);
  await tx.execute(
    sql`update complaints set customer_id = null where customer_id = ${customerId} and order_id is not null`,
  );
  return [...files, ...unordered];
}

/** Done by a daily job: orders and complaints of closed accounts that have come to their end meanwhile. */
export async function sweepForgottenOrders(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - DAYS_AFTER * 24 * 60 * 60 * 1000).toISOString();
  const files = await shop.db.transaction(async (tx) => {
    const orders = await idsOf(
      tx,
      sql`select o.id from orders_to_forget f join orders o on o.id = f.order_id
        where ${DONE} and o.updated_at < ${before}::timestamptz for update of f skip locked`,
    );
    const complaints = await idsOf(
      tx,
      sql`select c.id from complaints c where c.order_id is null and c.customer_id is not null
        and c.state in ${COMPLAINT_OVER} and c.updated_at < ${before}::timestamptz
        and not exists (select 1 from customers where id = c.customer_id)`,
    );
    const gone = await blank(tx, { orders, complaints });
    await tx.execute(sql`delete from orders_to_forget where order_id = any(${sql.param(orders)}::int[])`);
    return gone;
  });
  for (const name of files) await removeUploadBytes(shop, name);
}

async function idsOf(tx: Transaction, query: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

async function blank(tx: Transaction, ids: { orders: number[]; complaints: number[] }): Promise<string[]> {
  const these = sql`any(${sql.param(ids.orders)}::int[])`;
  const [orders, complaints] = [ids.orders, ids.complaints].map(
    (some) => sql`select unnest(${sql.param(some)}::int[])`,
  );
  if (!orders || !complaints) return [];
  const files = await dropFiles(tx, filesOf({ orders, complaints }));
  const invoiced = sql`select id from orders where document in ('invoice', 'e-invoice')`;
  await tx.execute(sql`delete from order_addresses where order_id = ${these}
    and (role = 'delivery' or order_id not in (${invoiced}))`);
  await tx.execute(sql`update order_addresses set phone = '' where order_id = ${these}`);
  await tx.execute(sql`update order_lines set comment = '', answers = '[]', extras = '{}' where order_id = ${these}`);
  await tx.execute(sql`update orders set customer_id = null, visitor_id = null, email = '', email_key = '', phone = '',
    remarks = '', delivery_remarks = '', access_token = gen_random_uuid()::text where id = ${these}`);
  await tx.execute(sql`delete from opinion_invitations where order_number in
    (select number from orders where id = ${these})`);
  await tx.execute(sql`delete from returns where order_id = ${these} and state = 'draft'`);
  await tx.execute(sql`update returns set bank_account = '', refund_note = '', place = null where order_id = ${these}`);
  await tx.execute(sql`update return_lines set comment = '' where return_id in
    (select id from returns where order_id = ${these})`);
  await tx.execute(sql`update withdrawals set name = '', email = '' where order_id = ${these}`);
  await tx.execute(sql`update refunds set details = '' where order_id = ${these}`);
  const closed = sql`select id from complaints where order_id = ${these} or id in (${complaints})`;
  // One that still waits for the mail server goes with the outbox of its day.
  await tx.execute(sql`delete from outbox where sent_at is not null and key like any (array(
    select 'order-' || id || '-%' from orders where id = ${these}
    union all select 'return-' || id || '-%' from returns where order_id = ${these}
    union all select 'withdrawal-' || id || more from withdrawals, (values (''), ('-%')) as ending (more) where order_id = ${these}
    union all select 'complaint-' || id || '-%' from complaints where id in (${closed})))`);
  await tx.execute(sql`delete from complaint_messages where complaint_id in (${closed})`);
  await tx.execute(sql`update complaint_lines set description = '' where complaint_id in (${closed})`);
  await tx.execute(sql`update complaints set email = '', email_key = '', phone = '', purchase = null, customer_id = null,
    visitor_id = 0, idempotency_key = number, access_token = gen_random_uuid()::text where id in (${closed})`);
  return files;
}

/** Takes the rows of files away; their bytes go when that is written. */
async function dropFiles(tx: Transaction, ids: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: number; name: string }>(
    sql`delete from uploads where id in (${ids}) returning id, name`,
  );
  const gone = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`delete from basket_files where upload_id = any(${gone}::int[])`);
  return rows.map(({ name }) => name);
}
