import { expect, it } from 'vitest';
import { lookUpOrder, sendOrderLink } from '#modules/sales/orders/server/index.ts';
import { checkCard } from '#modules/sales/payments/server/index.ts';
import { findMail, listMails } from '#platform/mail/server/index.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { createCustomer, requestReset, seeSignInLink, signIn, signInByLink } from './index.ts';

// Fast guesses by account and by network address, and the right answer after the wait.
let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ now: () => now });
const wait = () => {
  now = new Date(now.getTime() + 15 * MINUTE_MS + 1);
};

/** Tries until it is refused for their number; how many were let through. */
async function letThrough(guess: (turn: number) => Promise<boolean>, max = 70): Promise<number> {
  for (let turn = 0; turn < max; turn += 1) if (!(await guess(turn))) return turn;
  return max;
}

const SIGN_IN_LINK = /logowanie\/link\?token=([\w-]+)/;

/** The token in the newest mail to this address that has such a link. */
async function mailedToken(email: string, link: RegExp): Promise<string> {
  for (const { id, recipient } of await listMails(shop)) {
    const mail = recipient === email ? await findMail(shop, id) : null;
    const [, token] = link.exec(mail?.text ?? '') ?? [];
    if (token) return token;
  }
  return '';
}

it('X.41 after 100 wrong passwords from elsewhere the owner signs in from a known browser at once, from a new one with a proof', async () => {
  const data = customerData();
  await createCustomer(shop, { login: 'cel', password: 'tajne123', data });
  const at = (login: string, password: string, caller: string, browser?: string) =>
    signIn(shop, login, password, undefined, { caller, browser });
  const signedIn = await at('cel', 'tajne123', '10.0.2.1');
  if (signedIn.kind !== 'signed-in') throw new Error('not signed in');
  // By both of its names, from ever new addresses; the hundredth guess is the right one.
  const kinds = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const password = turn === 99 ? 'tajne123' : 'zle';
    kinds.push((await at(turn % 2 ? 'cel' : data.email, password, `10.0.1.${turn}`)).kind);
  }
  expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(30);
  // Right and wrong ones sound alike.
  expect(new Set(kinds.slice(30))).toEqual(new Set(['link-sent']));
  expect(await at('cel', 'tajne123', '10.0.2.1', signedIn.browserToken)).toMatchObject({ kind: 'signed-in' });
  expect(await at('cel', 'zle', '10.0.2.1', signedIn.browserToken)).toEqual({ kind: 'refused' });
  expect(await at('cel', 'tajne123', '10.0.2.9')).toEqual({ kind: 'link-sent' });
  const token = await mailedToken(data.email, SIGN_IN_LINK);
  expect(await seeSignInLink(shop, token)).toBe(true);
  const entered = await signInByLink(shop, token, {});
  expect(await signInByLink(shop, token, {})).toBeNull();
  // The browser is known from then on.
  expect(await at('cel', 'tajne123', '10.0.2.9', entered?.browserToken)).toMatchObject({ kind: 'signed-in' });
  // A browser is known to those who signed in with it, not to others.
  await createCustomer(shop, { login: 'inny', password: 'tajne123', data: customerData() });
  const foreign = await at('inny', 'tajne123', '10.0.2.10');
  if (foreign.kind !== 'signed-in') throw new Error('not signed in');
  expect(await at('cel', 'tajne123', '10.0.2.10', foreign.browserToken)).toEqual({ kind: 'link-sent' });
  wait();
  expect(await at('cel', 'tajne123', '10.0.2.11')).toMatchObject({ kind: 'signed-in' });
});

it('sign-in: forty wrong ones per address for any account, ten per known browser', async () => {
  const at = (login: string, password: string, caller: string, browser?: string) =>
    signIn(shop, login, password, undefined, { caller, browser });
  const oneAddress = await letThrough(
    async (turn) => (await at(`ktos-${turn}`, 'zle', '10.0.3.1')).kind !== 'too-many-attempts',
  );
  expect(oneAddress).toBe(40);
  expect(await at('anna', 'polana1', '10.0.3.1')).toEqual({ kind: 'too-many-attempts' });
  const signedIn = await at('anna', 'polana1', '10.0.3.2');
  if (signedIn.kind !== 'signed-in') throw new Error('not signed in');
  const guess = async () => (await at('anna', 'zle', '10.0.3.1', signedIn.browserToken)).kind !== 'too-many-attempts';
  expect(await letThrough(guess)).toBe(10);
  wait();
  expect(await at('anna', 'polana1', '10.0.3.1')).toMatchObject({ kind: 'signed-in' });
});

