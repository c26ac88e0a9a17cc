import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq } from 'drizzle-orm';
import { createCustomer } from '#modules/customers/accounts/server/index.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { passkeys, stockNotices, visitors, withdrawals } from '#server/shop/schema.ts';
import routes from '#storefront/routes.ts';
import {
  type Answer,
  FIXED_ROWS,
  NOBODYS,
  ORDER,
  ownedRows,
  type Row,
  WITHDRAWAL_KEY,
} from './fixtures/owned-addresses.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

type Who = 'guest' | 'other' | 'owner';

async function open(
  playwright: PlaywrightWorkerArgs['playwright'],
  shop: RunningShop,
  who: Who,
  login: string,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({
    baseURL: shop.address,
    maxRedirects: 0,
    extraHTTPHeaders: { Origin: shop.address },
  });
  if (who === 'guest') return request;
  const form = who === 'owner' ? { login: 'anna', password: 'polana1' } : { login, password: 'tajne123' };
  const answer = await request.post('/logowanie', { form });
  expect(answer.status()).toBe(302);
  return request;
}

async function ask(
  request: APIRequestContext,
  { address, method = 'GET', form, json, refusal, shows }: Row,
): Promise<Answer | number> {
  const answer = await request.fetch(address, { method, form, data: json });
  const status = answer.status();
  const location = answer.headers().location ?? '';
  if (status === 404) return 'missing';
  if (status === 401 || status === 403) return 'refused';
  if (status === 302 || status === 303) {
    if (location.startsWith('/logowanie?powrot=')) return 'sign-in';
    return /^\/(?:zwroty|odstapienie|reklamacje)(?:\?przerwany=tak)?$/.test(location) ? 'first-step' : `to ${location}`;
  }
  if (status !== 200) return status;
  // Personal data are cached nowhere: neither by a proxy nor for the next user of the browser.
  if (!/\bno-store\b/.test(answer.headers()['cache-control'] ?? '')) return 'kept';
  const text = refusal || shows ? await answer.text() : '';
  if (shows) return text.includes(shows) ? 'in' : 'explained';
  return refusal && text.includes(refusal) ? 'explained' : 'in';
}

/** Areas in which every address belongs to a person. */
const OWNED_AREA =
  /^(?:konto|listy|zwroty|reklamacje|odstapienie|platnosc|kupione|ulubione|rabaty|zamowienie\/dane\/szkic)(?:\/|$)/;
/** Ways in, which show nothing of anybody, and a farewell. */
const OPEN_TO_ALL = ['listy/dodaj', 'reklamacje', 'reklamacje/nowa', 'konto/usuniete'];

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
}

