import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sendComplaintLink } from '#modules/after-sale/complaints/server/index.ts';
import { changeReturnState, writeReturnMails } from '#modules/after-sale/returns/server/index.ts';
import { withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import * as emailTemplateTexts from '#modules/back-office/email-templates/texts/panel.ts';
import { ROLES, type Role } from '#modules/back-office/staff/rules/permissions.ts';
import { requestNewsletterConsent } from '#modules/customers/newsletter/server/index.ts';
import { requestNotice } from '#modules/customers/stock-alerts/server/index.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { deliverDigital } from '#modules/sales/digital-goods/server/index.ts';
import * as digitalTexts from '#modules/sales/digital-goods/texts/email.ts';
import { findOrderById, writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { listCards, recordMoney } from '#modules/sales/payments/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { maskCard } from '#platform/mail/rules/hide-secrets.ts';
import { fillAnna } from '#platform/testing/fill-anna.ts';
import { newShopper, placed } from '#platform/testing/order-shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask, panelRoutes, logged } = await openPanel();

/** Screens by which people come in: without a session, or with a token of their own. */
const WAYS_IN = /^\/zaplecze\/(?:logowanie|wyloguj|start|haslo|zaproszenie|nowe-haslo|drugi-skladnik|klucz)\b/;
const CARD = { productId: 17, size: '50' };
const BOOK = 18;
const TRANSFER = 4;
/** Where the walk begins: the overview with the menu, what has secrets in it, and what no link leads to. */
const SEEDS = [
  '/zaplecze/odstapienia/OD-TESTTEST',
  '/zaplecze/reklamacje/RMA-OTWARTA',
  '/zaplecze/klienci/1',
  '/zaplecze/klienci/1/dane.json',
  '/zaplecze/podglad/aktualnosci',
  '/zaplecze/import/1/uwagi.csv',
  '/zaplecze/zamowienia/pliki/do-zwrotu.csv',
  '/zaplecze/pulpit',
];
/** The start leads on, the last answers what is no address, and a sent file is as the customer sent it. */
const NO_SCREENS = ['/zaplecze', '/zaplecze/*', '/zaplecze/pliki/:kind/:number/:name'];

const secrets = new Map<string, string>();
let card = { number: '', pin: '' };
let bought = '';

/** The values of every column that holds a token as it is, or a number that is money. */
async function collectSecrets(): Promise<void> {
  const { rows } = await shop.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = current_schema()
      and data_type = 'text' and (column_name ~ '(^|_)token(_hash)?$' or table_name = 'gift_cards' and column_name = 'number')`,
  );
  for (const { table, column } of rows) {
    const values = await shop.pool.query<{ value: string }>(
      `select ${column} as value from ${table} where length(${column}) >= 12`,
    );
    for (const { value } of values.rows) secrets.set(value, `${table}.${column}`);
  }
  const mails = await shop.pool.query<{ text: string }>('select text from outbox');
  for (const { text } of mails.rows)
    for (const [, token = ''] of text.matchAll(/[?&]token=([\w%-]{12,})/g)) secrets.set(token, 'outbox');
}

beforeAll(async () => {
  await fillAnna(shop);
  // The short tokens of that fixture would be found by chance.
  for (const [table, column] of [
    ['complaints', 'access_token'],
    ['stock_notices', 'token'],
    ['watch_settings', 'token'],
    ['newsletter_readers', 'token'],
  ])
    await shop.pool.query(`update ${table} set ${column} = 'Zt-' || replace(gen_random_uuid()::text, '-', 'Q')`);
  await shop.pool.query(`insert into imports (fingerprint, file, name, state, counts, headings, total, done, started_at, updated_at, finished_at)
    values ('x', '', 'towary.csv', 'done', '{"created":0,"changed":0,"unchanged":0}', '[]', 0, 0, now(), now(), now())`);
  const order = await buyCard();
  await complainAndRequest();
  const [issued] = await listCards(shop.db, order.orderId);
  if (!issued) throw new Error('No card was issued');
  card = issued;
  bought = order.number;
  await collectSecrets();
});

/** A paid order of a guest, a gift card and a book in it, with its mails. */
async function buyCard() {
  const shopper = await newShopper(shop, [{ productId: BOOK }], { data: { paymentMethodId: TRANSFER } });
  await addToBasket(shop, shopper.visitorId, { ...CARD, quantity: 1 }, { customerId: null });
  const order = await placed(shop, shopper);
  await shop.db.transaction((tx) => recordMoney(tx, order.orderId, order.toPay, shop.now()));
  await runDueJobs(shop, [deliverDigital, writeOrderMails]);
  return order;
}

/** A complaint, a withdrawal, a stock alert and a newsletter of the guest, with the emails whose links open them. */
async function complainAndRequest(): Promise<void> {
  const map = await placed(shop, await newShopper(shop, [{ productId: 42 }], { data: { paymentMethodId: TRANSFER } }));
  const order = await findOrderById(shop.db, map.orderId);
  if (!order) throw new Error('No order');
  const { visitor } = await createVisitor(shop);
  const [line] = order.lines;
  const email = 'jan@example.com';
  const statement = { key: randomUUID(), name: 'Jan', pieces: [{ lineId: line?.lineId ?? 0, quantity: 1 }] };
  const receipt = { writeReceipt: async () => Buffer.from('%PDF-1.4') };
  expect(await withdraw(shop, order, { ...statement, ...receipt })).toMatchObject({ kind: 'made' });
  await sendComplaintLink(shop, { number: 'RMA-OTWARTA', caller: '10.0.0.1' });
  const [soldOut] = (
    await shop.pool.query<{ productId: number; sizeType: string }>(
      `select product_id as "productId", type as "sizeType" from sizes where stock = 0 order by id limit 1`,
    )
  ).rows;
  if (!soldOut) throw new Error('Nothing is sold out');
  const asked = { visitorId: visitor.id, caller: '10.0.0.1', email };
  expect(await requestNotice(shop, { ...soldOut, ...asked, phone: undefined })).toBe('added');
  await requestNewsletterConsent(shop, { ...asked, name: 'Jan', consent: 'Zgoda' });
  expect(await changeReturnState(shop, 2, { state: 'refused' })).toEqual({ kind: 'done' });
  await runDueJobs(shop, [writeReturnMails, writeOrderMails]);
  // Each of them has a link that opens something.
  const links = await shop.pool.query<{ text: string }>('select text from outbox');
  const opened = links.rows.map(({ text }) => text).join();
  for (const link of ['/odstapienie', '/reklamacje/', '/powiadomienie/', '/newsletter/', '/zwroty']) {
    expect(opened).toMatch(new RegExp(`${link}\\S*[\\w-]{20}`));
  }
}

const patterns = Object.entries(panelRoutes).flatMap(([id, route]) => {
  if (!route?.path || id === 'panel') return [];
  const parts = [route.path];
  for (let one = panelRoutes[route.parentId ?? '']; one; one = panelRoutes[one.parentId ?? ''])
    parts.unshift(one.path ?? '');
  const path = `/${parts.filter(Boolean).join('/')}`;
  return [
    { path, matches: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`) },
  ];
});
const screenOf = (address: string) => patterns.find(({ matches }) => matches.test(address.replace(/\?.*/, '')))?.path;

