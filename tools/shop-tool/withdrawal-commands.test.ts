import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { beginReturnOfWithdrawal, fileReturn, findDraft, saveReturnMethod } from '#shop/after-sale/returns/index.ts';
import { findWithdrawal, withdraw } from '#shop/after-sale/withdrawals/index.ts';
import { letMoneyGo } from '#shop/platform/db/testing/let-money-go.ts';
import { addGood, equipShop, newShopper, placed } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { orders, outbox } from '#shop/schema.ts';
import { changeOrderState, findOrderById } from '#shop/selling/orders/index.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const run = async (...typed: string[]) => parseCommand(typed).run(shop);

async function withdrawn(quantity: number, { sent }: { sent: boolean }) {
  const productId = await addGood(shop, categoryId, { stock: 10 }, { name: 'Kubek' });
  const { orderId, number } = await placed(shop, await newShopper(shop, [{ productId, quantity: 3 }]));
  await shop.db.update(orders).set({ paid: 16_500 }).where(eq(orders.id, orderId));
  if (sent) for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  const pieces = order.lines.map(({ lineId }) => ({ lineId, quantity }));
  const statement = {
    key: crypto.randomUUID(),
    pieces,
    name: 'Jan Kowalski',
    writeReceipt: async () => Buffer.from('%PDF'),
  };
  const outcome = await withdraw(shop, order, statement);
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return { orderId, number, made };
}

const mail = async (key: string) => (await shop.db.select().from(outbox).where(eq(outbox.key, key)))[0];

it('the shop hears of a withdrawal, does not send what nobody wants, and pays it back once', async () => {
  const { orderId, number, made } = await withdrawn(1, { sent: false });
  expect(await mail(`withdrawal-${made.id}-shop`)).toMatchObject({ recipient: shop.settings.email });
  expect((await run('withdrawals', 'list', '--state', 'waiting')).join()).toContain(made.code);
  expect((await run('withdrawals', 'show', made.code.toLowerCase())).join()).toContain(
    'on sale again,  waits for its money',
  );
  const pieces = `1 szt. Kubek (${made.code})`;
  expect((await run('orders', 'show', number)).join()).toContain(`withdrawn: ${pieces}`);
  await run('orders', 'move', number, 'packing');
  expect((await run('orders', 'ship', number)).join()).toContain(`do not send: ${pieces}`);
  await expect(run('withdrawals', 'refund', made.code, '--amount', '900')).rejects.toThrow('no more can go back');
  expect((await run('withdrawals', 'refund', made.code, '--way', 'balance')).join()).toContain('50,00');
  await expect(run('withdrawals', 'refund', made.code)).rejects.toThrow('refunded already');
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ refunded: 5000, state: 'sent' });
  expect((await mail(`withdrawal-${made.id}-refunded`))?.text).toMatch(/SALDO\d{12}/);
  expect((await run('withdrawals', 'list', '--state', 'waiting')).join()).not.toContain(made.code);
  expect((await run('withdrawals', 'list')).join()).toContain(`refunded 50,00`);
  // It was paid back: nothing is left to be sent back and paid again.
  expect(await beginReturnOfWithdrawal(shop, made)).toBe(false);
});

it('an order of which nothing is wanted and nothing was packed is called off with it; its money is all due', async () => {
  const { orderId, made } = await withdrawn(3, { sent: false });
  expect((await findOrderById(shop.db, orderId))?.state).toBe('cancelled');
  expect((await run('withdrawals', 'refund', made.code)).join()).toContain('165,00');
});

it('goods that come back are refunded as a return, not twice', async () => {
  const { orderId, made } = await withdrawn(3, { sent: true });
  await beginReturnOfWithdrawal(shop, made);
  await saveReturnMethod(shop, orderId, { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' });
  const filed = await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' });
  const code = filed.kind === 'filed' ? filed.code : '';
  await expect(run('withdrawals', 'refund', made.code)).rejects.toThrow('in a return');
  expect((await run('withdrawals', 'list')).join()).toContain(code);
});

it('a withdrawal that was paid back meanwhile is not filed as a return', async () => {
  const { orderId, made } = await withdrawn(3, { sent: true });
  await beginReturnOfWithdrawal(shop, made);
  await saveReturnMethod(shop, orderId, { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' });
  await run('withdrawals', 'refund', made.code);
  await letMoneyGo(shop);
  expect((await findOrderById(shop.db, orderId))?.state).toBe('returned');
  expect(await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' })).toEqual({ kind: 'no-draft' });
  expect(await findDraft(shop, orderId)).toBeNull();
});

it.each([
  [['withdrawals', 'show', 'OD-AAAAAAAA'], 'There is no withdrawal'],
  [['withdrawals', 'refund'], 'Say which withdrawal'],
  [['withdrawals', 'list', '--state', 'lost'], '--state waiting'],
])('%j says: %s', async (typed, message) => {
  await expect(run(...typed)).rejects.toThrow(message);
});
