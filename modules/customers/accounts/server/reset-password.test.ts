import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findMail, listMails } from '#platform/mail/server/index.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import { createCustomer, enter, findSession, requestReset, resetPassword, seeReset, signIn } from './index.ts';
import { isKnownBrowser, sweepBrowsers } from './sessions.ts';
import { customerIdentities, customers, passkeys } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });

async function someone(login: string) {
  const data = customerData();
  const created = await createCustomer(shop, { login, password: 'tajne123', data });
  if (created.kind !== 'created') throw new Error(created.kind);
  return { customerId: created.customerId, email: data.email };
}

async function tokensFor(email: string): Promise<string[]> {
  const heads = (await listMails(shop)).filter(({ recipient }) => recipient === email);
  const mails = await Promise.all(heads.map(({ id }) => findMail(shop, id)));
  return mails.flatMap((mail) => /nowe-haslo\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? []);
}

it('S2.49 the answer is the same for everybody; the link works once and signs out every device', async () => {
  const { customerId, email } = await someone('ola');
  const session = await enter(shop, customerId, {});
  expect(await requestReset(shop, 'nikt@example.com', 'a')).toBe('asked');
  expect(await requestReset(shop, ` ${email.toUpperCase()}`, 'a')).toBe('asked');
  const [token = ''] = await tokensFor(email);
  expect(await seeReset(shop, token)).toEqual({ login: 'ola' });
  expect(await resetPassword(shop, token, 'nowe1234')).toBe(customerId);
  expect(await findSession(shop, session.token)).toBeNull();
  expect(await signIn(shop, 'ola', 'tajne123')).toEqual({ kind: 'refused' });
  expect(await signIn(shop, 'ola', 'nowe1234')).toMatchObject({ kind: 'signed-in' });
  expect(await seeReset(shop, token)).toBeNull();
  expect(await resetPassword(shop, token, 'inne1234')).toBeNull();
});

it('S2.49 a reminder for an unknown login takes as long and sends no email', async () => {
  const before = [await listMails(shop), (await shop.pool.query('select count(*) from jobs')).rows];
  for (let turn = 0; turn < 3; turn += 1) expect(await requestReset(shop, 'nikt-wcale@example.com', 'b')).toBe('asked');
  expect([await listMails(shop), (await shop.pool.query('select count(*) from jobs')).rows]).toEqual(before);
});

it('a used link takes the older ones with it; a link of an hour ago opens nothing', async () => {
  const { email } = await someone('ela');
  await requestReset(shop, 'ELA', 'a');
  await requestReset(shop, email, 'a');
  const [first = '', second = ''] = await tokensFor(email);
  expect(await resetPassword(shop, second, 'nowe1234')).not.toBeNull();
  expect(await resetPassword(shop, first, 'inne1234')).toBeNull();
  await requestReset(shop, email, 'a');
  const [late = ''] = (await tokensFor(email)).filter((token) => token !== first && token !== second);
  now = new Date(now.getTime() + HOUR_MS - 1);
  expect(await seeReset(shop, late)).toEqual({ login: 'ela' });
  now = new Date(now.getTime() + 1);
  expect(await seeReset(shop, late)).toBeNull();
  expect(await resetPassword(shop, late, 'inne1234')).toBeNull();
  expect(await signIn(shop, 'ela', 'inne1234')).toEqual({ kind: 'refused' });
  expect(await signIn(shop, 'ela', 'nowe1234')).toMatchObject({ kind: 'signed-in' });
});

it("other keys to the account go with the old password: they may be a stranger's", async () => {
  const { customerId, email } = await someone('ada');
  await shop.db.insert(customerIdentities).values({ provider: 'p', subject: 's', customerId, linkedAt: now });
  await shop.db.insert(passkeys).values({ id: 'k', customerId, publicKey: 'x', createdAt: now });
  const { browserToken } = await enter(shop, customerId, {});
  await requestReset(shop, email, 'c');
  const [token = ''] = await tokensFor(email);
  await resetPassword(shop, token, 'nowe1234');
  expect(await shop.db.$count(customerIdentities)).toBe(0);
  expect(await shop.db.$count(passkeys)).toBe(0);
  expect(await isKnownBrowser(shop, browserToken, customerId)).toBe(false);
});

