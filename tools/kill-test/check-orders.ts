import { withClient } from '#platform/testing/with-client.ts';
import type { Acknowledged } from './buyer.ts';

export interface OrderBooks {
  /** Orders in the database that buyers of the ordeal made. */
  orders: number;
  /** Acknowledged, and not there. */
  lost: Acknowledged[];
  /** The problems; empty when nothing is. */
  faults: string[];
}

interface Row {
  number: string;
  email: string;
  lines: number;
  addresses: number;
  payments: number;
  stock: number;
  events: number;
  /** Lines, delivery and cost of payment together. */
  sum: number;
  total: number;
}

const BOOKS = `
  select o.number, o.email, o.total_gross as total,
    (select count(*) from order_lines l where l.order_id = o.id)::int as lines,
    (select count(*) from order_addresses a where a.order_id = o.id)::int as addresses,
    (select count(*) from payments p where p.order_id = o.id)::int as payments,
    (select count(*) from order_stock s where s.order_id = o.id)::int as stock,
    (select count(*) from order_events e where e.order_id = o.id and e.kind = 'placed')::int as events,
    (select coalesce(sum(l.paid_gross), 0) from order_lines l where l.order_id = o.id)::int
      + o.delivery_gross + o.payment_gross as sum
  from orders o where o.email like $1 order by o.id`;

/** Compares what buyers were answered with what the database holds: every order once, whole, and the stock to the piece. */
export async function checkOrders(
  databaseUrl: string,
  acknowledged: readonly Acknowledged[],
  { family, products, stockBefore }: { family: string; products: readonly number[]; stockBefore: number },
): Promise<OrderBooks> {
  const { rows, stock } = await withClient(databaseUrl, async (client) => ({
    rows: (await client.query<Row>(BOOKS, [`${family}-%`])).rows,
    stock: (
      await client.query<{ product: number; left: number }>(
        'select product_id as product, stock::float as left from sizes where product_id = any($1)',
        [products],
      )
    ).rows,
  }));
  const faults: string[] = [];
  const say = (fault: string) => faults.push(fault);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const lost = acknowledged.filter(({ number }) => !byNumber.has(number));
  for (const { number } of lost) say(`${number} was acknowledged and is not there`);
  for (const { number, email } of acknowledged) {
    const row = byNumber.get(number);
    if (row && row.email !== email) say(`${number} belongs to another buyer`);
  }
  const emails = new Set<string>();
  for (const row of rows) {
    if (emails.has(row.email)) say(`${row.email} has more than one order`);
    emails.add(row.email);
    const parts = [row.lines, row.addresses, row.payments, row.stock, row.events].join();
    const completeCounts = [products.length, 2, 1, products.length, 1].join();
    if (parts !== completeCounts) say(`${row.number} is half: ${parts} instead of ${completeCounts}`);
    if (row.sum !== row.total) say(`${row.number} comes to ${row.sum} and says ${row.total}`);
  }
  for (const { product, left } of stock) {
    if (left !== stockBefore - rows.length) say(`product ${product}: ${left} left after ${rows.length} orders`);
  }
  return { orders: rows.length, lost, faults };
}