it('right passwords do not use up the address of a house with many people', async () => {
  for (let turn = 0; turn < 45; turn += 1) {
    expect(await signIn(shop, 'anna', 'polana1', undefined, { caller: '10.0.4.1' })).toMatchObject({
      kind: 'signed-in',
    });
  }
});

it('X.41 reminder: requests for another person use up the sender’s own emails; twenty requests per address', async () => {
  const data = customerData();
  await createCustomer(shop, { login: 'zapominalska', password: 'tajne123', data });
  const mails = async () => (await listMails(shop)).filter(({ recipient }) => recipient === data.email).length;
  const before = await mails();
  const answers = [];
  for (let turn = 0; turn < 5; turn += 1) answers.push(await requestReset(shop, data.email, '10.1.1.1'));
  expect(answers).toEqual(['asked', 'asked', 'asked', 'mailed-enough', 'mailed-enough']);
  expect((await mails()) - before).toBe(3);
  const unknown = [];
  for (let turn = 0; turn < 5; turn += 1) unknown.push(await requestReset(shop, 'nikt@example.com', '10.1.1.3'));
  expect(unknown).toEqual(answers);
  // The owner's own place still gets one.
  expect(await requestReset(shop, data.email, '10.1.1.2')).toBe('asked');
  expect((await mails()) - before).toBe(4);
  // A browser of the owner's does so even when the whole world has asked.
  const signedIn = await signIn(shop, 'zapominalska', 'tajne123', undefined, { caller: '10.1.1.4' });
  if (signedIn.kind !== 'signed-in') throw new Error('not signed in');
  for (let turn = 0; turn < 20; turn += 1) await requestReset(shop, data.email, `10.1.3.${turn}`);
  expect(await requestReset(shop, data.email, '10.1.4.1')).toBe('mailed-enough');
  expect(await requestReset(shop, data.email, '10.1.1.4', signedIn.browserToken)).toBe('asked');
  const asked = await letThrough(
    async (turn) => (await requestReset(shop, `x${turn}@example.com`, '10.1.2.1')) === 'asked',
  );
  expect(asked).toBe(20);
  now = new Date(now.getTime() + HOUR_MS + 1);
  expect(await requestReset(shop, data.email, '10.1.1.1')).toBe('asked');
});

it('X.41 order lookup: ten per order and sixty in all from one address; thirty from everywhere leave the owner a link by mail', async () => {
  const right = { number: '17223906', contact: 'anna@example.com' };
  const look = (number: string, contact: string, caller: string) => lookUpOrder(shop, { number, contact, caller });
  const wrong = (turn: number, caller: string) => look(right.number, `x${turn}@example.com`, caller);
  const fromOne = await letThrough(async (turn) => (await wrong(turn, '10.2.1.1')).kind !== 'too-many');
  expect(fromOne).toBe(10);
  expect(await look(right.number, right.contact, '10.2.1.2')).toMatchObject({ kind: 'found', ofAccount: true });
  const fromAll = await letThrough(async (turn) => (await wrong(turn, `10.2.3.${turn}`)).kind === 'refused');
  expect(fromOne + fromAll).toBe(30);
  // From everywhere or not: a right pair and a wrong one sound alike to the caller, and the right one gets its link.
  expect(await wrong(99, '10.2.4.1')).toEqual({ kind: 'doubted', number: null });
  expect(await look(right.number, right.contact, '10.2.1.2')).toEqual({ kind: 'doubted', number: right.number });
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

it('the link of an order: three an hour for one caller, twelve for all', async () => {
  const ask = (caller: string) =>
    sendOrderLink(shop, { number: '17223906', next: '/konto/zamowienia/17223906', caller });
  const own = [];
  for (let turn = 0; turn < 4; turn += 1) own.push(await ask('10.4.1.1'));
  expect(own).toEqual(['sent', 'sent', 'sent', 'enough']);
  expect(await ask('10.4.1.2')).toBe('sent');
  expect(await letThrough(async (turn) => (await ask(`10.4.2.${turn}`)) === 'sent')).toBe(8);
  expect(await mailedToken('anna@example.com', /zamowienia\/17223906\?token=([\w-]+)/)).not.toBe('');
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
