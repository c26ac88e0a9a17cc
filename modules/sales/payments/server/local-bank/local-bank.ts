import { and, eq } from 'drizzle-orm';
import { isExternal } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { CURRENCY } from '#platform/money/rules/grosze.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { PAYMENT_STATES, type PaymentState } from '../../rules/payment-state.ts';
import type { PaymentProvider, ProviderWebhook } from '../provider.ts';
import { providerSecret } from '../provider-secret.ts';
import { isSigned } from '../sign-webhook.ts';
import { bankTransfers } from '../tables.ts';
import { bankHash } from './decide-transfer.ts';
import { LOCAL_BANK, WEBHOOK_HEADER } from './deliver-webhook.ts';
import { refundTransfer } from './refund-transfer.ts';

/** A code is confirmed at once or never; a page may stay open longer. */
const WAITS_MS = { blik: 2 * MINUTE_MS, other: 30 * MINUTE_MS };
/** Lets a tester see a wrong code. */
const UNKNOWN_BLIK = '000000';

/** Behaves like a real bank, with its own page and books in the shop's database. */
export const localBank: PaymentProvider = {
  name: LOCAL_BANK,

  payPage: null,

  listTestSettings: () => [],

  takes: isExternal,

  async start(shop, order) {
    if (order.kind === 'blik' && order.blikCode === UNKNOWN_BLIK) return { kind: 'refused', problem: 'blik-code' };
    const now = shop.now();
    // Named after the shop's payment: a repeated request is the same transfer.
    const reference = `LB${order.reference}`;
    const expiresAt = new Date(now.getTime() + (order.kind === 'blik' ? WAITS_MS.blik : WAITS_MS.other));
    const { kind, amount, title, returnAddress, blikCode } = order;
    await shop.db
      .insert(bankTransfers)
      .values({
        reference,
        paymentReference: order.reference,
        kind,
        amount,
        title,
        returnAddress,
        blikCode,
        expiresAt,
        createdAt: now,
      })
      .onConflictDoNothing({ target: bankTransfers.reference });
    const hash = bankHash([reference, amount, CURRENCY], await providerSecret(shop, LOCAL_BANK));
    const address = kind === 'blik' ? '' : `/bank/${reference}?hash=${hash}`;
    return { kind: 'started', reference, address, expiresAt };
  },

  async parseWebhook(shop, { body, header }) {
    const secret = await providerSecret(shop, LOCAL_BANK);
    return isSigned(body, header(WEBHOOK_HEADER), secret, shop.now()) ? parseBody(body) : null;
  },

  async cancel(shop, reference) {
    const called = await shop.db
      .update(bankTransfers)
      .set({ state: 'refused', decidedAt: shop.now() })
      .where(and(eq(bankTransfers.reference, reference), eq(bankTransfers.state, 'waiting')))
      .returning({ id: bankTransfers.id });
    return called.length > 0;
  },

  refund: refundTransfer,
};

function parseBody(body: string): ProviderWebhook | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof sent !== 'object' || sent === null) return null;
  const { id, payment, refund, state, amount, problem, at } = sent as Record<string, unknown>;
  if (typeof id !== 'string' || typeof payment !== 'string' || !isState(state)) return null;
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return null;
  const happenedAt = new Date(typeof at === 'string' ? at : Number.NaN);
  if (Number.isNaN(happenedAt.getTime())) return null;
  return {
    webhookId: id,
    paymentReference: payment,
    refund: typeof refund === 'string' ? refund : undefined,
    state,
    amount,
    happenedAt,
    problem: typeof problem === 'string' ? problem : '',
  };
}

function isState(value: unknown): value is PaymentState {
  return PAYMENT_STATES.some((state) => state === value);
}
