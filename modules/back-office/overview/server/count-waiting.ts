import { sql } from 'drizzle-orm';
import type { Clock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { countComplaintTabs, listComplaintQueue } from '#modules/after-sale/complaints/server/index.ts';
import { countOpinionStates } from '#modules/after-sale/opinions/server/index.ts';
import { countQuestionStates } from '#modules/after-sale/questions/server/index.ts';
import { countReturnTabs, listReturnQueue } from '#modules/after-sale/returns/server/index.ts';
import { countWithdrawalTabs, listWithdrawalQueue } from '#modules/after-sale/withdrawals/server/index.ts';
import { listUnderpricedBundles } from '#modules/catalogue/product-admin/server/index.ts';
import { countLowStock } from '#modules/catalogue/products/server/index.ts';
import { orders as orderRows } from '#modules/sales/order-ledger/server/index.ts';
import { countSubscriptionTabs } from '#modules/sales/subscriptions/server/index.ts';
import { countFailedJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

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
      (select count(*)::int from ${orderRows} where state in ('new', 'confirmed') and (not prepaid or paid >= total_gross)) as "toPack",
      (select count(*)::int from ${orderRows} where state in ('new', 'confirmed') and prepaid and paid < total_gross) as "unpaid",
      (select count(*)::int from ${orderRows} where paid - refunded
        > case when state in ('cancelled', 'returned') then kept else total_gross end) as "payBack"`);
  const [counted] = rows;
  if (!counted) throw new Error('Counting gave no row');
  return counted;
}

const FIRST = { from: 0, max: 1 };

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
