import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { acceptWebhook, refundCalledOff, refundOrder } from '#modules/sales/refunds/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { REFUSED_CODE, startFakeStripe } from '../../testing/start-fake-stripe.ts';
import { changeMethod, LOCAL_BANK, paymentState, startPayment } from '../index.ts';
import { paymentMethods, payments } from '../tables.ts';
import { stripe } from './stripe.ts';
import { toWebhook } from './stripe-event.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(bare);
await bare.db.insert(paymentMethods).values({ id: 8, kind: 'fast-transfer', name: 'Szybki przelew' });
const fake = await startFakeStripe();
afterAll(() => fake.stop());
const shop: Shop = { ...bare, origin: 'https://sklep.example', providers: { stripe: fake.settings } };

async function unpaid(paymentMethodId: number) {
  const productId = await addGood(shop, categoryId, { price: 123_45 });
  return placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId } }));
}

async function started(orderId: number, blikCode?: string) {
  const answer = await startPayment(shop, orderId, { blikCode });
  if (answer.kind !== 'started') throw new Error(JSON.stringify(answer));
  const { reference, providerReference, amount } = answer.payment;
  return { reference, providerReference, amount, address: answer.address };
}

const deliver = ({ body, signature }: { body: string; signature: string }, provider = 'stripe') =>
  acceptWebhook(shop, provider, { body, header: (name) => (name === 'stripe-signature' ? signature : null) });

const intent = (reference: string, amount: number, more: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount,
  amount_received: amount,
  metadata: { payment: reference, flow: 'blik' },
  ...more,
});

