import { and, eq } from 'drizzle-orm';
import { type OrderRow, recordEvent } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import type { ProviderStart } from './provider.ts';
import { mainProvider } from './providers.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './write-payment.ts';

export type StartedPayment =
  /** Address of the bank's page; empty when the payment is confirmed in an app. */
  | { kind: 'started'; payment: PaymentRow; address: string }
  /** Nothing to do now: a transfer, payment to the courier. */
  | { kind: 'waiting'; payment: PaymentRow }
  | { kind: 'paid' }
  | {
      kind: 'refused';
      reason: 'unknown-order' | 'no-payment' | 'called-off' | 'blik-length' | 'not-enough-points' | 'payment-error';
    };

export interface ProviderCall {
  kind: 'ask';
  order: OrderRow;
  payment: PaymentRow;
}

/** Outside the transaction, so that a slow bank does not lock the order. A method chosen or a webhook received meanwhile wins. */
export async function callProvider(shop: Shop, { order, payment }: ProviderCall): Promise<StartedPayment> {
  const provider = mainProvider(shop);
  if (!provider) return writeRefusal(shop, payment, 'provider');
  const answer = await provider
    .start(shop, {
      reference: payment.reference,
      kind: payment.kind,
      amount: payment.amount,
      title: order.number,
      email: order.email,
      // With the token: the browser may not know the order.
      returnAddress: `/platnosc/${order.number}?token=${order.accessToken}`,
      blikCode: payment.blikCode,
    })
    .catch((err: unknown) => {
      shop.log.error({ err, payment: payment.id }, 'The payment provider could not be asked');
      return { kind: 'refused' as const, problem: 'provider' };
    });
  return answer.kind === 'started'
    ? writeStart(shop, payment, { provider: provider.name, ...answer })
    : writeRefusal(shop, payment, answer.problem);
}

async function writeStart(
  shop: Shop,
  { id }: PaymentRow,
  { provider, reference, address, expiresAt }: Extract<ProviderStart, { kind: 'started' }> & { provider: string },
): Promise<StartedPayment> {
  const [payment] = await shop.db
    .update(payments)
    .set({ provider, providerReference: reference, address, expiresAt, updatedAt: shop.now() })
    .where(eq(payments.id, id))
    .returning();
  if (payment?.state === 'chosen') return { kind: 'started', payment, address };
  if (payment?.state === 'accepted') return { kind: 'paid' };
  // It was closed meanwhile, before its provider knew it.
  if (payment) await callOffAtProvider(shop, [payment]);
  return { kind: 'refused', reason: 'payment-error' };
}

/** Only an attempt without an outcome: a parallel request may have started the same one. */
async function writeRefusal(shop: Shop, { id, orderId, name }: PaymentRow, problem: string): Promise<StartedPayment> {
  const updatedAt = shop.now();
  const refused = await shop.db
    .update(payments)
    .set({ state: 'error', problem, updatedAt })
    .where(and(eq(payments.id, id), eq(payments.state, 'chosen'), eq(payments.providerReference, '')))
    .returning({ id: payments.id });
  if (refused.length > 0) await recordEvent(shop.db, orderId, 'payment-failed', updatedAt, { name });
  return { kind: 'refused', reason: 'payment-error' };
}
