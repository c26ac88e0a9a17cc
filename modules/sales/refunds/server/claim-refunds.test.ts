import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import {
  changeComplaintState,
  fileComplaint,
  findComplaintByNumber,
  refundComplaint,
} from '#modules/after-sale/complaints/server/index.ts';
import {
  acceptReturn,
  fileReturn,
  findReturn,
  listReturnQueue,
  refundReturn,
  saveReturnMethod,
  saveReturnProducts,
  writeReturnMails,
} from '#modules/after-sale/returns/server/index.ts';
import {
  findWithdrawal,
  getWithdrawalProgress,
  refundWithdrawal,
  withdraw,
} from '#modules/after-sale/withdrawals/server/index.ts';
import { EVERY_ORDER } from '#modules/sales/order-admin/rules/order-filter.ts';
import { findOrderForStaff, listOrdersForStaff, moveOrders } from '#modules/sales/order-admin/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { decideTransfer, LOCAL_BANK, startPayment } from '#modules/sales/payments/server/index.ts';
import { localBank } from '#modules/sales/payments/server/local-bank/local-bank.ts';
import { bankRefunds, bankTransfers } from '#modules/sales/payments/server/tables.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { deliverWebhook, letMoneyGo, moveClaimsOn, takeRefundWebhooks } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  bookPartPaid,
  listClaimRefunds,
  listToPayByHand,
  refundOrder,
  requestRefundsAgain,
  sendRefundAgain,
} from './index.ts';
import { settleRefund } from './settle-refund.ts';

let now = new Date('2026-03-01T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };
const quiet = { ...ola, log: { ...shop.log, error: () => {} } };
/** The same shop as another process sees it. */
const otherNode = { ...ola, actor: { kind: 'staff' as const, id: 8, name: 'Jan' } };
const ACCOUNT = '61 1090 1014 0000 0712 1981 2874';
afterEach(() => vi.restoreAllMocks());

/** Three pieces paid at the demo bank, and delivered. */
async function bought(price = 10_000) {
  const productId = await addGood(shop, categoryId, { price, stock: 50 });
  const data = { paymentMethodId: METHOD.card };
  const shopper = await newShopper(shop, [{ productId, quantity: 3 }], { data });
  const { orderId, number, toPay } = await placed(shop, shopper);
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  const webhook = await decideTransfer(shop, begun.payment.providerReference, 'accept');
  if (webhook) await deliverWebhook(shop, webhook);
  await shop.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, orderId));
  const order = await findOrderById(shop.db, orderId);
  const lineId = order?.lines[0]?.lineId;
  if (!order || lineId === undefined) throw new Error('no order');
  return {
    order,
    orderId,
    number,
    toPay,
    lineId,
    visitorId: shopper.visitorId,
    transfer: begun.payment.providerReference,
  };
}
type BoughtOrder = Awaited<ReturnType<typeof bought>>;

async function acceptedReturn(
  { order, orderId, lineId }: Pick<BoughtOrder, 'order' | 'orderId' | 'lineId'>,
  way: 'same-way' | 'transfer' = 'same-way',
  quantity = 1,
) {
  await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity, comment: '' }], reason: '' });
  const method = { method: 'courier', deliveryId: 'kurier', parameterConfirmed: true, phone: '' } as const;
  await saveReturnMethod(shop, orderId, method);
  const outcome = await fileReturn(shop, orderId, { way, bankAccount: ACCOUNT, note: '' });
  const filed = await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '');
  if (!filed) throw new Error(outcome.kind);
  await acceptReturn(ola, filed.id, {});
  return filed;
}

async function acceptedComplaint({ order, lineId, visitorId }: Pick<BoughtOrder, 'order' | 'lineId' | 'visitorId'>) {
  const who = { visitorId, customerId: null, key: crypto.randomUUID() };
  const line = { lineId, quantity: 1, description: 'Przyszedł pęknięty.', files: [] };
  const filed = await fileComplaint(shop, order, who, [line]);
  const complaint = await findComplaintByNumber(shop, filed.kind === 'filed' ? filed.number : '');
  if (!complaint) throw new Error(filed.kind);
  await changeComplaintState(ola, complaint.id, 'accepted');
  return complaint;
}