it('of another customer everything stays: sign-ins, keys, known browsers and links that were mailed', async () => {
  const { email } = await someone('ewa');
  const other = await someone('jan');
  const { customerId } = other;
  await shop.db.insert(customerIdentities).values({ provider: 'p', subject: 'jan', customerId, linkedAt: now });
  await shop.db.insert(passkeys).values({ id: 'jan', customerId, publicKey: 'x', createdAt: now });
  const { token: session, browserToken } = await enter(shop, customerId, {});
  for (const address of [email, other.email]) await requestReset(shop, address, 'd');
  const [token = ''] = await tokensFor(email);
  const mails = (await listMails(shop)).length;
  expect(await resetPassword(shop, token, 'nowe1234')).not.toBeNull();
  expect((await listMails(shop)).slice(0, -mails)).toMatchObject([{ recipient: email }]);
  expect(await findSession(shop, session)).toMatchObject({ customerId });
  expect(await isKnownBrowser(shop, browserToken, customerId)).toBe(true);
  expect(await shop.db.$count(customerIdentities)).toBe(1);
  expect(await shop.db.$count(passkeys)).toBe(1);
  const [others = ''] = await tokensFor(other.email);
  expect(await seeReset(shop, others)).toEqual({ login: 'jan' });
  expect(await signIn(shop, 'jan', 'tajne123')).toMatchObject({ kind: 'signed-in' });
});

it('an old login that is the address of another account: the link goes to the owner of the address', async () => {
  const owner = await someone('wlascicielka');
  const squatter = await someone('dawny');
  await shop.db
    .update(customers)
    .set({ login: owner.email, loginKey: owner.email.toLowerCase() })
    .where(eq(customers.id, squatter.customerId));
  // Written anew, with its indexes: a careless query finds the other row first.
  await shop.db.update(customers).set({ loginKey: 'wlascicielka-2' }).where(eq(customers.id, owner.customerId));
  expect(await requestReset(shop, owner.email, 'e')).toBe('asked');
  expect(await tokensFor(squatter.email)).toEqual([]);
  const [token = ''] = await tokensFor(owner.email);
  expect(await resetPassword(shop, token, 'nowe1234')).toBe(owner.customerId);
});

it.each([undefined, '', 'x', 'a'.repeat(5000)])('the link %j belongs to no account', async (token) => {
  expect(await seeReset(shop, token)).toBeNull();
});

it('a link clicked twice at once changes the password once', async () => {
  const { email } = await someone('iga');
  await requestReset(shop, email, 'b');
  const [token = ''] = await tokensFor(email);
  const mails = async () => (await listMails(shop)).filter(({ recipient }) => recipient === email).length;
  const before = await mails();
  const both = await Promise.all(['raz12345', 'dwa12345'].map((password) => resetPassword(shop, token, password)));
  expect(both.filter((done) => done !== null)).toHaveLength(1);
  expect(await mails()).toBe(before + 1);
});

it('a browser is known for a year after it was seen', async () => {
  const { customerId } = await someone('zenon');
  const { browserToken } = await enter(shop, customerId, {});
  const isKnown = () => isKnownBrowser(shop, browserToken, customerId);
  const then = now;
  now = new Date(then.getTime() + 365 * DAY_MS - 1);
  await sweepBrowsers(shop);
  expect(await isKnown()).toBe(true);
  now = new Date(then.getTime() + 365 * DAY_MS);
  await sweepBrowsers(shop);
  expect(await isKnown()).toBe(false);
  now = then;
});
