import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { createCustomer } from '#shop/customers/index.ts';
import { complaintFiles, orders, withdrawals } from '#shop/db/schema.ts';
import { customerData } from '#shop/db/testing/customer-data.ts';
import { createList } from '#shop/lists/index.ts';
import { storeUpload } from '#shop/media/index.ts';
import { complaintTexts } from '#texts/complaints.ts';
import { listFaultText } from '#texts/list-faults.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

/**
 * What an address answers to somebody: the page, the way on (`to …`), the way to sign in, the first step, a refusal in
 * words, or as if it did not exist. Anything else is told by its status and is wrong.
 */
type Answer = 'in' | `to ${string}` | 'sign-in' | 'first-step' | 'told' | 'missing' | 'refused';

interface Row {
  address: string;
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  json?: unknown;
  /** Words that stand in the page of somebody who was refused. */
  refusal?: string;
  guest: Answer;
  other: Answer;
  owner: Answer;
}

/** Orders of the demo's Anna; the other customer is made by the test. */
const ORDER = '17223906';
const page = (address: string): Row => ({ address, guest: 'sign-in', other: 'in', owner: 'in' });
const owned = (address: string): Row => ({ address, guest: 'missing', other: 'missing', owner: 'in' });
/** The page of one order or complaint: a guest may be its owner, signed out. */
const asked = (address: string): Row => ({ ...owned(address), guest: 'sign-in' });
const step = (address: string, owner: Answer = 'in'): Row => ({
  ...{ address, guest: 'first-step', other: 'first-step', owner },
});
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
  asked(`/konto/zamowienia/${ORDER}`),
  owned(`/konto/zamowienia/${ORDER}/pdf`),
  owned(`/platnosc/${ORDER}`),
  asked('/konto/zamowienia/99999999'),
  posted('/konto/dane', {}, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted('/konto/bezpieczenstwo', { deed: 'email' }, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted(
    '/konto/powiadomienia',
    { deed: 'end', notice: 'x' },
    { guest: 'sign-in', other: 'to /konto/powiadomienia', owner: 'to /konto/powiadomienia' },
  ),
  posted('/konto/prywatnosc', {}, { guest: 'sign-in', other: 'in', owner: 'in' }),
  posted(`/konto/zamowienia/${ORDER}`, { intent: 'none' }, { guest: 'missing', other: 'missing', owner: 'in' }),
  posted(
    `/platnosc/${ORDER}`,
    { intent: 'none' },
    { guest: 'missing', other: 'missing', owner: `to /platnosc/${ORDER}` },
  ),
  { address: '/konto/klucz', method: 'POST', json: { step: 'begin' }, guest: 'refused', other: 'in', owner: 'in' },
];

const theirs = (owner: Answer) => ({ guest: 'missing', other: 'missing', owner }) as const;
const told = (owner: Answer) => ({ guest: 'told', other: 'told', owner }) as const;
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
  posted('/listy/1', { intent: 'rename', name: 'Lista zakupowa' }, theirs('to /listy/1?stan=renamed')),
  posted('/listy/1', { intent: 'share' }, theirs('to /listy/1?ustaw=share&stan=unshared')),
  posted(SHARED, { intent: 'rename', name: 'Zimowy biwak' }, theirs('to /listy/2?stan=renamed')),
  posted(SHARED, { intent: 'remove', product: '1', size: 'uniw' }, theirs('in')),
  owned(RETURN),
  owned(RETURN.replace('status', 'status/pdf')),
  owned('/zwroty/status?zwrot=ZW-ZZZZZZZZ'),
  posted(RETURN, { intent: 'cancel' }, theirs('in')),
  step(`/zwroty/produkty?zamowienie=${ORDER}`),
  { ...step(`/zwroty/produkty?zamowienie=${ORDER}`), method: 'POST', form: {} },
  step(`/zwroty/sposob?zamowienie=${ORDER}`, `to /zwroty/produkty?zamowienie=${ORDER}`),
  step(`/zwroty/punkt?zamowienie=${ORDER}`, `to /zwroty/produkty?zamowienie=${ORDER}`),
  step(`/zwroty/zwrot-srodkow?zamowienie=${ORDER}`, `to /zwroty/produkty?zamowienie=${ORDER}`),
  step(`/odstapienie/potwierdzenie?zamowienie=${ORDER}`, `to /odstapienie?zamowienie=${ORDER}`),
  asked(`${COMPLAINT}?widok=rozmowa`),
  owned(`${COMPLAINT}/pdf`),
  asked('/reklamacje/R999999'),
  posted(`${COMPLAINT}?widok=rozmowa`, { comment: '' }, theirs('in')),
  owned(`/reklamacje/produkty?zamowienie=${ORDER}`),
  posted(`/reklamacje/produkty?zamowienie=${ORDER}`, {}, theirs('in')),
  {
    ...posted(
      '/reklamacje/lista',
      { intent: 'cancel', number: 'R586119' },
      told('to /reklamacje/lista?wycofana=R586119'),
    ),
    refusal: complaintTexts.cancel.tooLate,
  },
  owned(WITHDRAWAL),
  owned(WITHDRAWAL.replace('gotowe', 'gotowe/pdf')),
  posted(WITHDRAWAL, {}, theirs(`to ${WITHDRAWAL}`)),
  {
    ...{ address: `/order-newpayment.php?order=${ORDER}&ajax=true`, refusal: 'order_newpayment_error' },
    ...told('in'),
  },
];