const refundsOf = (id: number) => listClaimRefunds(shop.db, { kind: 'return', id });
const orderOf = ({ orderId }: BoughtOrder) => findOrderById(shop.db, orderId);
async function atTheBank({ transfer }: BoughtOrder) {
  const rows = await shop.db.select().from(bankRefunds).where(eq(bankRefunds.transfer, transfer));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
async function mailText(key: string) {
  await runDueJobs(shop, [writeReturnMails]);
  const [mail] = await shop.db.select().from(outbox).where(eq(outbox.key, key));
  return mail?.text.replaceAll('\u00a0', ' ') ?? '';
}

it('O.17 O.20 the money of a return goes through the bank that took it, once; books and state follow the bank’s word', async () => {
  const one = await bought();
  const { id, code, amount } = await acceptedReturn(one);
  expect(await refundReturn(ola, id)).toEqual({ kind: 'done' });
  expect(await refundReturn(otherNode, id)).toEqual({ kind: 'decided' });
  expect(await refundsOf(id)).toMatchObject([
    { amount, progress: 'sent', parts: [{ road: 'provider', state: 'accepted' }] },
  ]);
  expect(await orderOf(one)).toMatchObject({ refunded: 0 });
  expect(await findReturn(shop, code)).toMatchObject({ state: 'accepted' });
  expect(await listReturnQueue(shop, 'work')).toContainEqual(expect.objectContaining({ code, refund: 'sent' }));
  const webhooks = await takeRefundWebhooks(shop);
  expect(webhooks).toHaveLength(1);
  for (const webhook of [...webhooks, ...webhooks]) await deliverWebhook(shop, webhook);
  await moveClaimsOn(shop);
  expect(await orderOf(one)).toMatchObject({ refunded: amount, left: 0 });
  expect(await findReturn(shop, code)).toMatchObject({ state: 'refunded' });
  expect(await refundsOf(id)).toMatchObject([{ progress: 'paid' }]);
  expect(await atTheBank(one)).toBe(amount);
  expect(await mailText(`return-${id}-refunded`)).toContain('tą samą drogą co płatność');
});

it('O.20 the delivery of an order that came back whole by good will stays with the shop, and nobody is asked to pay it back', async () => {
  // Below what is delivered free of charge.
  const one = await bought(2000);
  const delivery = one.order.deliveryCost.gross;
  expect(delivery).toBeGreaterThan(0);
  const { id, amount } = await acceptedReturn(one, 'same-way', 3);
  // What sending back costs the shopper was taken off too.
  expect(amount).toBeLessThanOrEqual(one.toPay - delivery);
  await refundReturn(ola, id);
  await letMoneyGo(shop);
  const found = await findOrderForStaff(shop, one.number);
  expect(found).toMatchObject({ kept: one.toPay - amount, payBack: 0 });
  expect(found?.order).toMatchObject({ state: 'returned', paid: one.toPay, refunded: amount, left: 0 });
  expect((await listToPayByHand(shop)).filter(({ orderId }) => orderId === one.orderId)).toEqual([]);
  const owing = await listOrdersForStaff(shop, { ...EVERY_ORDER, money: 'pay-back', text: one.number });
  expect(owing.orders).toEqual([]);
  // Money beyond the price is owed as before.
  await shop.db
    .update(orders)
    .set({ paid: one.toPay + 700 })
    .where(eq(orders.id, one.orderId));
  expect(await findOrderForStaff(shop, one.number)).toMatchObject({ payBack: 700 });
});

it('O.20 an order nobody paid for, come back whole, asks for nothing and owes nothing', async () => {
  const one = await bought();
  await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, one.orderId));
  const order = await findOrderById(shop.db, one.orderId);
  if (!order) throw new Error('no order');
  const { id, amount } = await acceptedReturn({ ...one, order }, 'same-way', 3);
  expect(amount).toBe(0);
  expect(await refundReturn(ola, id)).toEqual({ kind: 'done' });
  await letMoneyGo(shop);
  const found = await findOrderForStaff(shop, one.number);
  expect(found).toMatchObject({ kept: 0, payBack: 0, order: { state: 'returned', left: 0, refunded: 0 } });
});

