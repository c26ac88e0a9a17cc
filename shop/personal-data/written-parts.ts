import { sql } from 'drizzle-orm';
import { browsersOf } from './browsers-of.ts';
import type { PersonalPart } from './person.ts';

/**
 * What a customer wrote to the shop and what the shop writes to their address. Nobody proves an address when they make an
 * account: what is known by the address alone is forgotten with it, but told only to the address.
 */
export const WRITTEN_PARTS: readonly PersonalPart[] = [
  {
    name: 'opinions',
    read: ({ customerId }) =>
      sql`select p.name as product, o.rating, o.content, o.author, o.state, o.answer, o.created_at from opinions o
        left join products p on p.id = o.product_id where o.customer_id = ${customerId} order by o.created_at`,
    // The opinion stays for others; whose it is, nobody knows any more.
    forget: ({ customerId, emailKey }) => [
      sql`update opinions set author = '', email = '', customer_id = null, visitor_id = null
        where customer_id = ${customerId} or lower(email) = ${emailKey}`,
      sql`delete from opinion_invitations where lower(email) = ${emailKey}`,
    ],
  },
  {
    name: 'questions',
    read: (person) =>
      sql`select p.name as product, q.question, q.answer, q.state, q.created_at from questions q
        join products p on p.id = q.product_id where q.visitor_id = ${browsersOf(person)} order by q.created_at`,
    forget: ({ emailKey }) => [
      sql`update questions set author = '', email = '', visitor_id = null where lower(email) = ${emailKey}`,
    ],
  },
  {
    name: 'stock_notices',
    read: (person) =>
      sql`select p.name as product, s.name as size, n.email, n.phone, n.created_at, n.notified_at, n.cancelled_at
        from stock_notices n join sizes s on s.id = n.size_id join products p on p.id = s.product_id
        where n.visitor_id = ${browsersOf(person)} order by n.created_at`,
    forget: ({ emailKey }) => [sql`delete from stock_notices where email = ${emailKey}`],
  },
  {
    name: 'letters',
    forget: ({ emailKey }) => [
      sql`delete from newsletter_readers where email = ${emailKey}`,
      sql`delete from outbox where lower(recipient) = ${emailKey}`,
      sql`delete from contact_messages where lower(email) = ${emailKey}`,
      sql`delete from product_requests where lower(email) = ${emailKey}`,
    ],
  },
];