/** Addresses of the route table that are not tried. */
function withoutRow(table: readonly Row[]): string[] {
  const owned = pathsOf(routes).filter((path) => OWNED_AREA.test(path) && !OPEN_TO_ALL.includes(path));
  return owned.filter((path) => {
    const pattern = new RegExp(`^/${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
    return !table.some(({ address }) => pattern.test(address));
  });
}

test('S6.01 every address of the account, of orders, lists, returns, complaints and withdrawals × guest, another customer, the owner', async ({
  playwright,
  runningShop,
}) => {
  const login = 'obcy-klient';
  const made = await createCustomer(runningShop.shop, { login, password: 'tajne123', data: customerData() });
  expect(made.kind).toBe('created');
  const table = await ownedRows(runningShop);
  expect(withoutRow(table)).toEqual([]);
  const wrong: string[] = [];
  for (const who of ['guest', 'other', 'owner'] as const) {
    const request = await open(playwright, runningShop, who, login);
    for (const row of table) {
      const expected = NOBODYS.test(row.address) && who === 'owner' ? 'missing' : row[who];
      const answer = await ask(request, row);
      if (answer !== expected)
        wrong.push(`${row.method ?? 'GET'} ${row.address} as ${who}: ${answer}, not ${expected}`);
    }
    await request.dispose();
  }
  expect(wrong).toEqual([]);
  expect(await runningShop.shop.db.$count(withdrawals, eq(withdrawals.key, WITHDRAWAL_KEY))).toBe(0);
});

const NOTICE = 'powiadomienie-anny-o-rozmiarze-1';

/** A passkey and a notice of Anna's. */
async function keepForAnna({ shop }: RunningShop) {
  const { visitor } = await createVisitor(shop);
  await shop.db.update(visitors).set({ customerId: 1 }).where(eq(visitors.id, visitor.id));
  await shop.db
    .insert(passkeys)
    .values({ id: 'klucz-anny', customerId: 1, publicKey: 'x', name: 'Telefon', createdAt: new Date() });
  await shop.db.insert(stockNotices).values({
    sizeId: 1,
    visitorId: visitor.id,
    email: 'anna@example.com',
    token: NOTICE,
    createdAt: new Date(),
  });
}

test('a form of the account accepts only ids of its customer; the stored data of an order stay in its browser', async ({
  playwright,
  runningShop,
}) => {
  const login = 'obca-klientka';
  await createCustomer(runningShop.shop, { login, password: 'tajne123', data: customerData() });
  await keepForAnna(runningShop);
  const [guest, other, owner] = [
    await open(playwright, runningShop, 'guest', ''),
    await open(playwright, runningShop, 'other', login),
    await open(playwright, runningShop, 'owner', ''),
  ];
  const posts: { address: string; form: Record<string, string> }[] = [
    { address: '/konto/bezpieczenstwo', form: { intent: 'remove-key', key: 'klucz-anny' } },
    { address: '/konto/powiadomienia', form: { intent: 'end', notice: NOTICE } },
  ];
  const left = async () => [
    await runningShop.shop.db.$count(passkeys, eq(passkeys.id, 'klucz-anny')),
    (await runningShop.shop.db.select().from(stockNotices).where(eq(stockNotices.token, NOTICE)))[0]?.cancelledAt,
  ];
  for (const { address, form } of posts) await other.post(address, { form });
  expect(await left()).toEqual([1, null]);
  for (const { address, form } of posts) await owner.post(address, { form });
  expect(await left()).toEqual([0, expect.any(Date)]);

  const basket = { product: '37', size: 'uniw', number: '1', mode: '1' };
  for (const browser of [guest, other, owner]) await browser.post('/basketchange.php', { form: basket });
  const kept = { buyer: 'private', email: 'tylko-moje@example.com' };
  expect((await owner.post('/zamowienie/dane/szkic', { form: kept })).status()).toBe(200);
  const readPage = async (browser: APIRequestContext) =>
    (await (await browser.get('/zamowienie/dane')).text()).includes(kept.email);
  expect([await readPage(guest), await readPage(other), await readPage(owner)]).toEqual([false, false, true]);
  for (const browser of [guest, other, owner]) await browser.dispose();
});

/** Headers of a browser for a form that another site sends. */
const FORGED: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null' },
];

test('a form of another site changes nothing of a signed-in customer', async ({ playwright, runningShop }) => {
  const owner = await open(playwright, runningShop, 'owner', '');
  const forged = FIXED_ROWS.filter(({ method }) => method === 'POST');
  for (const { address, form, json } of forged) {
    for (const headers of FORGED) {
      const answer = await owner.post(address, { form, data: json, headers, maxRedirects: 0 });
      expect(answer.status(), `${address} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  // Nor does a link of another site join a sign-in service to the account.
  const join = (site: string) =>
    owner.get('/login.php?openid_serviceid=google&link=1', { headers: { 'Sec-Fetch-Site': site }, maxRedirects: 0 });
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await join(site)).headers().location).toBe('/konto/bezpieczenstwo');
  }
  expect((await join('same-origin')).headers().location).not.toBe('/konto/bezpieczenstwo');
  await owner.dispose();
});

test('a foreign order and one that does not exist look the same; sign-in never leads out of the shop', async ({
  playwright,
  runningShop,
}) => {
  const guest = await open(playwright, runningShop, 'guest', '');
  const [foreign, none] = [
    await guest.get(`/konto/zamowienia/${ORDER}`),
    await guest.get('/konto/zamowienia/99999999'),
  ];
  expect(foreign.status()).toBe(302);
  expect(none.status()).toBe(302);
  expect(foreign.headers().location?.replace(ORDER, '99999999')).toBe(none.headers().location);
  const form = { login: 'anna', password: 'polana1' };
  const evil = ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example'];
  for (const address of [...evil, '/\t/evil.example', 'javascript:alert(1)', '\\\\evil.example']) {
    const answer = await guest.post(`/logowanie?powrot=${encodeURIComponent(address)}`, { form });
    expect(answer.headers().location).toBe('/konto');
  }
  await guest.dispose();
});
