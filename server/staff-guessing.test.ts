import { desc, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import { STAFF_COOKIE, totpCode } from '#modules/back-office/staff/server/index.ts';
import * as texts from '#modules/back-office/staff/texts/panel-sign-in.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import { addStaff, TOTP_SECRET } from '#platform/testing/staff-rows.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { outbox, staff } from '#server/shop/schema.ts';
import { openPanel } from './testing/open-panel.ts';

let now = new Date('2026-11-19T10:00:00Z');
const PASSWORD = 'sowa czyta mapy nocą';
const BROWSER = 'zaplecze_known_browser';
const { shop, ask } = await openPanel({ now: () => now }, { proxies: { kind: 'count', count: 1 } });
const passwordHash = await hashPassword(PASSWORD);

async function addPerson() {
  const id = await addStaff(shop, 'owner');
  const [person] = await shop.db
    .update(staff)
    .set({ passwordHash })
    .where(eq(staff.id, id))
    .returning({ email: staff.email });
  return { id, email: person?.email ?? '' };
}

type Cookies = Record<string, string>;

function send(path: string, form: Record<string, string>, { from = '10.9.9.9', cookies = {} as Cookies } = {}) {
  return ask(path, { form, cookies, headers: { 'X-Forwarded-For': from } });
}

const give = (email: string, password: string, options?: Parameters<typeof send>[2]) =>
  send('/zaplecze/logowanie', { intent: 'sign-in', email, password }, options);

function cookiesOf({ headers }: { headers: Headers }): Cookies {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
  );
}

/** Where the panel leads with these cookies. */
const lead = async (cookies: Cookies) => (await ask(HOME, { cookies })).location;

/** 100 wrong passwords from ten addresses. */
async function guess(email: string): Promise<void> {
  for (let tried = 0; tried < 100; tried++) await give(email, `zgaduję ${tried}`, { from: `10.1.0.${tried % 10}` });
}

async function linksTo(email: string): Promise<string[]> {
  const mails = await shop.db
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id));
  return mails.flatMap(({ text }) => /\/zaplecze\/logowanie\/link\/[\w-]+/.exec(text)?.[0] ?? []);
}

const FACTOR = '/zaplecze/logowanie/kod';

async function showFactor(cookies: Cookies): Promise<void> {
  now = new Date(now.getTime() + MINUTE_MS);
  const shown = await send(FACTOR, { intent: 'code', code: totpCode(TOTP_SECRET, now) }, { cookies });
  expect(shown.status).toBe(302);
}

it('X.41 O.08 after 100 wrong passwords from 10 addresses a known browser signs in at once', async () => {
  const { email } = await addPerson();
  const before = cookiesOf(await give(email, PASSWORD));
  expect(before[BROWSER]).toMatch(/^[\w-]{16,64}$/);
  await guess(email);
  const browser = { [BROWSER]: before[BROWSER] ?? '' };
  const signed = await give(email, PASSWORD, { cookies: browser, from: '10.2.0.1' });
  expect([signed.status, signed.location]).toEqual([302, expect.stringContaining(FACTOR)]);
  expect(await linksTo(email)).toEqual([]);
  // The second factor is still asked for.
  const cookies = cookiesOf(signed);
  expect(await lead(cookies)).toContain(FACTOR);
  await showFactor(cookies);
  expect((await ask(HOME, { cookies })).status).toBe(200);
  // The known browser has a limit of its own, and is unknown to other accounts.
  for (let tried = 0; tried < 10; tried++) await give(email, 'pomyłka', { cookies: browser, from: `10.3.0.${tried}` });
  expect((await give(email, PASSWORD, { cookies: browser, from: '10.4.0.1' })).status).toBe(429);
  const other = await addPerson();
  await guess(other.email);
  now = new Date(now.getTime() + MINUTE_MS);
  const elsewhere = await give(other.email, PASSWORD, { cookies: browser, from: '10.4.0.2' });
  expect(elsewhere.text).toContain(texts.signIn.linkSent(other.email));
});

it('X.41 O.08 after 100 wrong passwords a new browser signs in by the link of an email, never without it', async () => {
  const { email, id } = await addPerson();
  await guess(email);
  const asked = await give(email, PASSWORD, { from: '10.5.0.1' });
  expect(asked.text).toContain(texts.signIn.linkSent(email));
  expect(cookiesOf(asked)[STAFF_COOKIE]).toBeUndefined();
  const [link = ''] = await linksTo(email);
  // A wrong password sounds the same and sends nothing.
  expect((await give(email, 'zgaduję', { from: '10.5.0.2' })).text).toContain(texts.signIn.linkSent(email));
  expect(await linksTo(email)).toEqual([link]);
  // Programs that check emails open the link; only the button uses it up.
  for (let opened = 0; opened < 2; opened++) expect((await ask(link)).text).toContain(texts.signInLink.submit);
  const signed = await send(link, { intent: 'sign-in' });
  expect([signed.status, signed.location]).toEqual([302, expect.stringContaining(FACTOR)]);
  const cookies = cookiesOf(signed);
  expect(await lead(cookies)).toContain(FACTOR);
  await showFactor(cookies);
  expect((await ask(HOME, { cookies })).status).toBe(200);
  // Once, and by nothing that looks alike.
  for (const path of [link, `${link}x`]) {
    const again = await send(path, { intent: 'sign-in' });
    expect(cookiesOf(again)[STAFF_COOKIE]).toBeUndefined();
    expect((await ask(path)).text).toContain(texts.signInLink.used.title);
  }
  // It does not set a password, and it does not outlive half an hour or a person who was switched off.
  await give(email, PASSWORD, { from: '10.5.0.3' });
  const [second = ''] = await linksTo(email);
  expect(second).not.toBe(link);
  expect((await ask(second.replace('logowanie/link', 'nowe-haslo'))).text).toContain(texts.renewal.used.title);
  await shop.db.update(staff).set({ active: false }).where(eq(staff.id, id));
  expect(cookiesOf(await send(second, { intent: 'sign-in' }))[STAFF_COOKIE]).toBeUndefined();
  await shop.db.update(staff).set({ active: true }).where(eq(staff.id, id));
  await give(email, PASSWORD, { from: '10.5.0.4' });
  now = new Date(now.getTime() + HOUR_MS);
  const [third = ''] = await linksTo(email);
  expect(cookiesOf(await send(third, { intent: 'sign-in' }))[STAFF_COOKIE]).toBeUndefined();
});

it('X.41 an address without an account is answered like one with an account', async () => {
  const email = 'nikt@example.com';
  for (let tried = 0; tried < 30; tried++) await give(email, 'zgaduję', { from: `10.6.0.${tried % 10}` });
  expect((await give(email, PASSWORD, { from: '10.6.1.1' })).text).toContain(texts.signIn.linkSent(email));
  expect(await shop.db.$count(outbox, like(outbox.recipient, email))).toBe(0);
});
