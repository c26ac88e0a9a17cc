import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, gt, or } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import { CURRENCY } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PaymentState } from '../../rules/payment-state.ts';
import { providerSecret } from '../provider-secret.ts';
import { signWebhook } from '../sign-webhook.ts';
import { bankTransfers, payments } from '../tables.ts';
import { bankWebhookJob, LOCAL_BANK, type SignedWebhook } from './deliver-webhook.ts';

export type BankDecision = 'accept' | 'refuse' | 'card-type' | 'time-out' | 'break' | 'return';

export type BankTransfer = typeof bankTransfers.$inferSelect;

const OUTCOMES: Record<BankDecision, { state: BankTransfer['state']; says: PaymentState; problem: string }> = {
  accept: { state: 'accepted', says: 'accepted', problem: '' },
  refuse: { state: 'refused', says: 'cancelled', problem: 'refused' },
  'card-type': { state: 'refused', says: 'error', problem: 'card-type' },
  'time-out': { state: 'timed-out', says: 'restart', problem: 'timed-out' },
  break: { state: 'broken', says: 'error', problem: 'bank' },
  return: { state: 'returned', says: 'refunded', problem: '' },
};

/** Null for an unknown payment and for a forged form. */
export async function findTransfer(shop: Shop, reference: string, hash: string): Promise<BankTransfer | null> {
  const [transfer] = await shop.db.select().from(bankTransfers).where(eq(bankTransfers.reference, reference));
  if (!transfer) return null;
  const secret = await providerSecret(shop, LOCAL_BANK);
  return hash === bankHash([reference, transfer.amount, CURRENCY], secret) ? transfer : null;
}

/** Payments of this browser, this account, or the order of the opened email. */
interface BankCustomer {
  visitorId: number | null;
  customerId: number | null;
  orderToken: string;
}

export function listWaitingBlik(
  shop: Shop,
  { visitorId, customerId, orderToken }: BankCustomer,
): Promise<BankTransfer[]> {
  const { kind, state, expiresAt, id, paymentReference } = bankTransfers;
  const isOwn = or(
    eq(orders.accessToken, orderToken),
    visitorId === null ? undefined : eq(orders.visitorId, visitorId),
    customerId === null ? undefined : eq(orders.customerId, customerId),
  );
  return shop.db
    .select(getTableColumns(bankTransfers))
    .from(bankTransfers)
    .innerJoin(payments, eq(payments.reference, paymentReference))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(kind, 'blik'), eq(state, 'waiting'), gt(expiresAt, shop.now()), isOwn))
    .orderBy(asc(id));
}

/** Decides a payment at the bank and sends the signed webhook; null when it was decided before. Only accepted money can be returned. */
export async function decideTransfer(
  shop: Shop,
  reference: string,
  decision: BankDecision,
): Promise<SignedWebhook | null> {
  const { state, says, problem } = OUTCOMES[decision];
  const now = shop.now();
  const secret = await providerSecret(shop, LOCAL_BANK);
  const from = decision === 'return' ? 'accepted' : 'waiting';
  return shop.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(bankTransfers)
      .set({ state, decidedAt: now })
      .where(and(eq(bankTransfers.reference, reference), eq(bankTransfers.state, from)))
      .returning();
    if (!decided) return null;
    const { paymentReference: payment, amount } = decided;
    const news = { id: `${reference}-${state}`, payment, state: says, amount, problem, at: now.toISOString() };
    const body = JSON.stringify(news);
    const webhook = { body, signature: signWebhook(body, secret, now) };
    await enqueue(tx, bankWebhookJob, webhook, now);
    return webhook;
  });
}

/** S9.42: MD5 of the form's fields and the secret. It only detects a damaged form; money is booked by a signed webhook. */
export function bankHash(fields: readonly (string | number)[], secret: string): string {
  return createHash('md5')
    .update([...fields, secret].join('|'))
    .digest('hex');
}
