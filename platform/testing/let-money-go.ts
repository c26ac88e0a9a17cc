import { and, eq, inArray, sql } from 'drizzle-orm';
import { markComplaintPaid } from '#modules/after-sale/complaints/server/index.ts';
import { markReturnPaid } from '#modules/after-sale/returns/server/index.ts';
import { markWithdrawalPaid } from '#modules/after-sale/withdrawals/server/index.ts';
import { LOCAL_BANK, type SignedWebhook, WEBHOOK_HEADER } from '#modules/sales/payments/server/index.ts';
import { acceptWebhook, bookPartPaid, listToPayByHand } from '#modules/sales/refunds/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { jobs } from '#platform/jobs/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** The webhooks of the demo bank about refunds since the last call; each may be delivered several times. */
export async function takeRefundWebhooks(shop: Shop): Promise<SignedWebhook[]> {
  const ofRefunds = and(eq(jobs.name, 'local-bank-webhook'), sql`${jobs.data}->>'body' like '%"refund":%'`);
  const rows = await shop.db.select({ id: jobs.id, data: jobs.data }).from(jobs).where(ofRefunds).orderBy(jobs.id);
  const ids = rows.map(({ id }) => id);
  await shop.db.delete(jobs).where(inArray(jobs.id, ids));
  return rows.map(({ data }) => data as SignedWebhook);
}

export function deliverWebhook(shop: Shop, { body, signature }: SignedWebhook) {
  const header = (name: string) => (name === WEBHOOK_HEADER ? signature : null);
  return acceptWebhook(shop, LOCAL_BANK, { body, header });
}

/** Claims whose money has gone are moved on, as the queue does. */
export async function moveClaimsOn(shop: Shop): Promise<void> {
  await runDueJobs(shop, [markReturnPaid, markComplaintPaid, markWithdrawalPaid]);
}

/** The bank says of its refunds that they went, the owner pays what waits by hand for claims, and these move on. */
export async function letMoneyGo(shop: Shop): Promise<void> {
  for (const webhook of await takeRefundWebhooks(shop)) await deliverWebhook(shop, webhook);
  for (const { partId } of await listToPayByHand(shop)) if (partId !== null) await bookPartPaid(shop, partId);
  await moveClaimsOn(shop);
}
