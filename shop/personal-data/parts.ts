import { sql } from 'drizzle-orm';
import { AFTER_SALE_PARTS } from './after-sale-parts.ts';
import { browsersOf } from './browsers-of.ts';
import { KEPT_PARTS } from './kept-parts.ts';
import type { PersonalPart } from './person.ts';
import { WRITTEN_PARTS } from './written-parts.ts';

/** Tables of things that only a browser holds. */
const HELD = [
  'compared_products',
  'tracking_events',
  'basket_rebates',
  'basket_gifts',
  'visitor_points',
  'basket_removals',
];

/**
 * Every place that knows a customer (X.22, X.23). A capability that keeps data of people adds a line here. Orders and what
 * follows from them are kept by law and stand in `forget-orders.ts`.
 */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  {
    name: 'account',
    read: ({ customerId }) =>
      sql`select login, email, kind, first_name, last_name, company_name, tax_number, birth_date, street, zipcode, city,
        country, phone, newsletter, sms, points, created_at from customers where id = ${customerId}`,
  },
  {
    name: 'addresses',
    read: ({
      customerId,
    }) => sql`select role, first_name, last_name, company_name, tax_number, street, zipcode, city, country, phone
        from customer_addresses where customer_id = ${customerId} order by role`,
  },
  {
    name: 'sign_ins',
    read: ({ customerId }) =>
      sql`select created_at, expires_at from sessions where customer_id = ${customerId} order by created_at`,
  },
  {
    name: 'consents',
    read: ({ customerId }) =>
      sql`select kind as consent, given, wording, place as given_at_place, about, at from consent_records
        where customer_id = ${customerId} order by at, id`,
  },
  {
    name: 'new_email',
    read: ({ customerId }) =>
      sql`select email, asked_at, expires_at from email_changes where customer_id = ${customerId}`,
  },
  {
    name: 'known_browsers',
    read: ({ customerId }) =>
      sql`select seen_at from known_browsers where customer_id = ${customerId} order by seen_at`,
  },
  {
    name: 'linked_services',
    read: ({ customerId }) =>
      sql`select provider, email, linked_at from customer_identities where customer_id = ${customerId}`,
  },
  {
    name: 'passkeys',
    read: ({ customerId }) => sql`select name, created_at, used_at from passkeys where customer_id = ${customerId}`,
  },
  {
    name: 'orders',
    read: ({ customerId }) =>
      sql`select o.number, o.state, o.placed_at, o.email, o.phone, o.document, o.remarks, o.delivery_remarks, o.courier_name,
        o.place - 'id' as place, o.total_gross,
        (select coalesce(jsonb_agg(to_jsonb(a) - 'order_id'), '[]') from order_addresses a where a.order_id = o.id) as addresses,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_name, 'quantity', l.quantity,
          'worth_gross', l.worth_gross, 'comment', l.comment, 'answers', (select coalesce(jsonb_agg(
            jsonb_build_object('question', a ->> 'question', 'chosen', a ->> 'answer')), '[]') from jsonb_array_elements(l.answers) a))
          order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines
        from orders o where o.customer_id = ${customerId} order by o.placed_at`,
  },
  ...AFTER_SALE_PARTS,
  {
    name: 'points',
    read: ({ customerId }) =>
      sql`select change, reason, at from points_entries where customer_id = ${customerId} order by at`,
    forget: ({ customerId }) => [sql`delete from points_entries where customer_id = ${customerId}`],
  },
  ...KEPT_PARTS,
  ...WRITTEN_PARTS,
  {
    name: 'rebates',
    read: ({ customerId }) =>
      sql`select u.code, u.name, u.saved, u.used_at, u.given_back_at, o.number as order_number from rebate_uses u
        join orders o on o.id = u.order_id where u.customer_id = ${customerId} order by u.used_at`,
    forget: ({ customerId }) => [
      sql`update rebate_uses set customer_id = null, email_key = '' where customer_id = ${customerId}`,
    ],
  },
  {
    name: 'browsers',
    forget: (person) => [
      ...HELD.map((table) => sql`delete from ${sql.identifier(table)} where visitor_id = ${browsersOf(person)}`),
      sql`delete from visitors where id = ${browsersOf(person)}`,
    ],
  },
];
