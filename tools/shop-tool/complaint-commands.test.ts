import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Purchase } from '#rules/after-sale/complaints/purchase.ts';
import { fileComplaint, filePurchase, findComplaintByNumber } from '#shop/after-sale/complaints/index.ts';
import { boughtOrder } from '#shop/platform/db/testing/bought-order.ts';
import { letMoneyGo } from '#shop/platform/db/testing/let-money-go.ts';
import { equipShop } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { orders, outbox, refunds } from '#shop/schema.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const run = async (...typed: string[]) => parseCommand(typed).run(shop);

async function filed(paid = 0): Promise<string> {
  const { order, visitorId, lineId } = await boughtOrder(shop, categoryId);
  await shop.db.update(orders).set({ paid }).where(eq(orders.id, order.id));
  const who = { visitorId, customerId: null, key: crypto.randomUUID() };
  const line = { lineId, quantity: 1, description: 'Pękła podeszwa', files: [] };
  const outcome = await fileComplaint(shop, order, who, [line]);
  if (outcome.kind !== 'filed') throw new Error(outcome.kind);
  return outcome.number;
}

it('takes a complaint from its filing to its end; every step is written to the shopper', async () => {
  const number = await filed();
  expect((await run('complaints', 'list')).join()).toContain(number);
  expect((await run('complaints', 'show', number.toLowerCase())).join()).toContain('Pękła podeszwa');
  await run('complaints', 'status', number, 'considered');
  await run('complaints', 'reply', number, 'Prosimy', 'o', 'zdjęcie.');
  await run('complaints', 'status', number, 'accepted', '--note', 'Wymienimy na nowe.');
  expect(await run('complaints', 'status', number, 'settled')).toEqual([`${number} is settled.`]);
  const view = await findComplaintByNumber(shop, number);
  expect(view?.messages.map(({ text }) => text)).toEqual(['Prosimy o zdjęcie.', 'Wymienimy na nowe.']);
  expect(view?.state).toBe('settled');
  expect((await run('complaints', 'list')).join()).not.toContain(number);
  expect((await run('complaints', 'list', '--state', 'settled')).join()).toContain(number);
  const mails = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, view?.email ?? ''));
  // Filed, considered, the reply, the decision with its note in one email, settled.
  expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(5);
});

it('money goes back and a parcel leaves: both stand in the history, on the order, and in a mail', async () => {
  const number = await filed(20_000);
  await expect(run('complaints', 'refund', number)).rejects.toThrow('accept it first');
  await expect(run('complaints', 'ship', number)).rejects.toThrow('decide first');
  await run('complaints', 'status', number, 'accepted');
  await expect(run('complaints', 'refund', number, '--amount', '200.01')).rejects.toThrow('no more can go back');
  await expect(run('complaints', 'refund', number, '--way', 'gold')).rejects.toThrow('--way is one of');
  // One of the three pieces.
  expect((await run('complaints', 'refund', number)).join()).toContain('50,00');
  // Said twice it is not paid twice.
  await expect(run('complaints', 'refund', number)).rejects.toThrow('Say how much');
  expect((await run('transfers', 'list')).join()).toContain('50,00');
  await run('complaints', 'refund', number, '--amount', '7,50', '--way', 'balance');
  const [transfer] = (await run('transfers', 'list')).map((line) => /^R\d+/.exec(line)?.[0]).filter(Boolean);
  expect((await run('transfers', 'paid', transfer ?? '')).join()).toContain('booked as paid');
  await expect(run('transfers', 'paid', transfer ?? '')).rejects.toThrow('There is no transfer');
  await letMoneyGo(shop);
  await run('complaints', 'ship', number, '--tracking', 'PL778');
  const view = await findComplaintByNumber(shop, number);
  expect(view?.timeline.map(({ kind, details }) => [kind, details])).toMatchObject([
    ['new', {}],
    ['accepted', {}],
    ['refunded', { amount: 750 }],
    ['refunded', { amount: 5000 }],
    ['shipped', { trackingNumber: 'PL778' }],
  ]);
  const shown = (await run('complaints', 'show', number)).join('\n');
  for (const word of ['refunded 50,00', 'shipped PL778']) expect(shown).toContain(word);
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

it('goods of no order have no price the shop knows, but money can go back for them', async () => {
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
  const told = { product: 'Namiot', description: 'Przecieka', email: 'ewa@example.com', phone: '', purchase };
  const who = { visitorId: 1, customerId: null, key: crypto.randomUUID() };
  const outcome = await filePurchase(shop, who, { ...told, files: [], caller: '10.0.0.1' });
  const number = outcome.kind === 'filed' ? outcome.number : '';
  await run('complaints', 'status', number, 'accepted');
  await expect(run('complaints', 'refund', number)).rejects.toThrow('Say how much');
  await run('complaints', 'refund', number, '--amount', '120');
  const { timeline = [] } = (await findComplaintByNumber(shop, number)) ?? {};
  expect(timeline.at(-1)).toMatchObject({ kind: 'refunded', details: { amount: 12_000 } });
});

it.each([
  [['complaints', 'show', 'R999999'], 'There is no complaint R999999.'],
  [['complaints', 'show', "R1' or 1=1"], 'There is no complaint'],
  [['complaints', 'show'], 'Say which complaint'],
  [['complaints', 'list', '--state', 'lost'], 'Say a state'],
])('%j says: %s', async (typed, message) => {
  await expect(run(...typed)).rejects.toThrow(message);
});

it('does not go back, and says nothing empty', async () => {
  const number = await filed();
  await expect(run('complaints', 'reply', number)).rejects.toThrow('Say what to reply');
  await expect(run('complaints', 'status', number)).rejects.toThrow('Say a state');
  await expect(run('complaints', 'status', number, 'rejected', '--note', 'x')).rejects.toThrow('Say what to reply');
  expect((await findComplaintByNumber(shop, number))?.state).toBe('new');
  await run('complaints', 'status', number, 'rejected');
  await expect(run('complaints', 'status', number, 'new')).rejects.toThrow('cannot become new');
});