it('O.22 what is withdrawn from goes back with its delivery: nothing stays', async () => {
  const one = await bought(2000);
  const pieces = [{ lineId: one.lineId, quantity: 3 }];
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(shop, one.order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  expect(await refundWithdrawal(ola, made, {})).toMatchObject({ kind: 'done', amount: one.toPay });
  await letMoneyGo(shop);
  expect(await findOrderForStaff(shop, one.number)).toMatchObject({ kept: 0, payBack: 0 });
});

it('O.17 two people on two nodes refund one return, and one the order: never more than came', async () => {
  const one = await bought();
  const { id, amount } = await acceptedReturn(one);
  const pressed = [refundReturn(ola, id), refundReturn(otherNode, id), refundReturn(ola, id)];
  const [answers, order] = await Promise.all([
    Promise.all(pressed),
    refundOrder(otherNode, one.orderId, { amount: one.toPay, key: 'whole-order' }),
  ]);
  await letMoneyGo(shop);
  const back = await atTheBank(one);
  const isReturnPaid = answers.some(({ kind }) => kind === 'done');
  expect(answers.filter(({ kind }) => kind === 'done').length).toBe(isReturnPaid ? 1 : 0);
  expect(back).toBe(isReturnPaid ? amount : one.toPay);
  expect(order.kind).toBe(isReturnPaid ? 'too-much' : 'asked');
  expect(await orderOf(one)).toMatchObject({ refunded: back });
});

it('O.17 a bank that is silent, then answers twice: the return says so, and money goes once', async () => {
  const one = await bought();
  const { id, amount } = await acceptedReturn(one);
  const real = localBank.refund;
  vi.spyOn(localBank, 'refund').mockImplementationOnce(async (...asked) => {
    await real(...asked);
    throw new Error('socket hang up');
  });
  await refundReturn(quiet, id);
  expect(await refundsOf(id)).toMatchObject([{ progress: 'asked', parts: [{ problem: 'no-answer' }] }]);
  now = new Date(now.getTime() + 120_000);
  await Promise.all([requestRefundsAgain(shop), requestRefundsAgain(shop)]);
  expect(await refundsOf(id)).toMatchObject([{ progress: 'sent' }]);
  await letMoneyGo(shop);
  expect(await refundsOf(id)).toMatchObject([{ progress: 'paid' }]);
  expect(await atTheBank(one)).toBe(amount);
  expect(await orderOf(one)).toMatchObject({ refunded: amount });
});

it('O.17 what the bank refuses failed: it is sent again or put on the list for the bank, once, whoever presses', async () => {
  const one = await bought();
  const { id, code, amount } = await acceptedReturn(one);
  await shop.db.update(bankTransfers).set({ state: 'broken' }).where(eq(bankTransfers.reference, one.transfer));
  await refundReturn(ola, id);
  const [failed] = await refundsOf(id);
  expect(failed).toMatchObject({ progress: 'failed', failed: amount, parts: [{ problem: 'not-paid' }] });
  // Promised money is not given away by another door.
  const max = one.toPay - amount;
  expect(await refundOrder(ola, one.orderId, { amount: max + 1, key: 'other-door' })).toEqual({
    kind: 'too-much',
    max,
  });
  const refundId = failed?.id ?? 0;
  expect(await sendRefundAgain(ola, refundId, { byHand: false })).toBe('sent');
  expect(await refundsOf(id)).toMatchObject([{ progress: 'failed' }]);
  const presses = await Promise.all(
    [ola, otherNode, ola].map((who) => sendRefundAgain(who, refundId, { byHand: true, account: ACCOUNT })),
  );
  expect(presses.toSorted()).toEqual(['nothing-failed', 'nothing-failed', 'sent']);
  const [row] = (await listToPayByHand(shop)).filter(({ orderId }) => orderId === one.orderId);
  expect(row).toMatchObject({ amount, account: ACCOUNT, number: one.number });
  const booked = await Promise.all([ola, otherNode].map((who) => bookPartPaid(who, row?.partId ?? 0)));
  expect(booked.toSorted()).toEqual(['booked', 'repeated']);
  await moveClaimsOn(shop);
  expect(await findReturn(shop, code)).toMatchObject({ state: 'refunded' });
  expect(await orderOf(one)).toMatchObject({ refunded: amount });
  expect(await mailText(`return-${id}-refunded`)).toContain('przelewem na konto kończące się na 2874');
});

it('O.17 O.21 a refund that went and that the bank then refuses opens the claim again, and is paid once', async () => {
  const one = await bought();
  const complaint = await acceptedComplaint(one);
  const claim = { kind: 'complaint', id: complaint.id } as const;
  expect(await refundComplaint(ola, complaint.id, { amount: 2500 })).toMatchObject({ kind: 'done' });
  const [webhook] = await takeRefundWebhooks(shop);
  if (!webhook) throw new Error('no webhook');
  await deliverWebhook(shop, webhook);
  const [paid] = await listClaimRefunds(shop.db, claim);
  expect(paid).toMatchObject({ progress: 'paid', paidAt: now });
  expect(await orderOf(one)).toMatchObject({ refunded: 2500 });

  const { refund: reference } = JSON.parse(webhook.body);
  const refused = { ...JSON.parse(webhook.body), state: 'refused', problem: 'account-closed' };
  expect(await settleRefund(shop, LOCAL_BANK, reference, refused)).toBe('taken');
  expect(await settleRefund(shop, LOCAL_BANK, reference, refused)).toBe('repeated');
  expect(await listClaimRefunds(shop.db, claim)).toMatchObject([
    { progress: 'failed', failed: 2500, paidAt: null, parts: [{ state: 'refused', problem: 'account-closed' }] },
  ]);
  expect(await orderOf(one)).toMatchObject({ refunded: 0 });
  // The money is still promised: nothing else gives it away.
  expect(await refundOrder(ola, one.orderId, { amount: one.toPay - 2499, key: 'other-door' })).toEqual({
    kind: 'too-much',
    max: one.toPay - 2500,
  });

  expect(await sendRefundAgain(ola, paid?.id ?? 0, { byHand: true, account: ACCOUNT })).toBe('sent');
  await letMoneyGo(shop);
  expect(await listClaimRefunds(shop.db, claim)).toMatchObject([{ progress: 'paid', paidAt: now }]);
  expect(await orderOf(one)).toMatchObject({ refunded: 2500 });
});

it('O.17 a shopper who chose a transfer stands on the list with the account, until it was paid', async () => {
  const one = await bought();
  const { id, amount } = await acceptedReturn(one, 'transfer');
  await refundReturn(ola, id);
  const rows = async () => (await listToPayByHand(shop)).filter(({ orderId }) => orderId === one.orderId);
  expect(await rows()).toMatchObject([{ amount, account: ACCOUNT }]);
  expect(await atTheBank(one)).toBe(0);
  await letMoneyGo(shop);
  expect(await rows()).toEqual([]);
  expect(await orderOf(one)).toMatchObject({ refunded: amount });
});

it('O.22 a withdrawal is refunded through the bank; until its word the money is on its way', async () => {
  const one = await bought();
  const pieces = [{ lineId: one.lineId, quantity: 1 }];
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(shop, one.order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  const answers = await Promise.all([refundWithdrawal(ola, made, {}), refundWithdrawal(otherNode, made, {})]);
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'nothing-waits']);
  expect(await getWithdrawalProgress(shop.db, made.id)).toEqual({ kind: 'paying', amount: 10_000 });
  expect(await mailText(`withdrawal-${made.id}-refunded`)).toBe('');
  await letMoneyGo(shop);
  expect(await getWithdrawalProgress(shop.db, made.id)).toEqual({ kind: 'refunded', amount: 10_000 });
  expect(await mailText(`withdrawal-${made.id}-refunded`)).toContain('tą samą drogą co płatność');
  expect(await atTheBank(one)).toBe(10_000);
});

