import { sql } from 'drizzle-orm';
import { AFTER_SALE_PARTS } from './after-sale-parts.ts';
import type { Person, PersonalPart } from './person.ts';

const browsers = ({ visitorIds }: Person) => sql`any(${sql.param([...visitorIds])}::int[])`;
/** Tables of things that only a browser holds. */
const HELD = [
  ...['basket_lines', 'compared_products', 'tracking_events', 'order_drafts', 'basket_rebates', 'basket_gifts'],
  ...['visitor_points', 'basket_removals'],
];

/**
 * Every place that knows a customer (X.22, X.23). A capability that keeps data of people adds a line here. Orders and what
 * follows from them are kept by law and stand in `forget-orders.ts`.
 */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  {
    name: 'konto',
    read: ({ customerId }) =>
      sql`select login, email, kind, first_name, last_name, company_name, tax_number, birth_date, street, zipcode, city,
        country, phone, newsletter, sms, points, created_at from customers where id = ${customerId}`,
  },
  {
    name: 'adresy',
    read: ({ customerId }) => sql`select * from customer_addresses where customer_id = ${customerId} order by role`,
  },
  {
    name: 'logowania',
    read: ({ customerId }) =>
      sql`select created_at, expires_at from sessions where customer_id = ${customerId} order by created_at`,
  },
  {
    name: 'polaczone_uslugi',
    read: ({ customerId }) =>
      sql`select provider, email, linked_at from customer_identities where customer_id = ${customerId}`,
  },
  {
    name: 'klucze_dostepu',
    read: ({ customerId }) => sql`select name, created_at, used_at from passkeys where customer_id = ${customerId}`,
  },
  {
    name: 'zamowienia',
    read: ({ customerId }) =>
      sql`select o.number, o.state, o.placed_at, o.email, o.phone, o.document, o.remarks, o.courier_name, o.total_gross,
        (select coalesce(jsonb_agg(to_jsonb(a) - 'order_id'), '[]') from order_addresses a where a.order_id = o.id) as addresses,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_name, 'quantity', l.quantity,
          'worth_gross', l.worth_gross) order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines
        from orders o where o.customer_id = ${customerId} order by o.placed_at`,
  },
  ...AFTER_SALE_PARTS,
  {
    name: 'punkty',
    read: ({ customerId }) =>
      sql`select change, reason, at from points_entries where customer_id = ${customerId} order by at`,
    forget: ({ customerId }) => [sql`delete from points_entries where customer_id = ${customerId}`],
  },
  {
    name: 'listy_zakupowe',
    read: ({ customerId }) =>
      sql`select l.name, l.created_at, (select coalesce(jsonb_agg(jsonb_build_object('product', i.product_id, 'size', i.size_type)), '[]')
        from shopping_list_items i where i.list_id = l.id) as products
        from shopping_lists l where l.customer_id = ${customerId} order by l.created_at`,
    forget: (person) => [
      sql`delete from shopping_lists where customer_id = ${person.customerId} or visitor_id = ${browsers(person)}`,
    ],
  },
  {
    name: 'wiadomosci_o_odlozonych',
    read: ({ customerId }) =>
      sql`select a.product_id, a.size_type, a.kind, a.price, a.sent_at, s.stopped_at from watch_alerts a
        full join watch_settings s on s.customer_id = a.customer_id
        where coalesce(a.customer_id, s.customer_id) = ${customerId} order by a.sent_at`,
    forget: ({ customerId }) => [
      sql`delete from watch_alerts where customer_id = ${customerId}`,
      sql`delete from watch_settings where customer_id = ${customerId}`,
    ],
  },
  {
    name: 'ulubione',
    read: (person) =>
      sql`select distinct product_id, size_type from favourites where visitor_id = ${browsers(person)} order by product_id`,
    forget: (person) => [sql`delete from favourites where visitor_id = ${browsers(person)}`],
  },
  {
    name: 'opinie',
    read: ({ customerId }) =>
      sql`select product_id, rating, content, author, state, created_at from opinions where customer_id = ${customerId}`,
    // The opinion stays for others; whose it is, nobody knows any more.
    forget: ({ customerId, emailKey }) => [
      sql`update opinions set author = '', email = '', customer_id = null, visitor_id = null
        where customer_id = ${customerId} or lower(email) = ${emailKey}`,
      sql`delete from opinion_invitations where lower(email) = ${emailKey}`,
    ],
  },
  {
    name: 'pytania',
    read: ({ emailKey }) =>
      sql`select product_id, question, answer, state, created_at from questions where lower(email) = ${emailKey}`,
    forget: ({ emailKey }) => [
      sql`update questions set author = '', email = '', visitor_id = null where lower(email) = ${emailKey}`,
    ],
  },
  {
    name: 'powiadomienia_o_dostepnosci',
    read: ({ emailKey }) =>
      sql`select size_id, created_at, notified_at, cancelled_at from stock_notices where email = ${emailKey}`,
    forget: ({ emailKey }) => [sql`delete from stock_notices where email = ${emailKey}`],
  },
  {
    name: 'newsletter',
    read: ({ emailKey }) =>
      sql`select email, consent, asked_at, confirmed_at, left_at from newsletter_readers where email = ${emailKey}`,
    forget: ({ emailKey }) => [sql`delete from newsletter_readers where email = ${emailKey}`],
  },
  {
    name: 'wiadomosci',
    read: ({ emailKey }) =>
      sql`select recipient, subject, created_at from outbox where lower(recipient) = ${emailKey} order by created_at`,
    forget: ({ emailKey }) => [
      sql`delete from outbox where lower(recipient) = ${emailKey}`,
      sql`delete from contact_messages where lower(email) = ${emailKey}`,
      sql`delete from product_requests where lower(email) = ${emailKey}`,
    ],
  },
  {
    name: 'rabaty',
    forget: ({ customerId, emailKey }) => [
      sql`update rebate_uses set customer_id = null, email_key = '' where customer_id = ${customerId} or email_key = ${emailKey}`,
    ],
  },
  {
    name: 'przegladarki',
    forget: (person) => [
      ...HELD.map((table) => sql`delete from ${sql.identifier(table)} where visitor_id = ${browsers(person)}`),
      sql`delete from visitors where id = ${browsers(person)}`,
    ],
  },
];