/** The links of the panel for this role, at most a few of a kind: the addresses and their answers. */
async function walk(role: Role, more: readonly string[] = []): Promise<Map<string, string>> {
  const token = await addSession(shop, await addStaff(shop, role));
  const order = `/zaplecze/zamowienia/${bought}`;
  const waiting = ['', '/podglad'].map((page) => order + page);
  waiting.push(
    ...Object.keys(emailTemplateTexts.kinds).map((kind) => `/zaplecze/listy/podglad?number=${bought}&kind=${kind}`),
  );
  waiting.push(...SEEDS, ...more.filter((address) => !SEEDS.includes(address)));
  const met = new Set(waiting);
  const visits = new Map<string, number>();
  const answers = new Map<string, string>();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const { status, text } = await ask(address, { token });
    if (status !== 403) answers.set(address, text);
    for (const [, found = ''] of text.matchAll(/(?:href|src|action)="(\/zaplecze\/[^"#]*)/gi)) {
      const next = found.replaceAll('&amp;', '&');
      const screen = screenOf(next) ?? '';
      const count = visits.get(screen) ?? 0;
      if (met.has(next) || WAYS_IN.test(next) || count >= (role === 'owner' ? 2 : 1)) continue;
      met.add(next);
      visits.set(screen, count + 1);
      waiting.push(next);
    }
  }
  return answers;
}

