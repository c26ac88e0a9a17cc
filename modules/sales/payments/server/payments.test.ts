import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { acceptWebhook, refundCalledOff } from '#modules/sales/refunds/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import {
  type BankDecision,
  changeMethod,
  decideTransfer,
  findTransfer,
  LOCAL_BANK,
  paymentState,
  payWithCard,
  type SignedWebhook,
  startPayment,
  WEBHOOK_HEADER,
} from './index.ts';
import { localBank } from './local-bank/local-bank.ts';
import { bankTransfers, giftCards, payments } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

async function unpaid(paymentMethodId: number, points?: number) {
  const productId = await addGood(shop, categoryId, { price: 20_000 });
  return placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId }, points }));
}

const deliver = ({ body, signature }: SignedWebhook) =>
  acceptWebhook(shop, LOCAL_BANK, { body, header: (name) => (name === WEBHOOK_HEADER ? signature : null) });

async function started(orderId: number, blikCode?: string) {
  const answer = await startPayment(shop, orderId, { blikCode });
  if (answer.kind !== 'started') throw new Error(JSON.stringify(answer));
  return answer.payment.providerReference;
}

async function decided(reference: string, decision: BankDecision): Promise<SignedWebhook> {
  const webhook = await decideTransfer(shop, reference, decision);
  if (!webhook) throw new Error('The bank had decided before');
  return webhook;
}

const stateOf = async (orderId: number) => (await paymentState(shop, orderId))?.state;

describe('paying for an order', () => {
  it('S1.07 S2.44 the bank’s signed webhook brings it to accepted; state, amount left and ways to pay are told', async () => {
    const { orderId, toPay } = await unpaid(METHOD.card);
    const before = await paymentState(shop, orderId);
    expect(before).toMatchObject({ state: 'chosen', left: toPay, paid: 0 });
    expect(before?.methods.find(({ method }) => method.id === METHOD.blik)?.refusal).toBeNull();
    const reference = await started(orderId);
    expect(await deliver(await decided(reference, 'accept'))).toBe('taken');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'accepted', left: 0, paid: toPay, methods: [] });
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'confirmed', paid: toPay });
    expect(await startPayment(shop, orderId)).toEqual({ kind: 'paid' });
  });

  it.each([
    ['refuse', 'cancelled'],
    ['time-out', 'restart'],
    ['break', 'error'],
  ] as const)('%s at the bank makes it %s, and another attempt may follow', async (decision, state) => {
    const { orderId } = await unpaid(METHOD.card);
    const reference = await started(orderId);
    expect(await deliver(await decided(reference, decision))).toBe('taken');
    expect(await stateOf(orderId)).toBe(state);
    const again = await started(orderId);
    expect(again).not.toBe(reference);
    await deliver(await decided(again, 'accept'));
    expect(await stateOf(orderId)).toBe('accepted');
  });

  it('the same webhook twice counts once, also at the same moment', async () => {
    const { orderId, toPay } = await unpaid(METHOD.card);
    const webhook = await decided(await started(orderId), 'accept');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliver(webhook)));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(4);
    expect(await paymentState(shop, orderId)).toMatchObject({ paid: toPay });
  });

  it('webhooks in the wrong order end in the same state', async () => {
    const { orderId, toPay } = await unpaid(METHOD.card);
    const reference = await started(orderId);
    const accepted = await decided(reference, 'accept');
    const returned = await decided(reference, 'return');
    // What went back had come.
    expect(await deliver(returned)).toBe('taken');
    expect(await deliver(accepted)).toBe('late');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'refunded', paid: 0, left: toPay });
  });

  it('money that comes after another method was chosen is taken, and nothing is left to pay', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const late = await started(orderId);
    await shop.db.update(bankTransfers).set({ state: 'accepted' }).where(eq(bankTransfers.reference, late));
    expect(await changeMethod(shop, orderId, METHOD.transfer)).toMatchObject({ kind: 'changed' });
    await shop.db.update(bankTransfers).set({ state: 'waiting' }).where(eq(bankTransfers.reference, late));
    expect(await deliver(await decided(late, 'accept'))).toBe('taken');
    expect(await paymentState(shop, orderId)).toMatchObject({ left: 0 });
  });

  it('money given back is recorded', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const reference = await started(orderId);
    await deliver(await decided(reference, 'accept'));
    await deliver(await decided(reference, 'return'));
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'refunded', paid: 0 });
  });

  it('forged, foreign and altered webhooks change nothing', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const { body, signature } = await decided(await started(orderId), 'accept');
    const cheap = body.replace(/"amount":\d+/, '"amount":1');
    expect(await deliver({ body: cheap, signature })).toBe('forged');
    expect(await deliver({ body, signature: '' })).toBe('forged');
    expect(await deliver({ body, signature: signature.replace(/v1=./, 'v1=0').replace(/.$/, '0') })).toBe('forged');
    expect(await acceptWebhook(shop, 'nikt', { body, header: () => signature })).toBe('forged');
    expect(await stateOf(orderId)).toBe('chosen');
  });

  it('pressed twice it is the same payment at the bank', async () => {
    const { orderId } = await unpaid(METHOD.card);
    expect(await started(orderId)).toBe(await started(orderId));
  });

  it.each(['refuse', null] as const)(
    'after a gift card paid a part, the bank is asked for the rest (%s)',
    async (decision) => {
      const { orderId, toPay } = await unpaid(METHOD.card);
      const whole = await started(orderId);
      if (decision) await deliver(await decided(whole, decision));
      const number = decision ? '77000001' : '77000002';
      const card = { kind: 'voucher' as const, number, issued: 3000, balance: 3000, createdAt: shop.now() };
      await shop.db.insert(giftCards).values(card);
      const paid = await payWithCard(shop, { orderId, visitorId: 4711, number, pin: '' });
      expect(paid).toEqual({ kind: 'paid', card: 'voucher', amount: 3000, left: toPay - 3000 });
      expect(await paymentState(shop, orderId)).toMatchObject({ state: 'chosen', left: toPay - 3000 });
      // The old page of the bank, still open in another tab, takes nothing any more.
      expect(await decideTransfer(shop, whole, 'accept')).toBeNull();
      const rest = await started(orderId);
      await deliver(await decided(rest, 'accept'));
      expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: toPay, left: 0 });
    },
  );

  it('the page of the bank opens only with its own hash', async () => {
    const { orderId } = await unpaid(METHOD.card);
    const answer = await startPayment(shop, orderId);
    const address = answer.kind === 'started' ? answer.address : '';
    const [, reference = '', hash = ''] = /^\/bank\/([^?]+)\?hash=([0-9a-f]{32})$/.exec(address) ?? [];
    expect(await findTransfer(shop, reference, hash)).toMatchObject({ reference, state: 'waiting' });
    expect(await findTransfer(shop, reference, hash.replace(/./, 'x'))).toBeNull();
    expect(await findTransfer(shop, 'nie-ma', hash)).toBeNull();
  });
});

