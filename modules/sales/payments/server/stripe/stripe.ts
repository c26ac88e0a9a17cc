import type Stripe from 'stripe';
import * as v from 'valibot';
import { type ExternalKind, isExternal, type PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { CURRENCY } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isTestKey, STRIPE_ADDRESS } from '../../rules/provider-keys.ts';
import type { PaymentOrder, PaymentProvider, ProviderStart } from '../provider.ts';
import { toWebhook } from './stripe-event.ts';

interface StripeSettings {
  secretKey: string;
  /** Every endpoint has its own. */
  webhookSecret: string;
  /** Another address than Stripe's own is for tests. */
  address: string;
  /** Set by the owner in the panel; the configuration of the process wins. */
  isOwners?: boolean;
}

declare module '#platform/shop/server/shop.ts' {
  interface ProviderSettings {
    stripe?: StripeSettings;
  }
}

export const STRIPE = 'stripe';

const TIMEOUT_MS = 15_000;
/** With the same key, so that Stripe does it once. */
const RETRIES = 2;
/** Stripe signs every delivery anew, so an old signature is a replay. */
const TOLERANCE_S = 300;
/** A BLIK payment is confirmed within a minute. */
const BLIK_WAITS_MS = 60_000;
/** Stripe has no instalments and deferred payment in Poland. */
const PAGE_METHODS: Record<Exclude<ExternalKind, 'blik'>, 'card' | 'p24' | null> = {
  card: 'card',
  'fast-transfer': 'p24',
  instalments: null,
  deferred: null,
};
const pageMethod = (kind: PaymentKind) => (isExternal(kind) && kind !== 'blik' ? PAGE_METHODS[kind] : null);
/** Ids of payment pages begin with it, those of payments without a page with `pi_`. */
const PAGE_PREFIX = 'cs_';

const StartedPayment = v.object({ id: v.pipe(v.string(), v.startsWith('pi_')) });
const OpenedPage = v.object({
  id: v.pipe(v.string(), v.startsWith(PAGE_PREFIX)),
  url: v.pipe(v.string(), v.url()),
  expires_at: v.pipe(v.number(), v.integer()),
});

/** BLIK is confirmed in place, cards and Przelewy24 on Stripe's own page. */
export const stripe: PaymentProvider = {
  name: STRIPE,

  payPage: 'https://checkout.stripe.com',

  listTestSettings(shop) {
    const { secretKey, address } = settingsOf(shop);
    const found = isTestKey(secretKey) ? ['STRIPE_SECRET_KEY is a test key'] : [];
    if (address !== STRIPE_ADDRESS) found.push(`STRIPE_ADDRESS ${address}`);
    return found;
  },

  async tryKeys(shop) {
    const { api, errors } = await connectTo(shop);
    try {
      // A restricted key must reach both.
      await api.paymentIntents.list({ limit: 1 });
      await api.checkout.sessions.list({ limit: 1 });
      return null;
    } catch (error) {
      if (error instanceof errors.StripeAuthenticationError) return 'refused';
      if (error instanceof errors.StripePermissionError) return 'permissions';
      shop.log.warn({ err: forTheLog(error, errors) }, 'Keys of Stripe could not be tried');
      return 'no-answer';
    }
  },

  takes: (kind) => kind === 'blik' || pageMethod(kind) !== null,

  async start(shop, order) {
    const { api, errors } = await connectTo(shop);
    try {
      if (order.kind === 'blik') return await startBlik(shop, api, order);
      const method = pageMethod(order.kind);
      return method ? await openPage(shop, api, order, method) : { kind: 'refused', problem: 'provider' };
    } catch (error) {
      // The bank refused. Any other error is technical.
      if (!(error instanceof errors.StripeCardError)) throw forTheLog(error, errors);
      return { kind: 'refused', problem: order.kind === 'blik' ? 'blik-code' : 'refused' };
    }
  },

  async parseWebhook(shop, { body, header }) {
    const { api, errors } = await connectTo(shop);
    const { webhookSecret } = settingsOf(shop);
    const signature = header('stripe-signature') ?? '';
    const now = shop.now().getTime();
    try {
      return toWebhook(api.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now));
    } catch (error) {
      // Not signed by Stripe, or no JSON.
      if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
      throw error;
    }
  },

  async cancel(shop, reference) {
    const { api, errors } = await connectTo(shop);
    const once = { idempotencyKey: `${reference}-cancel` };
    try {
      if (reference.startsWith(PAGE_PREFIX)) await api.checkout.sessions.expire(reference, {}, once);
      else await api.paymentIntents.cancel(reference, {}, once);
      return true;
    } catch (error) {
      // A finished payment cannot be cancelled.
      if (error instanceof errors.StripeInvalidRequestError && error.statusCode === 400) return false;
      throw forTheLog(error, errors);
    }
  },

  async refund(shop, { reference, payment, amount }) {
    const { api, errors } = await connectTo(shop);
    try {
      const paid = payment.startsWith(PAGE_PREFIX) ? await paidOnPage(api, payment) : payment;
      if (paid === null) return { kind: 'refused', problem: 'not-paid' };
      const { status } = await api.refunds.create(
        { payment_intent: paid, amount, metadata: { refund: reference } },
        { idempotencyKey: reference },
      );
      return status === 'failed' || status === 'canceled' ? { kind: 'refused', problem: status } : { kind: 'accepted' };
    } catch (error) {
      // Such as money refunded already, or too much.
      if (!(error instanceof errors.StripeInvalidRequestError)) throw forTheLog(error, errors);
      return { kind: 'refused', problem: error.code ?? 'refused' };
    }
  },
};

