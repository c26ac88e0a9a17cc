import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnStates, search } from '#modules/after-sale/claims/texts/panel.ts';
import { fileComplaint } from '#modules/after-sale/complaints/server/index.ts';
import * as complaintTexts from '#modules/after-sale/complaints/texts/panel.ts';
import { insertOpinion } from '#modules/after-sale/opinions/server/index.ts';
import * as opinionTexts from '#modules/after-sale/opinions/texts/panel.ts';
import { submitQuestion } from '#modules/after-sale/questions/server/index.ts';
import * as questionTexts from '#modules/after-sale/questions/texts/panel.ts';
import { fileReturn, saveReturnMethod, saveReturnProducts } from '#modules/after-sale/returns/server/index.ts';
import * as returnTexts from '#modules/after-sale/returns/texts/panel.ts';
import { withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import * as withdrawalTexts from '#modules/after-sale/withdrawals/texts/panel.ts';
import { gone, money } from '#modules/sales/refunds/texts/claim-refund.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { addProduct } from '#platform/testing/catalogue-rows.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { orders } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const token = await addSession(shop, await addStaff(shop, 'manager'));

/** The form that is sent, whether the action refuses it, and a text of the screen that follows. */
type Step = [form: Record<string, string>, outcome: 'refused' | 'done', text: string];

async function expectSteps(path: string, steps: Step[]) {
  for (const [form, outcome, text] of steps) {
    const { status, text: screen } = await ask(path, { token, form });
    expect([form, status, screen.includes(text)]).toEqual([form, outcome === 'done' ? 200 : 400, true]);
  }
}

async function paidOrder() {
  const bought = await boughtOrder(shop, categoryId);
  await shop.db.update(orders).set({ paid: 100_000 }).where(eq(orders.id, bought.order.id));
  return bought;
}

const LISTS = [
  ['/zaplecze/zwroty', returnTexts.nothing.work],
  ['/zaplecze/reklamacje', complaintTexts.nothing.shop],
  ['/zaplecze/odstapienia', withdrawalTexts.nothing.due],
  ['/zaplecze/opinie', opinionTexts.nothing.waiting],
  ['/zaplecze/pytania', questionTexts.nothing.waiting],
] as const;

it.each(LISTS)('O.20 %s says that nothing waits', async (path, nothing) => {
  const { status, text } = await ask(path, { token });
  expect([status, text.includes(nothing)]).toEqual([200, true]);
});

it.each([
  '/zaplecze/zwroty/ZW-22222222',
  '/zaplecze/reklamacje/R123456',
  '/zaplecze/odstapienia/OD-22222222',
  '/zaplecze/pliki/zwroty/ZW-22222222/x.jpg',
  '/zaplecze/pliki/reklamacje/R123456/x.jpg',
  '/zaplecze/opinie/999/zdjecie',
])('O.20 %s is not found', async (path) => {
  expect((await ask(path, { token })).status).toBe(404);
});

describe('the screen of a complaint', () => {
  let number = '';
  beforeAll(async () => {
    const { order, visitorId, lineId } = await paidOrder();
    const who = { visitorId, customerId: null, key: crypto.randomUUID() };
    const lines = [{ lineId, quantity: 1, description: 'Pękła podeszwa', files: [] }];
    const outcome = await fileComplaint(shop, order, who, lines);
    number = outcome.kind === 'filed' ? outcome.number : '';
  });

  it('O.21 is in the list of its tab and found by its number', async () => {
    expect((await ask('/zaplecze/reklamacje', { token })).text).toContain(number);
    expect((await ask('/zaplecze/reklamacje?lista=client', { token })).text).toContain(complaintTexts.nothing.client);
    expect((await ask(`/zaplecze/reklamacje?szukaj=${number}`, { token })).text).toContain(
      `/zaplecze/reklamacje/${number}`,
    );
    expect((await ask('/zaplecze/reklamacje?szukaj=R0000000', { token })).text).toContain(search.nothing);
  });

  it('O.21 answers, decides, pays and ships, and refuses each step at the wrong time', async () => {
    const { done, refused } = complaintTexts;
    await expectSteps(`/zaplecze/reklamacje/${number}`, [
      [{ intent: 'reply', text: 'a' }, 'refused', refused.tooShort],
      [{ intent: 'reply', text: 'Prosimy o zdjęcie.' }, 'done', done.reply],
      [{ intent: 'ship' }, 'refused', refused.tooLate],
      [{ intent: 'settled' }, 'refused', refused.tooLate],
      [{ intent: 'considered' }, 'done', done.move('considered')],
      [{ intent: 'waiting' }, 'done', done.move('waiting')],
      [{ intent: 'refund', amount: '10,00' }, 'refused', refused.tooLate],
      [{ intent: 'accepted', note: 'a' }, 'refused', refused.tooShort],
      [{ intent: 'accepted', note: 'Oddamy pieniądze.' }, 'done', done.move('accepted')],
      [{ intent: 'refund', amount: 'dużo' }, 'refused', money.wrongAmount],
      [{ intent: 'refund', amount: '10,00', account: '1' }, 'refused', money.wrongAccount],
      [{ intent: 'refund', amount: '99999,00' }, 'refused', 'Można oddać najwyżej'],
      [{ intent: 'refund', amount: '10,00', way: 'transfer' }, 'done', 'Zlecono'],
      [{ intent: 'refund-paid', part: '999' }, 'refused', gone],
      [{ intent: 'refund-again', refund: '999' }, 'refused', gone],
      [{ intent: 'ship', tracking: 'PL1' }, 'done', done.ship],
      [{ intent: 'settled' }, 'done', done.move('settled')],
      [{ intent: 'rejected' }, 'refused', refused.tooLate],
    ]);
  });
});

describe('the screen of a return', () => {
  it('O.20 receives the parcel, refuses the goods, and says why no other step is possible', async () => {
    const { order, lineId } = await paidOrder();
    await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity: 2, comment: '' }], reason: '' });
    const way = { method: 'courier', deliveryId: 'kurier', parameterConfirmed: true, phone: '' } as const;
    await saveReturnMethod(shop, order.id, way);
    const filed = await fileReturn(shop, order.id, { way: 'balance', bankAccount: '', note: '' });
    const code = filed.kind === 'filed' ? filed.code : '';
    const { done, refused } = returnTexts;
    expect((await ask('/zaplecze/zwroty?lista=coming', { token })).text).toContain(code);
    const coming = await ask(`/zaplecze/zwroty/${code}`, { token });
    expect([coming.status, coming.text.includes(returnStates.filed)]).toEqual([200, true]);
    await expectSteps(`/zaplecze/zwroty/${code}`, [
      [{ intent: 'refund', amount: '1,00' }, 'refused', refused.tooLate('filed')],
      [{ intent: 'receive' }, 'done', done.receive],
      [{ intent: 'receive' }, 'refused', refused.tooLate('received')],
      [{ intent: 'accept', [`piece-${lineId}`]: 'dwie' }, 'refused', refused.pieces],
      [{ intent: 'accept', [`piece-${lineId}`]: '0' }, 'refused', refused.nothing],
      [{ intent: 'refund-by-hand', refund: '999' }, 'refused', gone],
      [{ intent: 'refuse', note: 'Towar jest zniszczony.' }, 'done', done.refuse],
      [{ intent: 'accept', [`piece-${lineId}`]: '1' }, 'refused', refused.tooLate('refused')],
    ]);
  });
});

