import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop, StripeSettings } from '#shop/platform/shop.ts';
import type { PaymentOrder, PaymentProvider, ProviderStart } from '../provider.ts';
import { askStripe, StripeError } from './ask-stripe.ts';
import { parseStripeEvent } from './parse-stripe-event.ts';

export const STRIPE = 'stripe';

const MINUTE = 60_000;
/** A BLIK payment is confirmed within a minute. */
const BLIK_WAITS = MINUTE;
/** How Stripe names what our methods are. Instalments and deferred payment it has not, in Poland. */
const PAGE_METHODS: Partial<Record<PaymentOrder['kind'], string>> = { card: 'card', 'fast-transfer': 'p24' };

/** Payments through Stripe: BLIK confirmed in place, cards and Przelewy24 on Stripe's own page. */
export const stripe: PaymentProvider = {
  name: STRIPE,

  takes: (kind) => kind === 'blik' || kind in PAGE_METHODS,

  async start(shop, order) {
    const settings = settingsOf(shop);
    if (order.kind === 'blik') return startBlik(shop, settings, order);
    const method = PAGE_METHODS[order.kind];
    return method ? openPage(shop, settings, order, method) : { kind: 'refused', problem: 'provider' };
  },

  async parseNotice(shop, { body, header }) {
    const { webhookSecret } = settingsOf(shop);
    const isOwn = isStripeSignature(body, header('stripe-signature'), webhookSecret, shop.now());
    return isOwn ? parseStripeEvent(body) : null;
  },

  async cancel(shop, reference) {
    const cancel = reference.startsWith('cs_')
      ? `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`
      : `/v1/payment_intents/${encodeURIComponent(reference)}/cancel`;
    try {
      return (await askStripe(settingsOf(shop), cancel, {}, `${reference}-cancel`)).ok;
    } catch (error) {
      // What went through, or is over, cannot be called off.
      if (error instanceof StripeError && error.status === 400) return false;
      throw error;
    }
  },
};

async function startBlik(shop: Shop, settings: StripeSettings, order: PaymentOrder): Promise<ProviderStart> {
  const answer = await askStripe(
    settings,
    '/v1/payment_intents',
    {
      amount: String(order.amount),
      currency: order.currency.toLowerCase(),
      confirm: 'true',
      description: order.title,
      'payment_method_types[0]': 'blik',
      'payment_method_data[type]': 'blik',
      'payment_method_data[billing_details][email]': order.email,
      'payment_method_options[blik][code]': order.blikCode,
      'metadata[payment]': order.reference,
      'metadata[flow]': 'blik',
    },
    order.reference,
  );
  if (!answer.ok) return { kind: 'refused', problem: 'blik-code' };
  const expiresAt = new Date(shop.now().getTime() + BLIK_WAITS);
  return { kind: 'started', reference: String(answer.object.id), address: '', expiresAt };
}

/** How long the page stays open is left to Stripe: nothing that changes with the clock may be sent under one key. */
async function openPage(
  shop: Shop,
  settings: StripeSettings,
  order: PaymentOrder,
  method: string,
): Promise<ProviderStart> {
  const back = `${shop.origin}${order.returnAddress}`;
  const answer = await askStripe(
    settings,
    '/v1/checkout/sessions',
    {
      mode: 'payment',
      locale: 'pl',
      client_reference_id: order.reference,
      customer_email: order.email,
      success_url: back,
      cancel_url: back,
      'payment_method_types[0]': method,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': order.currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(order.amount),
      'line_items[0][price_data][product_data][name]': order.title,
      'payment_intent_data[description]': order.title,
      'payment_intent_data[metadata][payment]': order.reference,
      'payment_intent_data[metadata][flow]': 'page',
    },
    order.reference,
  );
  if (!answer.ok) return { kind: 'refused', problem: 'refused' };
  const { id, url, expires_at: seconds } = answer.object;
  const expiresAt = typeof seconds === 'number' ? new Date(seconds * 1000) : null;
  return { kind: 'started', reference: String(id), address: String(url), expiresAt };
}

function settingsOf({ stripe: settings }: Shop): StripeSettings {
  if (!settings) throw new Error('Stripe is not configured');
  return settings;
}

/** Stripe signs every delivery anew, so an old signature is one that was caught on its way. */
const TOLERANCE_SECONDS = 300;

/** The header `t=<seconds>,v1=<HMAC>[,v1=<HMAC>]`; there are two while a secret is being exchanged. */
function isStripeSignature(body: string, header: string | null | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
