import { sql } from 'drizzle-orm';
import { browsersOf } from './browsers-of.ts';
import { filesOf, ordersOf } from './files-of.ts';
import type { PersonalPart } from './person.ts';

/** X.22: returns, complaints, withdrawals and their files. What becomes of them stands in `forget-orders.ts`. */
export const AFTER_SALE_PARTS: readonly PersonalPart[] = [
  {
    name: 'returns',
    read: ({ customerId }) =>
      sql`select r.code, r.state, r.reason, r.delivery_name, r.place - 'id' as place, r.refund_way, r.bank_account, r.refund_note, r.amount,
        r.reply, r.created_at, o.number as order_number,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', p.quantity, 'comment', p.comment)), '[]')
          from return_lines p join order_lines l on l.id = p.line_id where p.return_id = r.id) as lines
        from returns r join orders o on o.id = r.order_id where o.customer_id = ${customerId} order by r.created_at`,
  },
  {
    name: 'withdrawals',
    read: ({ customerId }) =>
      sql`select w.code, w.name as person, w.email, w.made_at, o.number as order_number,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', p.quantity)), '[]')
          from withdrawal_lines p join order_lines l on l.id = p.line_id where p.withdrawal_id = w.id) as lines
        from withdrawals w join orders o on o.id = w.order_id where o.customer_id = ${customerId} order by w.made_at`,
  },
  {
    name: 'complaints',
    read: ({ customerId }) =>
      sql`select c.number, c.state, c.email, c.phone, c.purchase, c.created_at,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'description', l.description)), '[]')
          from complaint_lines l where l.complaint_id = c.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'at', m.at) order by m.at), '[]')
          from complaint_messages m where m.complaint_id = c.id) as messages
        from complaints c where c.customer_id = ${customerId} or c.order_id in (${ordersOf(customerId)})
        order by c.created_at`,
  },
  {
    name: 'refunds',
    read: ({ customerId }) =>
      // A voucher is as good as money to whoever reads its whole number.
      sql`select f.kind, f.amount, f.way, f.details, f.at, o.number as order_number, right(c.number, 4) as voucher_ending,
        c.balance as voucher_balance from refunds f join orders o on o.id = f.order_id
        left join gift_cards c on c.id = f.card_id where o.customer_id = ${customerId} order by f.at`,
  },
  {
    name: 'files',
    read: (person) =>
      sql`select u.original_name, u.type, u.bytes, u.owner_kind as belongs_to, u.created_at from uploads u
        where u.id in (${filesOf({
          orders: ordersOf(person.customerId),
          complaints: sql`select id from complaints where customer_id = ${person.customerId}`,
        })})
        or u.visitor_id = ${browsersOf(person)} order by u.created_at`,
  },
];
