import { sql } from 'drizzle-orm';
import { browsersOf } from './browsers-of.ts';
import type { PersonalPart } from './person.ts';

/** What a customer put aside: lists, favourites, the basket, and mails about them. */
export const KEPT_PARTS: readonly PersonalPart[] = [
  {
    name: 'shopping_lists',
    read: ({ customerId }) =>
      sql`select l.name, l.created_at, (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'size', s.name)
          order by i.added_at), '[]')
        from shopping_list_items i join products p on p.id = i.product_id
        left join sizes s on s.product_id = i.product_id and s.type = i.size_type where i.list_id = l.id) as products
        from shopping_lists l where l.customer_id = ${customerId} order by l.created_at`,
    forget: (person) => [
      sql`delete from shopping_lists where customer_id = ${person.customerId} or visitor_id = ${browsersOf(person)}`,
    ],
  },
  {
    name: 'watch_mails',
    read: ({ customerId }) =>
      sql`select p.name as product, s.name as size, a.kind, a.price, a.sent_at, w.stopped_at from watch_alerts a
        full join watch_settings w on w.customer_id = a.customer_id
        left join products p on p.id = a.product_id
        left join sizes s on s.product_id = a.product_id and s.type = a.size_type
        where coalesce(a.customer_id, w.customer_id) = ${customerId} order by a.sent_at`,
    forget: ({ customerId }) => [
      sql`delete from watch_alerts where customer_id = ${customerId}`,
      sql`delete from watch_settings where customer_id = ${customerId}`,
    ],
  },
  {
    name: 'favourites',
    read: (person) =>
      sql`select distinct p.name as product, s.name as size from favourites f join products p on p.id = f.product_id
        left join sizes s on s.product_id = f.product_id and s.type = f.size_type
        where f.visitor_id = ${browsersOf(person)} order by 1, 2`,
    forget: (person) => [sql`delete from favourites where visitor_id = ${browsersOf(person)}`],
  },
  {
    name: 'basket',
    read: (person) =>
      sql`select p.name as product, s.name as size, l.quantity, l.comment, l.added_at from basket_lines l
        join products p on p.id = l.product_id
        left join sizes s on s.product_id = l.product_id and s.type = l.size_type
        where l.visitor_id = ${browsersOf(person)} order by l.added_at`,
    forget: (person) => [sql`delete from basket_lines where visitor_id = ${browsersOf(person)}`],
  },
  {
    name: 'order_draft',
    // A guest may have begun an order in this browser before: only one with the account's address is told.
    read: (person) =>
      sql`select d.data ->> 'email' as email, d.data -> 'billing' as billing, d.data -> 'delivery' as delivery,
        d.data -> 'invoice' as invoice, d.data ->> 'clientNumber' as "clientNumber", d.data ->> 'remarks' as remarks,
        d.data ->> 'deliveryRemarks' as delivery_remarks, d.updated_at from order_drafts d
        where d.visitor_id = ${browsersOf(person)} and lower(d.data ->> 'email') = ${person.emailKey} order by d.updated_at`,
    forget: (person) => [sql`delete from order_drafts where visitor_id = ${browsersOf(person)}`],
  },
];