it('O.21 a complaint is refunded once for each press; the history and the mail wait for the bank', async () => {
  const one = await bought();
  const { id: complaintId, number } = await acceptedComplaint(one);
  const refundedEvents = async () =>
    (await findComplaintByNumber(shop, number))?.timeline.filter(({ kind }) => kind === 'refunded') ?? [];
  const press = (person: typeof ola) => refundComplaint(person, complaintId, { amount: 2500, key: 'one-press' });
  const answers = await Promise.all([press(ola), press(otherNode), press(ola)]);
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['decided', 'decided', 'done']);
  expect(await refundedEvents()).toEqual([]);
  await letMoneyGo(shop);
  await moveClaimsOn(shop);
  expect(await refundedEvents()).toMatchObject([{ details: { amount: 2500 } }]);
  expect(await atTheBank(one)).toBe(2500);
});

it('O.17 money of an order that went back is told to the shopper, with the sum and the way', async () => {
  const one = await bought();
  await refundOrder(ola, one.orderId, { amount: 1234, key: 'good-will' });
  const told = () => shop.db.select().from(outbox).where(eq(outbox.recipient, one.order.email));
  const mails = async () => (await told()).filter(({ key }) => key?.startsWith(`order-${one.orderId}-refund-`));
  expect(await mails()).toEqual([]);
  const webhooks = await takeRefundWebhooks(shop);
  for (const webhook of [...webhooks, ...webhooks]) await deliverWebhook(shop, webhook);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Oddaliśmy pieniądze za zamówienie nr ${one.number}`);
  for (const text of [mail?.text, mail?.html]) expect(text?.replaceAll('\u00a0', ' ')).toContain('12,34 zł');
  expect(mail?.text).toContain('tą samą drogą co płatność');
});

it('O.14 O.17 one cancels, one moves on and one refunds the same order: it ends in one state, with its money once', async () => {
  const one = await bought();
  await shop.db.update(orders).set({ state: 'confirmed' }).where(eq(orders.id, one.orderId));
  await Promise.all([
    cancelOrder(ola, one.orderId),
    moveOrders(otherNode, [{ orderId: one.orderId }], 'packing'),
    refundOrder(ola, one.orderId, { amount: one.toPay, key: 'in-parallel' }),
  ]);
  await letMoneyGo(shop);
  const found = await findOrderForStaff(shop, one.number);
  const { paid = 0, refunded = 0, state } = found?.order ?? {};
  expect(['cancelled', 'packing']).toContain(state);
  expect(paid - refunded).toBe(0);
  expect(found?.payBack).toBe(0);
  expect(await atTheBank(one)).toBe(one.toPay);
});