describe('paying through Stripe', () => {
  it('S1.07 BLIK is begun with its code and accepted by the signed event, once, however often it comes', async () => {
    const { orderId, toPay } = await unpaid(METHOD.blik);
    const { reference, amount, address } = await started(orderId, '123 456');
    expect(address).toBe('');
    expect(fake.calls.at(-1)).toMatchObject({
      path: '/v1/payment_intents',
      version: Stripe.API_VERSION,
      fields: {
        amount: String(toPay),
        currency: 'pln',
        confirm: 'true',
        'allowed_payment_method_types[0]': 'blik',
        'payment_method_data[type]': 'blik',
        'payment_method_options[blik][code]': '123456',
        'metadata[payment]': reference,
      },
    });
    const event = fake.event('payment_intent.succeeded', intent(reference, amount));
    expect(await deliver(event)).toBe('taken');
    expect(await deliver(event)).toBe('repeated');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'accepted', left: 0, paid: toPay });
  });

  it('a code the bank refuses at once is told; one that runs out lets the shopper begin anew', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    expect(await startPayment(shop, orderId, { blikCode: REFUSED_CODE })).toMatchObject({ reason: 'payment-error' });
    expect((await paymentState(shop, orderId))?.payments.at(-1)).toMatchObject({ problem: 'blik-code' });
    const { reference, amount } = await started(orderId, '123456');
    const failed = intent(reference, amount, {
      last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
    });
    expect(await deliver(fake.event('payment_intent.payment_failed', failed))).toBe('taken');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'restart' });
  });

  it.each([
    [METHOD.card, 'card'],
    [8, 'p24'],
  ])('method %i is paid on Stripe’s own page as %s, which a failed try leaves open', async (method, type) => {
    const { orderId, number } = await unpaid(method);
    const { reference, amount, address } = await started(orderId);
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(fake.calls.at(-1)?.fields).toMatchObject({
      mode: 'payment',
      locale: 'pl',
      client_reference_id: reference,
      'allowed_payment_method_types[0]': type,
      'line_items[0][price_data][currency]': 'pln',
      'line_items[0][price_data][unit_amount]': String(amount),
      success_url: expect.stringContaining(`https://sklep.example/platnosc/${number}?token=`),
    });
    expect(await started(orderId)).toMatchObject({ address });
    const page = { metadata: { payment: reference, flow: 'page' } };
    expect(await deliver(fake.event('payment_intent.payment_failed', intent(reference, amount, page)))).toBe('ignored');
    expect(await deliver(fake.event('payment_intent.succeeded', intent(reference, amount, page)))).toBe('taken');
    expect(await deliver(fake.event('charge.refunded', { ...page, amount, refunded: true }))).toBe('taken');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'refunded', paid: 0 });
  });

  it('a page nobody used is over when Stripe says so, and news in the wrong order is borne', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { reference, amount } = await started(orderId);
    const late = fake.event('checkout.session.expired', { client_reference_id: reference, amount_total: amount });
    expect(await deliver(fake.event('payment_intent.succeeded', intent(reference, amount)))).toBe('taken');
    expect(await deliver(late)).toBe('late');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'accepted' });
  });

  it('forged, old and foreign webhooks change nothing, and the demo bank is not believed', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { reference, amount } = await started(orderId);
    const paid = intent(reference, amount);
    const event = fake.event('payment_intent.succeeded', paid);
    expect(await deliver(fake.event('payment_intent.succeeded', paid, { secret: 'whsec_other' }))).toBe('forged');
    expect(await deliver({ ...event, body: event.body.replace(String(amount), '1') })).toBe('forged');
    const old = new Date(Date.now() - 10 * MINUTE_MS);
    expect(await deliver(fake.event('payment_intent.succeeded', paid, { at: old }))).toBe('forged');
    expect(await deliver(fake.event('payment_intent.succeeded', intent('Pxyz', amount)))).toBe('unknown-payment');
    expect(await deliver(fake.event('payment_intent.succeeded', intent(reference, 1)))).toBe('wrong-amount');
    expect(await deliver(fake.event('customer.created', { id: 'cus_1' }))).toBe('ignored');
    expect(await deliver(fake.event('payment_intent.succeeded', { ...paid, amount_received: '1' }))).toBe('forged');
    expect(await deliver({ ...event, signature: '' })).toBe('forged');
    expect(await deliver(event, LOCAL_BANK)).toBe('forged');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'chosen', paid: 0 });
  });

  it('another method closes the page at Stripe; a payment that went through is not called off', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { providerReference } = await started(orderId);
    await changeMethod(shop, orderId, METHOD.transfer);
    expect(fake.calls.at(-1)?.path).toBe(`/v1/checkout/sessions/${providerReference}/expire`);
    const other = await unpaid(METHOD.blik);
    const begun = await started(other.orderId, '123456');
    fake.settle(begun.providerReference);
    await changeMethod(shop, other.orderId, METHOD.transfer);
    expect(await deliver(fake.event('payment_intent.succeeded', intent(begun.reference, begun.amount)))).toBe('taken');
    expect(await paymentState(shop, other.orderId)).toMatchObject({ left: 0 });
  });

  it('an answer that was lost on its way is asked for again with the same key: one payment at Stripe', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { reference, providerReference } = await started(orderId);
    const before = fake.calls.length;
    await shop.db
      .update(payments)
      .set({ provider: '', providerReference: '', address: '', expiresAt: null })
      .where(eq(payments.reference, reference));
    const later = { ...shop, now: () => new Date(Date.now() + 60 * MINUTE_MS) };
    const payment = { reference, providerReference };
    expect(await startPayment(later, orderId)).toMatchObject({ kind: 'started', payment });
    expect(fake.calls).toHaveLength(before);
  });

  it('a call that was cut off is made again by itself', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const before = fake.calls.length;
    fake.cut(2);
    expect(await started(orderId)).toMatchObject({ address: expect.stringContaining('checkout.stripe.com') });
    expect(fake.calls).toHaveLength(before + 1);
  });

  it('an answer of Stripe that is not as it should be is not stored', async () => {
    const { orderId } = await unpaid(METHOD.card);
    fake.answerNext({ id: 'cs_test_1', object: 'checkout.session', url: null, expires_at: null });
    expect(await startPayment(shop, orderId)).toMatchObject({ kind: 'refused', reason: 'payment-error' });
    expect((await paymentState(shop, orderId))?.payments.at(-1)).toMatchObject({ problem: 'provider' });
  });

  it('pressed several times at the same moment it is one payment at Stripe', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const before = fake.calls.length;
    const pressed = await Promise.all(Array.from({ length: 3 }, () => started(orderId)));
    expect(new Set(pressed.map(({ providerReference }) => providerReference)).size).toBe(1);
    expect(fake.calls).toHaveLength(before + 1);
  });

  it('an order that is called off closes the page at Stripe', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { providerReference } = await started(orderId);
    await cancelOrder(shop, orderId);
    expect(fake.calls.at(-1)?.path).toBe(`/v1/checkout/sessions/${providerReference}/expire`);
  });

  it.each([
    [METHOD.blik, '123456'],
    [METHOD.card, undefined],
  ])(
    'money of an order that was called off goes back by method %i, once, and Stripe’s event books it',
    async (method, code) => {
      const { orderId } = await unpaid(method);
      const { reference, providerReference, amount } = await started(orderId, code);
      expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'not-called-off' });
      fake.settle(providerReference, amount);
      await deliver(fake.event('payment_intent.succeeded', intent(reference, amount)));
      await cancelOrder(shop, orderId);
      const before = fake.calls.length;
      expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'asked', amount });
      expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'asked', amount });
      expect(fake.calls.slice(before)).toMatchObject([
        { path: '/v1/refunds', fields: { amount: String(amount), payment_intent: expect.stringMatching(/^pi_/) } },
      ]);
      expect(await paymentState(shop, orderId)).toMatchObject({ paid: amount });
      const refunded = { metadata: { payment: reference }, amount, refunded: true };
      expect(await deliver(fake.event('charge.refunded', refunded))).toBe('taken');
      expect(await paymentState(shop, orderId)).toMatchObject({ state: 'refunded', paid: 0 });
      expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'nothing-due' });
    },
  );

  it('O.17 a part goes back through Stripe once; its refund’s own event books it, and a failed one is taken back', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    const { reference, providerReference, amount } = await started(orderId, '123456');
    fake.settle(providerReference);
    await deliver(fake.event('payment_intent.succeeded', intent(reference, amount)));
    const pressed = { amount: 1200, key: 'pressed-once' };
    await Promise.all([refundOrder(shop, orderId, pressed), refundOrder(shop, orderId, pressed)]);
    const asked = fake.calls.filter(({ fields }) => fields.amount === '1200');
    expect(asked).toHaveLength(1);
    const refund = asked[0]?.fields['metadata[refund]'];
    const event = (type: string, status: string) => fake.event(type, { amount: 1200, status, metadata: { refund } });
    const books = async () => (await findOrderById(shop.db, orderId))?.refunded;
    expect(await deliver(event('refund.created', 'pending'))).toBe('ignored');
    expect(await books()).toBe(0);
    expect(await deliver(event('refund.updated', 'succeeded'))).toBe('taken');
    expect(await deliver(event('refund.updated', 'succeeded'))).toBe('repeated');
    expect(await books()).toBe(1200);
    expect(await paymentState(shop, orderId)).toMatchObject({ left: 0 });
    expect(await deliver(event('refund.failed', 'failed'))).toBe('taken');
    expect(await books()).toBe(0);
    expect(await deliver(fake.event('refund.updated', { amount: 1, status: 'succeeded', metadata: { refund } }))).toBe(
      'wrong-amount',
    );
    expect(await deliver(fake.event('refund.updated', { amount: 5, status: 'succeeded', metadata: {} }))).toBe(
      'ignored',
    );
  });

  it('money that was given back in Stripe’s own panel does not go back again; what Stripe says is told', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    const { reference, providerReference, amount } = await started(orderId, '123456');
    fake.settle(providerReference);
    await deliver(fake.event('payment_intent.succeeded', intent(reference, amount)));
    await cancelOrder(shop, orderId);
    fake.giveBack(providerReference);
    expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'refused', problem: 'charge_already_refunded' });
  });

  it('a payment that could not be called off is logged', async () => {
    const { orderId } = await unpaid(METHOD.card);
    await started(orderId);
    const errors: [object, string][] = [];
    const log = { ...shop.log, error: (about: object, message: string) => void errors.push([about, message]) };
    const silent = { ...shop, log, providers: { stripe: { ...fake.settings, address: 'http://127.0.0.1:1' } } };
    expect(await changeMethod(silent, orderId, METHOD.transfer)).toMatchObject({ kind: 'changed' });
    const err = new Error('Stripe answered nothing: StripeConnectionError');
    expect(errors).toEqual([
      [{ err, payment: expect.any(Number) }, 'A payment could not be called off at its provider'],
    ]);
  });

  it('instalments, which Stripe does not settle, are not offered', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const kinds = async (on: Shop) => (await paymentState(on, orderId))?.methods.map(({ method }) => method.kind);
    expect(await kinds(bare)).toContain('instalments');
    expect(await kinds(shop)).not.toContain('instalments');
    expect(await changeMethod(shop, orderId, METHOD.instalments)).toMatchObject({ reason: 'unknown-method' });
  });

  it('a Stripe that does not answer is told as an error of the payment', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const silent = { ...shop, providers: { stripe: { ...fake.settings, address: 'http://127.0.0.1:1' } } };
    expect(await startPayment(silent, orderId)).toMatchObject({ kind: 'refused', reason: 'payment-error' });
    expect((await paymentState(shop, orderId))?.payments.at(-1)).toMatchObject({ problem: 'provider' });
  });
});