async function startBlik(shop: Shop, api: Stripe, order: PaymentOrder): Promise<ProviderStart> {
  const answer = await api.paymentIntents.create(
    {
      amount: order.amount,
      currency: CURRENCY.toLowerCase(),
      confirm: true,
      return_url: `${shop.origin}${order.returnAddress}`,
      description: order.title,
      allowed_payment_method_types: ['blik'],
      payment_method_data: { type: 'blik', billing_details: { email: order.email } },
      payment_method_options: { blik: { code: order.blikCode } },
      metadata: { payment: order.reference, flow: 'blik' },
    },
    { idempotencyKey: order.reference },
  );
  const { id: reference } = v.parse(StartedPayment, answer);
  const expiresAt = new Date(shop.now().getTime() + BLIK_WAITS_MS);
  return { kind: 'started', reference, address: '', expiresAt };
}

/** The page's life is left to Stripe: nothing that depends on the time may be sent under one key. */
async function openPage(shop: Shop, api: Stripe, order: PaymentOrder, method: 'card' | 'p24'): Promise<ProviderStart> {
  const back = `${shop.origin}${order.returnAddress}`;
  const answer = await api.checkout.sessions.create(
    {
      mode: 'payment',
      locale: 'pl',
      client_reference_id: order.reference,
      customer_email: order.email,
      success_url: back,
      cancel_url: back,
      allowed_payment_method_types: [method],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY.toLowerCase(),
            unit_amount: order.amount,
            product_data: { name: order.title },
          },
        },
      ],
      payment_intent_data: { description: order.title, metadata: { payment: order.reference, flow: 'page' } },
    },
    { idempotencyKey: order.reference },
  );
  const { id: reference, url: address, expires_at: seconds } = v.parse(OpenedPage, answer);
  return { kind: 'started', reference, address, expiresAt: new Date(seconds * 1000) };
}

/** The payment that was made on a page; null when there is none. */
async function paidOnPage(api: Stripe, page: string): Promise<string | null> {
  const { payment_intent: paid } = await api.checkout.sessions.retrieve(page);
  return typeof paid === 'string' ? paid : (paid?.id ?? null);
}

/** The package's errors contain payments with addresses and secrets. */
function forTheLog(error: unknown, errors: typeof Stripe.errors): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { type, statusCode = 'nothing', code = '', requestId = '' } = error;
  return new Error(`Stripe answered ${statusCode}: ${type} ${code} ${requestId}`.trimEnd());
}

interface Connection {
  api: Stripe;
  errors: typeof Stripe.errors;
}

const connections = new WeakMap<StripeSettings, Promise<Connection>>();

function connectTo(shop: Shop): Promise<Connection> {
  const settings = settingsOf(shop);
  const connection = connections.get(settings) ?? connect(settings);
  connections.set(settings, connection);
  return connection;
}

/** Loaded with the first call, because the package is large. It pins the API version. */
async function connect({ address, secretKey }: StripeSettings): Promise<Connection> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(address);
  const api = new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return { api, errors: Client.errors };
}

function settingsOf({ providers }: Pick<Shop, 'providers'>): StripeSettings {
  if (!providers.stripe) throw new Error('Stripe is not configured');
  return providers.stripe;
}