it('O.22 the screen of a withdrawal refuses wrong refunds and pays once', async () => {
  const { order, lineId } = await paidOrder();
  const pieces = [{ lineId, quantity: 1 }];
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(shop, order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const code = outcome.kind === 'made' ? outcome.code : '';
  expect((await ask('/zaplecze/odstapienia', { token })).text).toContain(code);
  expect((await ask(`/zaplecze/odstapienia/${code}`, { token })).status).toBe(200);
  await expectSteps(`/zaplecze/odstapienia/${code}`, [
    [{ intent: 'refund', amount: 'dużo' }, 'refused', money.wrongAmount],
    [{ intent: 'refund', account: '1' }, 'refused', money.wrongAccount],
    [{ intent: 'refund', way: 'balance' }, 'refused', money.noVoucherConsent],
    [{ intent: 'refund', amount: '99999,00' }, 'refused', 'Można oddać najwyżej'],
    [{ intent: 'refund', way: 'transfer' }, 'done', 'Zlecono'],
    [{ intent: 'refund' }, 'refused', withdrawalTexts.nothingWaits],
    [{ intent: 'refund-paid', part: '999' }, 'refused', gone],
  ]);
});

it('O.23 opinions are published, answered and rejected; an unknown one is refused', async () => {
  const opinion = { productId: null, rating: 5, content: 'Świetny.', author: 'Ala', email: 'ala@example.pl' };
  const inserted = await insertOpinion(shop, opinion);
  const id = String(inserted.ok ? inserted.id : 0);
  expect((await ask('/zaplecze/opinie', { token })).text).toContain('Świetny.');
  const { done } = opinionTexts;
  await expectSteps('/zaplecze/opinie', [
    [{ intent: 'publish', id: '999' }, 'refused', gone],
    [{ intent: 'publish', id }, 'done', done.publish],
    [{ intent: 'unpublish', id }, 'done', done.unpublish],
    [{ intent: 'reply', id, reply: 'Dziękujemy.' }, 'done', done.reply],
    [{ intent: 'reply', id, reply: '' }, 'done', done.noReply],
    [{ intent: 'reply', id: '999', reply: 'Dziękujemy.' }, 'refused', gone],
    [{ intent: 'reject', id }, 'done', done.reject],
  ]);
});

it('O.23 questions are answered or rejected; an empty answer and an unknown question are refused', async () => {
  const productId = await addProduct(shop, { name: 'Kubek', categoryId });
  const question = { productId, question: 'Czy można myć w zmywarce?', email: 'ala@example.pl' };
  const submitted = await submitQuestion(shop, question);
  const id = String(submitted.ok ? submitted.id : 0);
  expect((await ask('/zaplecze/pytania', { token })).text).toContain(question.question);
  const { done, empty } = questionTexts;
  await expectSteps('/zaplecze/pytania', [
    [{ intent: 'answer', id, answer: ' ' }, 'refused', empty],
    [{ intent: 'answer', id: '999', answer: 'Tak.' }, 'refused', gone],
    [{ intent: 'answer', id, answer: 'Tak.' }, 'done', done.answer],
    [{ intent: 'reject', id: '999' }, 'refused', gone],
    [{ intent: 'reject', id }, 'done', done.reject],
  ]);
});