describe('what Stripe says, in the words of the shop', () => {
  const metadata = { payment: 'P1', flow: 'blik' };
  const news = (type: string, object: object) =>
    toWebhook(Object.assign({ type }, { id: 'evt_1', created: 1_800_000_000, data: { object } }));
  const told = (state: string, problem: string, amount = 500) => ({
    webhookId: 'evt_1',
    happenedAt: new Date(1_800_000_000_000),
    paymentReference: 'P1',
    amount,
    state,
    problem,
  });

  it.each([
    ['payment_intent.succeeded', { amount: 500, amount_received: 499, metadata }, told('accepted', '', 499)],
    ['payment_intent.canceled', { amount: 500, metadata }, told('cancelled', 'refused')],
    [
      'payment_intent.canceled',
      { amount: 500, metadata: { payment: 'P1', flow: 'page' } },
      told('cancelled', 'refused'),
    ],
    ['checkout.session.expired', { amount_total: 500, client_reference_id: 'P1' }, told('restart', 'timed-out')],
    ['charge.refunded', { amount: 500, metadata, refunded: true }, told('refunded', '')],
  ])('%s', (type, object, webhook) => {
    expect(news(type, object)).toEqual(webhook);
  });

  it.each([
    [{ code: 'payment_intent_payment_attempt_expired' }, told('restart', 'timed-out')],
    [{ code: 'payment_method_provider_timeout' }, told('restart', 'timed-out')],
    [{ decline_code: 'timed_out' }, told('restart', 'timed-out')],
    [{ code: 'card_declined', decline_code: 'invalid_code' }, told('error', 'blik-code')],
    [{ code: 'payment_method_invalid_parameter' }, told('error', 'blik-code')],
    [{ code: 'card_declined', decline_code: null }, told('cancelled', 'refused')],
    [null, told('cancelled', 'refused')],
  ])('BLIK that failed with %j', (error, webhook) => {
    const object = { amount: 500, metadata, last_payment_error: error };
    expect(news('payment_intent.payment_failed', object)).toEqual(webhook);
  });

  it.each([
    ['a kind of event the shop does not know', 'customer.created', {}],
    ['a payment of the same account that is not the shop’s', 'payment_intent.succeeded', { amount_received: 500 }],
    ['a page of the same account that is not the shop’s', 'checkout.session.expired', { amount_total: 500 }],
    ['a page without a name', 'checkout.session.expired', { amount_total: 500, client_reference_id: null }],
    ['a part given back', 'charge.refunded', { amount: 500, metadata, refunded: false }],
    [
      'a try on Stripe’s page',
      'payment_intent.payment_failed',
      { amount: 500, metadata: { ...metadata, flow: 'page' } },
    ],
  ])('%s says nothing', (_, type, object) => {
    expect(news(type, object)).toBe('ignored');
  });

  it.each([[{ amount_received: 4.5, metadata }], [{ amount_received: '500', metadata }], [{ metadata }]])(
    '%j is no event',
    (object) => {
      expect(news('payment_intent.succeeded', object)).toBeNull();
    },
  );
});

