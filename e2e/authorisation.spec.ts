import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { createCustomer } from '#shop/customers/index.ts';
import { customerData } from '#shop/db/testing/customer-data.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

/** What an address answers to somebody: the page, the way to sign in, or as if it did not exist. */
type Answer = 'in' | 'sign-in' | 'missing' | 'refused';

interface Row {
  address: string;
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  json?: unknown;
  guest: Answer;
  other: Answer;
  owner: Answer;
}

/** Orders of the demo's Anna; the other customer is made by the test. */
const ORDER = '17223906';
const page = (address: string): Row => ({ address, guest: 'sign-in', other: 'in', owner: 'in' });
const owned = (address: string): Row => ({ address, guest: 'missing', other: 'missing', owner: 'in' });
const posted = (
  address: string,
  form: Record<string, string>,
  answers: Pick<Row, 'guest' | 'other' | 'owner'>,
): Row => ({
  ...{ address, method: 'POST', form, ...answers },
});

/** Every address that shows or changes something of a customer. A new one gets its line here. */
const TABLE: Row[] = [
  page('/konto'),
  page('/konto/zamowienia'),
  page('/konto/dane'),
  page('/konto/bezpieczenstwo'),
  page('/konto/powiadomienia'),
  page('/konto/prywatnosc'),
  page('/konto/prywatnosc/dane.json'),
  owned(`/konto/zamowienia/${ORDER}`),
  owned(`/konto/zamowienia/${ORDER}/pdf`),
  owned(`/platnosc/${ORDER}`),
  owned('/konto/zamowienia/99999999'),
  posted('/konto/dane', {}, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted('/konto/bezpieczenstwo', { deed: 'email' }, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted('/konto/powiadomienia', { deed: 'end', notice: 'x' }, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted('/konto/prywatnosc', {}, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted(`/konto/zamowienia/${ORDER}`, { intent: 'none' }, { guest: 'missing', other: 'missing', owner: 'in' }),
  posted(`/platnosc/${ORDER}`, { intent: 'none' }, { guest: 'missing', other: 'missing', owner: 'in' }),
  { address: '/konto/klucz', method: 'POST', json: { step: 'begin' }, guest: 'refused', other: 'in', owner: 'in' },
];

type Who = 'guest' | 'other' | 'owner';

async function open(
  playwright: PlaywrightWorkerArgs['playwright'],
  shop: RunningShop,
  who: Who,
  login: string,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({ baseURL: shop.address, maxRedirects: 0 });
  if (who === 'guest') return request;
  const form = who === 'owner' ? { login: 'anna', password: 'polana1' } : { login, password: 'tajne123' };
  const answer = await request.post('/logowanie', { form });
  expect(answer.status()).toBe(302);
  return request;
}

async function ask(request: APIRequestContext, { address, method = 'GET', form, json }: Row): Promise<Answer> {
  const answer = await request.fetch(address, { method, form, data: json });
  const status = answer.status();
  const location = answer.headers().location ?? '';
  if (status === 404) return 'missing';
  if (status === 401 || status === 403) return 'refused';
  if (location.startsWith('/logowanie')) return 'sign-in';
  return status < 400 ? 'in' : 'missing';
}

test('S6.01 every address of the account and of orders × guest, another customer, the owner', async ({
  playwright,
  runningShop,
}) => {
  const login = 'obcy-klient';
  const made = await createCustomer(runningShop.shop, { login, password: 'tajne123', data: customerData() });
  expect(made.kind).toBe('created');
  const wrong: string[] = [];
  for (const who of ['guest', 'other', 'owner'] as const) {
    const request = await open(playwright, runningShop, who, login);
    for (const row of TABLE) {
      const expected = row.address.endsWith('99999999') ? 'missing' : row[who];
      const answer = await ask(request, row);
      if (answer !== expected)
        wrong.push(`${row.method ?? 'GET'} ${row.address} as ${who}: ${answer}, not ${expected}`);
    }
    await request.dispose();
  }
  expect(wrong).toEqual([]);
});

test('a foreign order and one that does not exist look the same; nobody leaves the shop after signing in', async ({
  playwright,
  runningShop,
}) => {
  const guest = await open(playwright, runningShop, 'guest', '');
  const [foreign, none] = [
    await guest.get(`/konto/zamowienia/${ORDER}`),
    await guest.get('/konto/zamowienia/99999999'),
  ];
  expect(foreign.status()).toBe(none.status());
  const form = { login: 'anna', password: 'polana1' };
  for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const answer = await guest.post(`/logowanie?powrot=${encodeURIComponent(address)}`, { form });
    expect(answer.headers().location).toBe('/konto');
  }
  await guest.dispose();
});