const graphql = (query: string, refusal: string): Row => ({
  ...{ address: '/graphql/v1/', method: 'POST', json: { query }, refusal, ...told('in') },
});

/** Everything that can be done to a list, on one made for it; the owner comes last, so a foreign deed would be seen. */
async function addList({ shop }: RunningShop): Promise<Row[]> {
  const owner = { customerId: 1, visitorId: 0 };
  const [list, target, third] = [
    await createList(shop, owner, { name: 'Do sprawdzenia' }),
    await createList(shop, owner, { name: 'Cel' }),
    await createList(shop, owner, { name: 'Trzecia' }),
  ];
  if (!list.ok || !target.ok || !third.ok) throw new Error('a list was not made');
  const item = { product: '37', size: 'uniw' };
  const [own, named, product] = [
    `/listy/${list.id}`,
    `ShoppingListInput: {id: ${list.id}}`,
    'ShoppingListProduct: [{id: 37, size: "uniw"}]',
  ];
  const mutation = (name: string, more = '') =>
    graphql(`mutation { ${name}(${named}${more && `, ${more}`}) { status } }`, '"fault":"unknown-list"');
  return [
    owned(own),
    graphql(`{ shoppingList(${named}) { id name } }`, '"shoppingList":[]'),
    mutation('addToShoppingList', product),
    mutation('removeFromShoppingList', product),
    mutation('setShoppingList', 'ShoppingListSettingsInput: {name: "Do sprawdzenia"}'),
    mutation('addToShoppingList', product),
    posted(own, { intent: 'copy', target: String(target.id), ...item }, theirs(`to ${own}?stan=copied`)),
    posted(own, { intent: 'move', target: String(target.id), ...item }, theirs(`to ${own}?stan=moved`)),
    {
      ...posted('/listy', { intent: 'delete', id: String(target.id) }, told('to /listy?stan=removed')),
      refusal: listFaultText('unknown-list'),
    },
    posted(own, { intent: 'delete' }, theirs('to /listy?stan=removed')),
    { ...owned(own), owner: 'missing' },
    graphql(
      `mutation { shoppingListDelete(ShoppingListInput: {id: ${third.id}}) { status } }`,
      '"fault":"unknown-list"',
    ),
  ];
}

/** Numbers nobody has: they answer everybody as foreign ones answer them; no customer owns them. */
const NOBODYS = /99999999$|R999999$|ZW-ZZZZZZZZ$/;

/** A receipt of a withdrawal, an order that waits for its payment, and a file with a return and with a complaint of Anna's. */
async function addFiles({ shop }: RunningShop): Promise<Row[]> {
  await shop.db.insert(withdrawals).values({
    ...{ code: 'OD-TAJNY2KD', orderId: 1, key: 'authorisation', name: 'Anna', email: 'anna@example.com' },
    madeAt: new Date(),
  });
  const [unpaid] = await shop.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.customerId, 1), eq(orders.state, 'new')));
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
    {
      ...posted(`/order-newpayment.php?order=${unpaid?.number}&ajax=true`, { payform_id: '9999' }, told('in')),
      refusal: 'order_newpayment_error',
    },
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

async function ask(
  request: APIRequestContext,
  { address, method = 'GET', form, json, refusal }: Row,
): Promise<Answer | number> {
  const answer = await request.fetch(address, { method, form, data: json });
  const status = answer.status();
  const location = answer.headers().location ?? '';
  if (status === 404) return 'missing';
  if (status === 401 || status === 403) return 'refused';
  if (status === 302 || status === 303) {
    if (location.startsWith('/logowanie?powrot=')) return 'sign-in';
    return location === '/zwroty' || location === '/odstapienie' ? 'first-step' : `to ${location}`;
  }
  if (status !== 200) return status;
  return refusal && (await answer.text()).includes(refusal) ? 'told' : 'in';
}

test('S6.01 every address of the account, of orders, lists, returns, complaints and withdrawals × guest, another customer, the owner', async ({
  playwright,
  runningShop,
}) => {
  const login = 'obcy-klient';
  const made = await createCustomer(runningShop.shop, { login, password: 'tajne123', data: customerData() });
  expect(made.kind).toBe('created');
  const table = [...TABLE, ...AFTER_SALE, ...(await addFiles(runningShop)), ...(await addList(runningShop))];
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