describe('Stripe as a company that settles', () => {
  it('takes BLIK, cards and fast transfers, and nothing else', async () => {
    const kinds = ['blik', 'card', 'fast-transfer', 'instalments', 'deferred', 'transfer', 'points', 'dvp'] as const;
    expect(kinds.filter((kind) => stripe.takes(kind))).toEqual(['blik', 'card', 'fast-transfer']);
    const asked = { reference: 'P2', amount: 500, title: '', email: '', returnAddress: '/', blikCode: '' };
    expect(await stripe.start(shop, { ...asked, kind: 'deferred' })).toEqual({ kind: 'refused', problem: 'provider' });
  });

  it('tells the owner what brings no money', () => {
    const live = { ...fake.settings, secretKey: 'sk_live_shop', address: 'https://api.stripe.com' };
    const settings = (change: Partial<typeof live>) =>
      stripe.listTestSettings({ ...shop, providers: { stripe: { ...live, ...change } } });
    expect(settings({})).toEqual([]);
    expect(settings({ secretKey: 'rk_test_shop' })).toEqual(['STRIPE_SECRET_KEY is a test key']);
    expect(settings({ secretKey: 'sk_live_test_1' })).toEqual([]);
    expect(settings({ address: fake.settings.address })).toEqual([`STRIPE_ADDRESS ${fake.settings.address}`]);
    expect(() => stripe.listTestSettings({ ...shop, providers: {} })).toThrow('Stripe is not configured');
  });

  it.each([
    ['failed', { kind: 'refused', problem: 'failed' }],
    ['canceled', { kind: 'refused', problem: 'canceled' }],
    ['requires_action', { kind: 'accepted' }],
    ['succeeded', { kind: 'accepted' }],
  ])('money given back that is %s', async (status, outcome) => {
    fake.answerNext({ id: 're_1', object: 'refund', status });
    const refund = { reference: crypto.randomUUID(), payment: 'pi_1', amount: 500 };
    expect(await stripe.refund(shop, refund)).toEqual(outcome);
  });

  it('a page on which nobody paid gives nothing back, and what Stripe does not know is told', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { providerReference } = await started(orderId);
    const before = fake.calls.length;
    const refund = (payment: string) => stripe.refund(shop, { reference: crypto.randomUUID(), payment, amount: 500 });
    expect(await refund(providerReference)).toEqual({ kind: 'refused', problem: 'not-paid' });
    expect(fake.calls).toHaveLength(before);
    expect(await refund('pi_unknown')).toEqual({ kind: 'refused', problem: 'resource_missing' });
    const stranger = { ...shop, providers: { stripe: { ...fake.settings, secretKey: 'sk_test_other' } } };
    const asked = { reference: crypto.randomUUID(), payment: 'pi_1', amount: 500 };
    await expect(stripe.refund(stranger, asked)).rejects.toThrow('Stripe answered 401');
  });

  it('what went through is not called off, what Stripe does not know is an error', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    const { providerReference } = await started(orderId, '123456');
    fake.settle(providerReference);
    expect(await stripe.cancel(shop, providerReference)).toBe(false);
    expect(fake.calls.at(-1)?.path).toBe(`/v1/payment_intents/${providerReference}/cancel`);
    await expect(stripe.cancel(shop, 'pi_unknown')).rejects.toThrow('Stripe answered 404: StripeInvalidRequestError');
    const other = await started((await unpaid(METHOD.blik)).orderId, '123456');
    expect(await stripe.cancel(shop, other.providerReference)).toBe(true);
  });
});
