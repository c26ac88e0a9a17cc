import { sql } from 'drizzle-orm';
import type { Clock } from '#rules/after-sale/clocks/legal-clock.ts';
import { countComplaintTabs, listComplaintQueue } from '#shop/after-sale/complaints/index.ts';
import { countOpinionStates } from '#shop/after-sale/opinions/index.ts';
import { countQuestionStates } from '#shop/after-sale/questions/index.ts';
import { countReturnTabs, listReturnQueue } from '#shop/after-sale/returns/index.ts';
import { countWithdrawalTabs, listWithdrawalQueue } from '#shop/after-sale/withdrawals/index.ts';
import { listUnderpricedBundles } from '#shop/catalogue/managing/index.ts';
import { countLowStock } from '#shop/catalogue/products/index.ts';
import { countFailedJobs } from '#shop/platform/jobs/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { countSubscriptionTabs } from '#shop/selling/subscriptions/index.ts';

/** What waits for somebody of the shop, by kind. */
export const WAITING = [
  'toPack',
  'unpaid',
  'payBack',
  'complaints',
  'returns',
  'withdrawals',
  'opinions',
  'questions',
  'missedRenewals',
  'lowStock',
  'bundles',
  'failedMails',
  'failedJobs',
] as const;
export type Waiting = (typeof WAITING)[number];

/** How many of each wait now. Each is counted as the list that shows it counts. */
export async function countWaiting(shop: Shop): Promise<Record<Waiting, number>> {
  const [orders, complaints, returns, withdrawals, opinions, questions, lowStock, bundles, renewals, failed] =
    await Promise.all([
      countOrders(shop),
      countComplaintTabs(shop),
      countReturnTabs(shop),
      countWithdrawalTabs(shop),
      countOpinionStates(shop),
      countQuestionStates(shop),
      countLowStock(shop),
      listUnderpricedBundles(shop.db),
      countSubscriptionTabs(shop),
      countFailedJobs(shop),
    ]);
  return {
    ...orders,
    complaints: complaints.shop,
    returns: returns.work,
    withdrawals: withdrawals.due,
    opinions: opinions.waiting,
    questions: questions.waiting,
    missedRenewals: renewals.missed,
    lowStock,
    bundles: bundles.length,
    failedMails: failed.mails,
    failedJobs: failed.others,
  };
}

/** An order is to be packed once nothing keeps it: it is paid, or will be at the door. */
async function countOrders({ db }: Shop): Promise<Record<'toPack' | 'unpaid' | 'payBack', number>> {
  const { rows } = await db.execute<Record<'toPack' | 'unpaid' | 'payBack', number>>(sql`select
      (select count(*)::int from orders where state in ('new', 'confirmed') and (not prepaid or paid >= total_gross)) as "toPack",
      (select count(*)::int from orders where state in ('new', 'confirmed') and prepaid and paid < total_gross) as "unpaid",
      (select count(*)::int from orders where paid - refunded
        > case when state in ('cancelled', 'returned') then kept else total_gross end) as "payBack"`);
  const [counted] = rows;
  if (!counted) throw new Error('Counting gave no row');
  return counted;
}

const FIRST = { from: 0, most: 1 };

/** Of what the law gives days for: how long the shop has for the first of them; null when nothing runs out. */
export async function findFirstDue(shop: Shop): Promise<Partial<Record<Waiting, Clock | null>>> {
  const [[complaint], [sentBack], [withdrawal]] = await Promise.all([
    listComplaintQueue(shop, 'shop', '', FIRST),
    listReturnQueue(shop, 'work', '', FIRST),
    listWithdrawalQueue(shop, 'due', '', FIRST),
  ]);
  return {
    complaints: complaint?.clock ?? null,
    returns: sentBack?.clock ?? null,
    withdrawals: withdrawal?.clock ?? null,
  };
}
