import { type SQL, sql } from 'drizzle-orm';

/** Ids of the orders of a customer. */
export function ordersOf(customerId: number): SQL {
  return sql`select id from orders where customer_id = ${customerId}`;
}

/** Ids of the files that came with these orders, with their returns and complaints, and with complaints of no order. */
export function filesOf({ orders, complaints }: { orders: SQL; complaints: SQL }): SQL {
  return sql`
    select u.id from uploads u join returns r on u.owner_kind = 'return' and r.id = u.owner_id where r.order_id in (${orders})
    union select f.upload_id from complaint_files f join complaints c on c.id = f.complaint_id
      where c.order_id in (${orders}) or c.id in (${complaints})
    union select f.upload_id from basket_files f join order_lines l on l.id = f.order_line_id where l.order_id in (${orders})`;
}
