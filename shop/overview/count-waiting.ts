import { sql } from 'drizzle-orm';
import { listWithdrawals } from '#shop/after-sale/withdrawals/index.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** What waits for somebody of the shop, by kind. */
export const WAITING = [
  'toPack',
  'unpaid',
  'payBack',
  'returns',
  'complaints',
  'withdrawals',
  'opinions',
  'questions',
  'failedMails',
  'failedJobs',
] as const;
export type Waiting = (typeof WAITING)[number];

/** How many of each wait now, asked in one go; an order is to be packed once nothing keeps it: it is paid, or will be at the door. */
export async function countWaiting(shop: Shop): Promise<Record<Waiting, number>> {
  const [{ rows }, withdrawals] = await Promise.all([
    shop.db.execute<Record<Exclude<Waiting, 'withdrawals'>, number>>(sql`select
      (select count(*)::int from orders where state in ('new', 'confirmed') and (not prepaid or paid >= total_gross)) as "toPack",
      (select count(*)::int from orders where state in ('new', 'confirmed') and prepaid and paid < total_gross) as "unpaid",
      (select count(*)::int from orders where paid - refunded
        > case when state in ('cancelled', 'returned') then 0 else total_gross end) as "payBack",
      (select count(*)::int from returns where state in ('filed', 'received', 'accepted')) as "returns",
      (select count(*)::int from complaints where state in ('new', 'considered')) as "complaints",
      (select count(*)::int from opinions where state = 'waiting') as "opinions",
      (select count(*)::int from questions where state = 'waiting') as "questions",
      (select count(*)::int from outbox where sent_at is null and last_error is not null) as "failedMails",
      (select count(*)::int from jobs where given_up_at is not null) as "failedJobs"`),
    listWithdrawals(shop, { waiting: true }),
  ]);
  const [counted] = rows;
  if (!counted) throw new Error('Counting gave no row');
  return { ...counted, withdrawals: withdrawals.length };
}
