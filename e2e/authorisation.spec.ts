import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { createCustomer } from '#shop/customers/index.ts';
import { complaintFiles, withdrawals } from '#shop/db/schema.ts';
import { customerData } from '#shop/db/testing/customer-data.ts';
import { storeUpload } from '#shop/media/index.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

/** What an address answers to somebody: the page, the way to sign in, the first step, or as if it did not exist. */
type Answer = 'in' | 'sign-in' | 'first-step' | 'missing' | 'refused';

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
const step = (address: string): Row => ({ address, guest: 'first-step', other: 'first-step', owner: 'in' });
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

const theirs = { guest: 'missing', other: 'missing', owner: 'in' } as const;
const SHARED = '/listy/2?token=wspolna-lista-anny-zimowy-biwak1';
const RETURN = '/zwroty/status?zwrot=ZW-PLANA2KM';
const COMPLAINT = '/reklamacje/R586119';
const WITHDRAWAL = '/odstapienie/gotowe?kod=OD-TAJNY2KD';

/** Lists and what comes after the sale. */
const AFTER_SALE: Row[] = [
  page('/kupione'),
  owned('/listy/1'),
  owned('/listy/2'),
  { address: SHARED, guest: 'in', other: 'in', owner: 'in' },
  posted('/listy/1', { intent: 'rename', name: 'Lista zakupowa' }, theirs),
  posted('/listy/1', { intent: 'share' }, theirs),
  posted(SHARED, { intent: 'rename', name: 'Zimowy biwak' }, theirs),
  posted(SHARED, { intent: 'remove', product: '1', size: 'uniw' }, theirs),
  owned(RETURN),
  owned(RETURN.replace('status', 'status/pdf')),
  owned('/zwroty/status?zwrot=ZW-ZZZZZZZZ'),
  posted(RETURN, { intent: 'cancel' }, theirs),
  step(`/zwroty/produkty?zamowienie=${ORDER}`),
  posted(`/zwroty/produkty?zamowienie=${ORDER}`, {}, { guest: 'first-step', other: 'first-step', owner: 'in' }),
  owned(COMPLAINT),
  owned(`${COMPLAINT}/pdf`),
  owned('/reklamacje/R999999'),
  posted(COMPLAINT, { comment: '' }, theirs),
  owned(WITHDRAWAL),
  owned(WITHDRAWAL.replace('gotowe', 'gotowe/pdf')),
  posted(WITHDRAWAL, {}, theirs),
];

/** Numbers nobody has: they answer everybody as foreign ones answer strangers. */
const NOBODYS = /99999999$|R999999$|ZW-ZZZZZZZZ$/;

/** A receipt of a withdrawal and a file with a return and with a complaint of Anna's. */
async function addFiles({ shop }: RunningShop): Promise<Row[]> {
  await shop.db.insert(withdrawals).values({
    ...{ code: 'OD-TAJNY2KD', orderId: 1, key: 'authorisation', name: 'Anna', email: 'anna@example.com' },
    madeAt: new Date(),
  });
  const file = { name: 'dowod.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const limits = { types: ['application/pdf'], maxBytes: 1000 } as const;
  const [photo, proof] = [
    await storeUpload(shop, file, limits, { kind: 'return', id: 1 }),
    await storeUpload(shop, file, limits, { kind: 'complaint' }),
  ];
  if (photo.kind !== 'stored' || proof.kind !== 'stored') throw new Error('a file was not stored');
  await shop.db.insert(complaintFiles).values({ uploadId: proof.upload.id, complaintId: 1 });
  return [
    owned(`/zwroty/zdjecie/${photo.upload.name}`),
    owned(`${COMPLAINT}/plik/${proof.upload.name}`),
    // A file of something else is none of this complaint, not even for their common owner.
    { address: `${COMPLAINT}/plik/${photo.upload.name}`, guest: 'missing', other: 'missing', owner: 'missing' },
    { address: `/wgrane/${proof.upload.name}`, guest: 'missing', other: 'missing', owner: 'missing' },
  ];
}

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
  if (location === '/zwroty') return 'first-step';
  return status < 400 ? 'in' : 'missing';
}

test('S6.01 every address of the account, of orders, lists, returns, complaints and withdrawals × guest, another customer, the owner', async ({
  playwright,
  runningShop,
}) => {
  const login = 'obcy-klient';
  const made = await createCustomer(runningShop.shop, { login, password: 'tajne123', data: customerData() });
  expect(made.kind).toBe('created');
  const table = [...TABLE, ...AFTER_SALE, ...(await addFiles(runningShop))];
  const wrong: string[] = [];
  for (const who of ['guest', 'other', 'owner'] as const) {
    const request = await open(playwright, runningShop, who, login);
    for (const row of table) {
      const expected = NOBODYS.test(row.address) ? 'missing' : row[who];
      const answer = await ask(request, row);
      if (answer !== expected)
        wrong.push(`${row.method ?? 'GET'} ${row.address} as ${who}: ${answer}, not ${expected}`);
    }
    await request.dispose();
  }
  expect(wrong).toEqual([]);
});

/** What a browser says of a form that another site sends. */
const FORGED: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null' },
];

test('a form of another site changes nothing of a signed-in customer', async ({ playwright, runningShop }) => {
  const owner = await open(playwright, runningShop, 'owner', '');
  const forged = [...TABLE, ...AFTER_SALE].filter(({ method }) => method === 'POST');
  for (const { address, form, json } of forged) {
    for (const headers of FORGED) {
      const answer = await owner.post(address, { form, data: json, headers, maxRedirects: 0 });
      expect(answer.status(), `${address} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  await owner.dispose();
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
  const evil = ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example'];
  for (const address of [...evil, '/\t/evil.example', 'javascript:alert(1)', '\\\\evil.example']) {
    const answer = await guest.post(`/logowanie?powrot=${encodeURIComponent(address)}`, { form });
    expect(answer.headers().location).toBe('/konto');
  }
  await guest.dispose();
});