describe('BLIK', () => {
  it.each(['12345', '1234567', 'abcdef', ''])('S5.36 the code %j is refused and the payment waits', async (code) => {
    const { orderId } = await unpaid(METHOD.blik);
    expect(await startPayment(shop, orderId, { blikCode: code })).toEqual({ kind: 'refused', reason: 'blik-length' });
    expect(await stateOf(orderId)).toBe('chosen');
  });

  it('an unknown code is an error, a good one waits for the app until its time is over', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    expect(await startPayment(shop, orderId, { blikCode: '000000' })).toEqual({
      kind: 'refused',
      reason: 'payment-error',
    });
    expect(await stateOf(orderId)).toBe('error');
    const answer = await startPayment(shop, orderId, { blikCode: '123 456' });
    expect(answer).toMatchObject({ kind: 'started', address: '', payment: { expiresAt: expect.any(Date) } });
    expect(await stateOf(orderId)).toBe('chosen');
    await shop.db
      .update(payments)
      .set({ expiresAt: new Date(0) })
      .where(eq(payments.orderId, orderId));
    expect(await stateOf(orderId)).toBe('restart');
  });
});

describe('another way to pay', () => {
  it('may be chosen while the order is unpaid and not called off', async () => {
    const { orderId } = await unpaid(METHOD.transfer);
    expect(await changeMethod(shop, orderId, METHOD.blik)).toMatchObject({
      kind: 'changed',
      payment: { kind: 'blik' },
    });
    expect((await paymentState(shop, orderId))?.payments.map((payment) => payment.state)).toEqual([
      'cancelled',
      'chosen',
    ]);
    await cancelOrder(shop, orderId);
    expect(await changeMethod(shop, orderId, METHOD.card)).toEqual({ kind: 'refused', reason: 'called-off' });
    expect(await startPayment(shop, orderId)).toEqual({ kind: 'refused', reason: 'called-off' });
  });

  it('S5.37 a system outside its limits is refused', async () => {
    const { orderId } = await unpaid(METHOD.transfer);
    await shop.db.update(orders).set({ totalGross: 100_001 }).where(eq(orders.id, orderId));
    expect(await changeMethod(shop, orderId, METHOD.instalments)).toEqual({ kind: 'refused', reason: 'above-maximum' });
    await shop.db.update(orders).set({ totalGross: 9999 }).where(eq(orders.id, orderId));
    expect(await changeMethod(shop, orderId, METHOD.instalments)).toEqual({ kind: 'refused', reason: 'below-minimum' });
    await shop.db.update(orders).set({ totalGross: 10_000 }).where(eq(orders.id, orderId));
    expect(await changeMethod(shop, orderId, METHOD.instalments)).toMatchObject({ kind: 'changed' });
  });

  it('money of an order that was called off goes back through its bank, whole and once; its webhook books it', async () => {
    const { orderId, toPay } = await unpaid(METHOD.card);
    const payment = await started(orderId);
    await deliver(await decided(payment, 'accept'));
    expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'not-called-off' });
    await cancelOrder(shop, orderId);
    expect(await localBank.refund(shop, { reference: 'R', payment, amount: toPay + 1 })).toMatchObject({
      kind: 'refused',
      problem: 'amount',
    });
    await shop.db.delete(jobs);
    expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'asked', amount: toPay });
    expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'asked', amount: toPay });
    const letters = await shop.db.select({ data: jobs.data }).from(jobs);
    expect(letters).toHaveLength(1);
    expect(await deliver(letters[0]?.data as SignedWebhook)).toBe('taken');
    expect(await paymentState(shop, orderId)).toMatchObject({ state: 'refunded', paid: 0 });
    expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'nothing-due' });
  });

  it('what cannot go back by itself is said', async () => {
    const { orderId, toPay } = await unpaid(METHOD.card);
    const payment = await started(orderId);
    expect(await localBank.refund(shop, { reference: 'R', payment, amount: toPay })).toMatchObject({
      problem: 'not-paid',
    });
    await deliver(await decided(payment, 'accept'));
    await shop.db.update(orders).set({ refunded: 1, state: 'cancelled' }).where(eq(orders.id, orderId));
    expect(await refundCalledOff(shop, orderId)).toEqual({ kind: 'partly-refunded' });
    await shop.db.update(orders).set({ refunded: 0 }).where(eq(orders.id, orderId));
    const elsewhere = { ...shop, demo: false };
    expect(await refundCalledOff(elsewhere, orderId)).toEqual({ kind: 'refused', problem: LOCAL_BANK });
    expect(await refundCalledOff(shop, 2_000_000_000)).toEqual({ kind: 'unknown-order' });
  });

  it('unknown orders and methods are refused', async () => {
    const { orderId } = await unpaid(METHOD.transfer);
    for (const id of [0, -1, 1.5, 2_000_000_000, Number.NaN]) {
      expect(await changeMethod(shop, id, METHOD.blik)).toEqual({ kind: 'refused', reason: 'unknown-order' });
      expect(await startPayment(shop, id)).toEqual({ kind: 'refused', reason: 'unknown-order' });
      expect(await changeMethod(shop, orderId, id)).toEqual({ kind: 'refused', reason: 'unknown-method' });
    }
    expect(await changeMethod(shop, orderId, METHOD.dvp)).toEqual({ kind: 'refused', reason: 'wrong-side' });
    expect(await changeMethod(shop, orderId, METHOD.points)).toEqual({ kind: 'refused', reason: 'sign-in' });
  });
});