function secretsIn(text: string): string[] {
  const digits = text.replace(/(?<=\d)(?:\s|&nbsp;|\u00a0)(?=\d)/g, '');
  const found = [...secrets].filter(([secret]) => text.includes(secret) || digits.includes(secret));
  // Four digits are found by chance where nothing near them speaks of a PIN.
  const pin = new RegExp(`\\bpin\\b[^]{0,200}["'>\\s]${card.pin}["'<\\s]`, 'i').test(text) ? ['PIN'] : [];
  return [...found.map(([, origin]) => origin), ...pin];
}

/** Every screen that exists, as its owner reached it. */
let ownersWalk: Map<string, string>;

it.each(ROLES)(
  'O.09 shows %s no token and no card of a customer on any page, preview and file of the panel',
  async (role) => {
    ownersWalk ??= await walk('owner');
    const answers = role === 'owner' ? ownersWalk : await walk(role, [...ownersWalk.keys()]);
    const leaks = [...answers].flatMap(([address, text]) => secretsIn(text).map((secret) => `${address}: ${secret}`));
    expect(leaks).toEqual([]);
    if (role !== 'owner') return;
    const reached = new Set([...answers.keys()].map(screenOf));
    const screens = patterns
      .map(({ path }) => path)
      .filter((path) => !WAYS_IN.test(path) && !NO_SCREENS.includes(path));
    expect(screens.filter((path) => !reached.has(path))).toEqual([]);
  },
);

it('O.13 shows staff what the customer sees, read-only, with cards masked and files without links', async () => {
  const token = await addSession(shop, await addStaff(shop, 'warehouse'));
  const { status, text, headers } = await ask(`/zaplecze/zamowienia/${bought}/podglad`, { token });
  expect(status).toBe(200);
  expect(headers.get('Content-Security-Policy')).toMatch(/; sandbox(?! allow-scripts| allow-forms)/);
  expect(text).toContain(maskCard(card.number));
  expect(text).toContain(digitalTexts.download('E-book Szlaki bez Tłumów'));
  expect(text).not.toMatch(/\/plik\/|name="intent"|\/platnosc\/|\?token=|\/pdf/);
  expect(await ask('/zaplecze/zamowienia/00000000/podglad', { token })).toMatchObject({ status: 404 });
  expect((await ask(`/konto/zamowienia/${bought}`, { token })).text).not.toContain(maskCard(card.number));
});

it('writes no token of an address into the log', async () => {
  for (const [secret, origin] of secrets) {
    if (origin === 'newsletter_readers.token') await ask(`/newsletter/${secret}/rezygnacja`);
    if (origin === 'stock_notices.token') await ask(`/powiadomienie/${secret}/rezygnacja`);
    if (origin === 'orders.access_token') await ask(`/konto/zamowienia/${bought}?token=${secret}`);
  }
  expect(logged.map(({ path }) => path)).toContain('/newsletter/…/rezygnacja');
  expect(secretsIn(JSON.stringify(logged))).toEqual([]);
});
