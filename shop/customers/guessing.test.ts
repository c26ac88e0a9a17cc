import { expect, it } from 'vitest';
import { customerData } from '../db/testing/customer-data.ts';
import { testDatabase } from '../db/testing/test-database.ts';
import { listMails } from '../mail/index.ts';
import { lookUpOrder } from '../orders/index.ts';
import { checkCard } from '../payments/index.ts';
import { createVisitor } from '../visitors/index.ts';
import { askForReset, createCustomer, signIn } from './index.ts';

// What can be guessed, guessed quickly: by one account and by one address; and the right answer after the wait.
let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ now: () => now });
const wait = () => {
  now = new Date(now.getTime() + 15 * 60 * 1000 + 1);
};

/** Tries until it is refused for their number; how many were let through. */
async function letThrough(guess: (turn: number) => Promise<boolean>, most = 70): Promise<number> {
  for (let turn = 0; turn < most; turn += 1) if (!(await guess(turn))) return turn;
  return most;
}

it('sign-in: ten per account from any address, forty per address for any account', async () => {
  const data = customerData();
  await createCustomer(shop, { login: 'cel', password: 'tajne123', data });
  const at = (login: string, password: string, caller: string) => signIn(shop, login, password, undefined, { caller });
  // By both of its names, from ever new addresses.
  const oneAccount = await letThrough(
    async (turn) => (await at(turn % 2 ? 'cel' : data.email, 'zle', `10.0.1.${turn}`)).kind !== 'too-many-attempts',
  );
  expect(oneAccount).toBe(10);
  expect(await at('cel', 'tajne123', '10.0.2.1')).toEqual({ kind: 'too-many-attempts' });
  wait();
  expect(await at('cel', 'tajne123', '10.0.2.1')).toMatchObject({ kind: 'signed-in' });
  const oneAddress = await letThrough(
    async (turn) => (await at(`ktos-${turn}`, 'zle', '10.0.3.1')).kind !== 'too-many-attempts',
  );
  expect(oneAddress).toBe(40);
  expect(await at('cel', 'tajne123', '10.0.3.1')).toEqual({ kind: 'too-many-attempts' });
  wait();
  expect(await at('cel', 'tajne123', '10.0.3.1')).toMatchObject({ kind: 'signed-in' });
});

it('right passwords do not use up the address of a house with many people', async () => {
  for (let turn = 0; turn < 45; turn += 1) {
    expect(await signIn(shop, 'anna', 'polana1', undefined, { caller: '10.0.4.1' })).toMatchObject({
      kind: 'signed-in',
    });
  }
});

it('reminder: three letters an hour per account, twenty questions per address', async () => {
  const data = customerData();
  await createCustomer(shop, { login: 'zapominalska', password: 'tajne123', data });
  const letters = async () => (await listMails(shop)).filter(({ recipient }) => recipient === data.email).length;
  const before = await letters();
  for (let turn = 0; turn < 6; turn += 1) expect(await askForReset(shop, data.email, `10.1.1.${turn}`)).toBe('asked');
  expect((await letters()) - before).toBe(3);
  const asked = await letThrough(
    async (turn) => (await askForReset(shop, `x${turn}@example.com`, '10.1.2.1')) === 'asked',
  );
  expect(asked).toBe(20);
  now = new Date(now.getTime() + 60 * 60 * 1000 + 1);
  expect(await askForReset(shop, data.email, '10.1.2.1')).toBe('asked');
  expect((await letters()) - before).toBe(4);
});

it('order lookup: ten per order from one address, thirty from all of them, sixty per address; and the right pair after the wait', async () => {
  const right = { number: '17223906', contact: 'anna@example.com' };
  const look = (number: string, contact: string, caller: string) => lookUpOrder(shop, { number, contact, caller });
  const wrong = (turn: number, caller: string) => look(right.number, `x${turn}@example.com`, caller);
  const fromOne = await letThrough(async (turn) => (await wrong(turn, '10.2.1.1')).kind !== 'too-many');
  expect(fromOne).toBe(10);
  // One address alone keeps nobody out.
  expect(await look(right.number, right.contact, '10.2.1.2')).toMatchObject({ kind: 'found' });
  const fromAll = await letThrough(async (turn) => (await wrong(turn, `10.2.3.${turn}`)).kind !== 'too-many');
  expect(fromOne + fromAll).toBe(30);
  expect(await look(right.number, right.contact, '10.2.1.2')).toEqual({ kind: 'too-many' });
  const oneAddress = await letThrough(
    async (turn) => (await look(String(10_000_000 + turn), 'x@example.com', '10.2.2.1')).kind !== 'too-many',
  );
  expect(oneAddress).toBe(60);
  wait();
  // Right ones do not count, however many.
  for (let turn = 0; turn < 35; turn += 1) {
    expect(await look(right.number, right.contact, '10.2.1.1')).toMatchObject({ kind: 'found' });
  }
});

it('gift card PIN: five per card from any browser, twenty per browser, thirty per address', async () => {
  const number = '9900 1000 2000 3001';
  const guess = async (card: string, pin: string, caller: string, visitorId?: number) => {
    const id = visitorId ?? (await createVisitor(shop)).visitor.id;
    const check = await checkCard(shop, id, { number: card, pin, caller });
    return !(check.kind === 'refused' && check.refusal === 'too-many-attempts');
  };
  expect(await letThrough((turn) => guess(number, '0000', `10.3.1.${turn}`))).toBe(5);
  expect(await guess(number, '2468', '10.3.1.99')).toBe(false);
  const { visitor } = await createVisitor(shop);
  const card = (turn: number) => `9900 1000 2000 4${String(turn).padStart(3, '0')}`;
  expect(await letThrough((turn) => guess(card(turn), '0000', `10.3.2.${turn}`, visitor.id))).toBe(20);
  expect(await letThrough((turn) => guess(card(turn + 100), '0000', '10.3.3.1'))).toBe(30);
  wait();
  const { visitor: owner } = await createVisitor(shop);
  expect(await checkCard(shop, owner.id, { number, pin: '2468', caller: '10.3.3.1' })).toMatchObject({ kind: 'ok' });
});