describe('paying with points', () => {
  it('takes the points once; when they are gone meanwhile it is an error', async () => {
    const { orderId } = await unpaid(METHOD.points, 10_000);
    const [first, second] = await Promise.all([startPayment(shop, orderId), startPayment(shop, orderId)]);
    expect([first, second]).toEqual([{ kind: 'paid' }, { kind: 'paid' }]);
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ paid: 20_000, payments: [{ kind: 'points', state: 'accepted', amount: 20_000 }] });
    const owner = () =>
      shop.db
        .select()
        .from(customers)
        .where(eq(customers.id, order?.customerId ?? 0));
    // 200 zł, free delivery, five grosze a point.
    expect((await owner())[0]?.points).toBe(6000);
    await cancelOrder(shop, orderId);
    expect((await owner())[0]?.points).toBe(10_000);
    const poor = await unpaid(METHOD.points, 4000);
    await shop.db.update(customers).set({ points: 3999 });
    expect(await startPayment(shop, poor.orderId)).toEqual({ kind: 'refused', reason: 'not-enough-points' });
    expect(await stateOf(poor.orderId)).toBe('error');
    const [failed] = await shop.db.select().from(payments).where(eq(payments.orderId, poor.orderId));
    expect(failed).toMatchObject({ state: 'error', problem: 'not-enough-points' });
  });
});
