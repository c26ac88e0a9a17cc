import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fileComplaint, readComplaintByNumber } from '#shop/complaints/index.ts';
import { outbox } from '#shop/db/schema.ts';
import { boughtOrder } from '#shop/db/testing/bought-order.ts';
import { equipShop } from '#shop/db/testing/order-shop.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { readCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const run = async (...typed: string[]) => readCommand(typed).run(shop);

async function filed(): Promise<string> {
  const { order, visitorId, lineId } = await boughtOrder(shop, categoryId);
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
  const view = await readComplaintByNumber(shop, number);
  expect(view?.messages.map(({ text }) => text)).toEqual(['Prosimy o zdjęcie.', 'Wymienimy na nowe.']);
  expect(view?.state).toBe('settled');
  expect((await run('complaints', 'list')).join()).not.toContain(number);
  expect((await run('complaints', 'list', '--state', 'settled')).join()).toContain(number);
  const letters = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, view?.email ?? ''));
  expect(letters.filter(({ subject }) => subject.includes(number))).toHaveLength(6);
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
  await run('complaints', 'status', number, 'rejected');
  await expect(run('complaints', 'status', number, 'new')).rejects.toThrow('cannot become new');
});
