import { sql } from 'drizzle-orm';
import { browsersOf } from './browsers-of.ts';
import type { PersonalPart } from './person.ts';

/**
 * What a customer wrote to the shop. Nobody proves an address when they make an account: what is known by the address alone
 * is neither told nor forgotten with it.
 */
export const WRITTEN_PARTS: readonly PersonalPart[] = [
  {
    name: 'opinions',
    read: ({ customerId }) =>
      sql`select p.name as product, o.rating, o.content, o.author, o.state, o.answer, o.created_at from opinions o
        left join products p on p.id = o.product_id where o.customer_id = ${customerId} order by o.created_at`,
    // The opinion stays for others; whose it is, nobody knows any more.
    forget: (person) => [
      sql`update opinions set author = '', email = '', customer_id = null, visitor_id = null
        where customer_id = ${person.customerId} or customer_id is null and visitor_id = ${browsersOf(person)}`,
    ],
  },
  {
    name: 'questions',
    read: (person) =>
      sql`select p.name as product, q.question, q.answer, q.state, q.created_at from questions q
        join products p on p.id = q.product_id where q.visitor_id = ${browsersOf(person)} order by q.created_at`,
    forget: (person) => [
      sql`update questions set author = '', email = '', visitor_id = null where visitor_id = ${browsersOf(person)}`,
    ],
  },
  {
    name: 'stock_notices',
    read: (person) =>
      // A guest may have asked from this browser before: whom the shop should tell is said only of the account's address.
      sql`select p.name as product, s.name as size, n.created_at, n.notified_at, n.cancelled_at,
        case when n.email = ${person.emailKey} then n.email end as email,
        case when n.email = ${person.emailKey} then n.phone end as phone
        from stock_notices n join sizes s on s.id = n.size_id join products p on p.id = s.product_id
        where n.visitor_id = ${browsersOf(person)} order by n.created_at`,
    forget: (person) => [sql`delete from stock_notices where visitor_id = ${browsersOf(person)}`],
  },
];
