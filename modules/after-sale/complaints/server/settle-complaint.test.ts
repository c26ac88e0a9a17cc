import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Purchase } from '#modules/after-sale/claims/rules/purchase.ts';
import { bookPartPaid, listToPayByHand } from '#modules/sales/refunds/server/index.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders, outbox, refunds } from '#server/shop/schema.ts';
import {
  type ComplaintTab,
  changeComplaintState,
  fileComplaint,
  filePurchase,
  findComplaintByNumber,
  listComplaintQueue,
  refundComplaint,
  replyToComplaint,
  shipComplaint,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

async function filed(paid = 0) {
  const { order, visitorId, lineId } = await boughtOrder(shop, categoryId);
  await shop.db.update(orders).set({ paid }).where(eq(orders.id, order.id));
  const who = { visitorId, customerId: null, key: crypto.randomUUID() };
  const line = { lineId, quantity: 1, description: 'Pękła podeszwa', files: [] };
  const outcome = await fileComplaint(shop, order, who, [line]);
  if (outcome.kind !== 'filed') throw new Error(outcome.kind);
  return find(outcome.number);
}

async function find(number: string) {
  const complaint = await findComplaintByNumber(shop, number);
  if (!complaint) throw new Error(`no complaint ${number}`);
  return complaint;
}

const reply = (id: number, text: string) => replyToComplaint(shop, id, { text, key: crypto.randomUUID() });
const listNumbers = async (tab: ComplaintTab) => (await listComplaintQueue(shop, tab)).map(({ number }) => number);

it('emails the customer each step of a complaint, from its filing to its end', async () => {
  const { id, number, email, lines } = await filed();
  expect(await listNumbers('shop')).toContain(number);
  expect(lines).toMatchObject([{ description: 'Pękła podeszwa' }]);
  expect(await changeComplaintState(shop, id, 'considered')).toBe('done');
  expect(await reply(id, 'Prosimy o zdjęcie.')).toMatchObject({ kind: 'written' });
  expect(await changeComplaintState(shop, id, 'accepted', 'Wymienimy na nowe.')).toBe('done');
  expect(await changeComplaintState(shop, id, 'settled')).toBe('done');
  const view = await find(number);
  expect(view.messages.map(({ text }) => text)).toEqual(['Prosimy o zdjęcie.', 'Wymienimy na nowe.']);
  expect(view.state).toBe('settled');
  expect(await listNumbers('shop')).not.toContain(number);
  expect(await listNumbers('over')).toContain(number);
  const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, email));
  // Filed, considered, the reply, the decision with its note in one email, settled.
  expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(5);
});

it('records a refund and a parcel in the history and on the order, and emails them', async () => {
  const { id, number } = await filed(20_000);
  expect(await refundComplaint(shop, id, {})).toMatchObject({ kind: 'too-late' });
  expect(await shipComplaint(shop, id, '')).toBe('too-late');
  await changeComplaintState(shop, id, 'accepted');
  expect(await refundComplaint(shop, id, { amount: 20_001 })).toMatchObject({ kind: 'too-much' });
  // One of the three pieces.
  expect(await refundComplaint(shop, id, {})).toMatchObject({ kind: 'done', amount: 5000 });
  // Requested twice, it is paid once.
  expect(await refundComplaint(shop, id, {})).toMatchObject({ kind: 'no-amount' });
  const toPay = (await listToPayByHand(shop)).find(({ partId }) => partId !== null);
  expect(toPay).toMatchObject({ amount: 5000 });
  await refundComplaint(shop, id, { amount: 750, way: 'balance' });
  expect(await bookPartPaid(shop, toPay?.partId ?? 0)).toBe('booked');
  expect(await bookPartPaid(shop, toPay?.partId ?? 0)).not.toBe('booked');
  await letMoneyGo(shop);
  expect(await shipComplaint(shop, id, 'PL778')).toBe('done');
  const view = await findComplaintByNumber(shop, number);
  expect(view?.timeline.map(({ kind, details }) => [kind, details])).toMatchObject([
    ['new', {}],
    ['accepted', {}],
    ['refunded', { amount: 750 }],
    ['refunded', { amount: 5000 }],
    ['shipped', { trackingNumber: 'PL778' }],
  ]);
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.number, view?.orderNumber ?? ''));
  expect(order?.refunded).toBe(5750);
  expect(
    await shop.db
      .select()
      .from(refunds)
      .where(eq(refunds.claimId, view?.id ?? 0))
      .orderBy(refunds.id),
  ).toMatchObject([
    { kind: 'complaint', amount: 5000, way: 'same-way' },
    { kind: 'complaint', amount: 750, way: 'balance' },
  ]);
  const mails = await shop.db.select().from(outbox);
  const text = mails
    .filter(({ subject, recipient }) => subject.includes(number) && recipient === view?.email)
    .map((mail) => mail.text)
    .join('\n');
  for (const word of ['Oddaliśmy 50,00', 'SALDO', 'PL778']) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
});

it('refunds a stated amount for goods without an order, whose price is unknown', async () => {
  const purchase: Purchase = {
    serialNumber: '',
    boughtOn: '2026-01-05',
    buyPlace: 'shop',
    buyPlaceDetails: '',
    paymentSource: 'b',
    bankAccount: '',
    refundAddress: '',
    chequeData: '',
    site: null,
  };
  const purchaseComplaint = {
    product: 'Namiot',
    description: 'Przecieka',
    email: 'ewa@example.com',
    phone: '',
    purchase,
  };
  const who = { visitorId: 1, customerId: null, key: crypto.randomUUID() };
  const outcome = await filePurchase(shop, who, { ...purchaseComplaint, files: [], caller: '10.0.0.1' });
  const number = outcome.kind === 'filed' ? outcome.number : '';
  const { id } = await find(number);
  await changeComplaintState(shop, id, 'accepted');
  expect(await refundComplaint(shop, id, {})).toMatchObject({ kind: 'no-amount' });
  await refundComplaint(shop, id, { amount: 12_000 });
  const { timeline } = await find(number);
  expect(timeline.at(-1)).toMatchObject({ kind: 'refunded', details: { amount: 12_000 } });
});

it('refuses empty replies and a step back', async () => {
  const { id, number } = await filed();
  expect((await reply(id, '')).kind).toBe('too-short');
  expect(await changeComplaintState(shop, id, 'rejected', 'x')).toBe('too-short');
  expect((await find(number)).state).toBe('new');
  await changeComplaintState(shop, id, 'rejected');
  expect(await changeComplaintState(shop, id, 'new')).toBe('too-late');
});
