import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { demoSettings } from '#demo/content/settings.ts';
import * as conditionTexts from '#modules/back-office/doctor/texts/panel.ts';
import type { ChecklistId } from '#modules/back-office/going-live/rules/checklist-items.ts';
import { SALES_STOPS, type SalesStopId } from '#modules/back-office/going-live/rules/sales-stops.ts';
import * as checklistTexts from '#modules/back-office/going-live/texts/panel.ts';
import { describeStop } from '#modules/back-office/going-live/texts/sales-stops.ts';
import { stopped } from '#modules/back-office/overview/texts/panel.ts';
import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { switchMethod } from '#modules/sales/payments/server/index.ts';
import { changeSettings, defaultSettings, writeFact } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { couriers, paymentMethods, producers, products, textPages } from '#server/shop/schema.ts';
import { checkStartOf, judgedAddress } from './check-start.ts';
import { parseConfig } from './config.ts';
import { openServer } from './open-server.ts';
import { realPages } from './testing/real-pages.ts';

const { url, shop: opened } = await testDatabase({ filled: 'bare' });
const shop = { ...opened, actor: { kind: 'command' as const }, mail: { isSetAtStart: true, server: null } };
const pages = await realPages();
let owner = '';

const company = { name: 'Jan', street: 'Długa 1', zipcode: '31-147', city: 'Kraków', taxNumber: '5260250274' };
const COMPLETE = {
  name: 'Gawra',
  company,
  email: 'jan@gawra.example',
  phone: '12 345 67 89',
  bankAccount: 'PL10 1050 0099 7603 1234 5678 9123',
  returnAddress: { name: 'Jan', street: 'Krótka 2', zipcode: '31-147', city: 'Kraków' },
};
const ENVIRONMENT = {
  DATABASE_URL: url,
  PUBLIC_ORIGIN: 'https://sklep.gawra.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATA_DIR: join(tmpdir(), 'witryna-restart'),
};
const LIVE_KEYS = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

beforeAll(async () => {
  owner = await addSession(shop, await addStaff(shop, 'owner'));
  const categoryId = await addCategory(shop, 'Kubki');
  await addProduct(shop, { name: 'Kubek', categoryId, sizes: [{ type: 'U', name: 'uni', price: 4900, stock: 3 }] });
});

/** One setting of the checklist as it is not, or what is wrong with it. */
interface Variant {
  item: ChecklistId;
  stops: SalesStopId[];
  environment?: Record<string, string | undefined>;
  set(): Promise<unknown>;
}

const settings = (item: ChecklistId, stops: SalesStopId[], values: Partial<typeof defaultSettings>): Variant => ({
  item,
  stops,
  set: () => changeSettings(shop, values),
});
const page = (item: ChecklistId, stops: SalesStopId[], address: string): Variant => ({
  item,
  stops,
  set: () => shop.db.delete(textPages).where(eq(textPages.address, address)),
});
const methods = (
  stops: SalesStopId[],
  kinds: ('dvp' | 'transfer' | 'blik')[],
  extra: Partial<Variant> = {},
): Variant => ({
  item: 'payment',
  stops,
  async set() {
    await shop.db.delete(paymentMethods);
    if (kinds.length > 0) await shop.db.insert(paymentMethods).values(kinds.map((kind) => ({ kind, name: kind })));
  },
  ...extra,
});
const courier = (stops: SalesStopId[], values: Partial<typeof couriers.$inferInsert>): Variant => ({
  item: 'courier',
  stops,
  set: () => shop.db.update(couriers).set(values),
});
const started = (
  item: ChecklistId,
  stops: SalesStopId[],
  environment: Record<string, string | undefined>,
): Variant => ({
  item,
  stops,
  environment,
  set: async () => {},
});

const VARIANTS: Variant[] = [
  started('address', ['public-origin'], { PUBLIC_ORIGIN: undefined }),
  started('address', ['http'], { PUBLIC_ORIGIN: 'http://sklep.gawra.example' }),
  started('address', ['cookie-domain'], { COOKIE_DOMAIN: 'inny.example' }),
  settings('name', ['name'], { name: defaultSettings.name }),
  settings('company', ['company'], { company: { ...company, taxNumber: '' } }),
  settings('contact', ['contact'], { phone: '' }),
  courier(['courier'], { enabled: false }),
  courier(['pickup-points'], { kind: 'locker', needsPoint: true }),
  courier(['pickup-stores'], { kind: 'pickup', needsPoint: true }),
  methods(['payment-method'], []),
  methods(['payment-provider'], ['blik']),
  methods(['payment-provider'], ['dvp', 'blik']),
  methods(['payment-test'], ['dvp', 'blik'], { environment: TEST_KEYS }),
  methods([], ['blik'], { environment: LIVE_KEYS }),
  methods([], ['transfer', 'dvp']),
  page('terms', ['terms'], 'regulamin'),
  page('privacy', ['privacy'], 'prywatnosc'),
  settings('return-address', ['return-address'], { returnAddress: { name: '', street: '', zipcode: '', city: '' } }),
  started('mail', ['mail'], { SMTP_URL: undefined }),
  page('accessibility', ['accessibility'], 'deklaracja-dostepnosci'),
  settings('payment', ['bank-account'], { bankAccount: ' ' }),
  { item: 'product', stops: ['product'], set: () => shop.db.update(products).set({ visible: false }) },
  settings('demo', ['demo-settings'], { bankAccount: demoSettings.bankAccount }),
  {
    item: 'demo',
    stops: ['demo-text'],
    set: () => shop.db.update(textPages).set({ body: `<p>${demoSettings.email} ${'Tekst strony. '.repeat(20)}</p>` }),
  },
  {
    item: 'demo',
    stops: ['demo-producer'],
    set: async () => {
      const [producer] = await shop.db
        .insert(producers)
        .values({ name: 'Huta', slug: 'huta', email: 'huta@huta.example' })
        .returning();
      await shop.db.update(products).set({ producerId: producer?.id });
    },
  },
];

/** The panel refuses a wrong tax number, and makes no accounts of the demo: `modules/back-office/doctor/server/check-start.test.ts` has them. */
const NEVER_SET_IN_PANEL: SalesStopId[] = ['company-number', 'demo-customer', 'demo-owner'];

it('O.83 the restart is tested with every item of the checklist and everything that stops sales', () => {
  const tested = new Set([...VARIANTS.flatMap(({ stops }) => stops), ...NEVER_SET_IN_PANEL]);
  expect([...tested].sort()).toEqual(Object.keys(SALES_STOPS).sort());
});

/** A shop that its owner opened with everything set. */
async function complete(): Promise<void> {
  await changeSettings(shop, COMPLETE);
  await shop.db.delete(textPages);
  const body = `<p>${'Tekst strony. '.repeat(20)}</p>`;
  await shop.db.insert(textPages).values(
    ['regulamin', 'prywatnosc', 'deklaracja-dostepnosci'].map((address) => ({
      address,
      title: address,
      body,
      updatedAt: shop.now(),
    })),
  );
  await shop.db.delete(couriers);
  await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1500 });
  await shop.db.delete(paymentMethods);
  await shop.db.insert(paymentMethods).values({ kind: 'transfer', name: 'transfer' });
  await shop.db.update(products).set({ visible: true, producerId: null });
  await writeFact(shop.db, 'isOpen', true);
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The process starts again over the same database. */
async function restart(environment: Record<string, string | undefined> = {}) {
  const config = parseConfig({ ...ENVIRONMENT, ...environment });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const origin = config.publicOrigin ?? 'http://localhost';
  const server = await openServer({ config, database: { url }, log, origin, mediaFolder: tmpdir() }, pages);
  const http = createServer(server.listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  closers.push(async () => {
    http.closeAllConnections();
    http.close();
    await server.close();
  });
  const ask = async (path: string, method = 'GET', body?: URLSearchParams) => {
    const response = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`, {
      method,
      body,
      redirect: 'manual',
      headers: { Accept: 'text/html', Cookie: `${STAFF_COOKIE}=${owner}`, Origin: origin },
    });
    return { status: response.status, text: (await response.text()).replaceAll('&quot;', '"') };
  };
  return { ask, logged: () => lines.join('') };
}

const closes = (stops: readonly SalesStopId[]) => stops.some((id) => SALES_STOPS[id].level === 'closes');

it.each(VARIANTS.map((variant, at) => [variant.item, variant.stops.join(', ') || 'nothing', at] as const))(
  'O.83 after a restart with the wrong %s the panel opens and names %s (%i)',
  async (_item, _stops, at) => {
    const variant = VARIANTS[at];
    if (!variant) throw new Error('no such variant');
    await complete();
    await variant.set();
    const { ask, logged } = await restart(variant.environment);
    expect((await ask('/')).status).toBe(closes(variant.stops) ? 503 : 200);
    const panel = await ask('/zaplecze/otwarcie');
    expect(panel.status).toBe(200);
    for (const id of variant.stops) {
      expect(logged()).toContain(`"kind":"${id}"`);
      const stop = { id, ...SALES_STOPS[id], examples: [] };
      expect(panel.text).toContain(describeStop(stop).split(/[:(]/)[0]);
    }
    for (const path of ['/zaplecze/pulpit', '/zaplecze/stan']) expect((await ask(path)).status).toBe(200);
  },
);

/** Of each item one wrong state: what the database holds, and what the process reads at its start. */
const ROWS: Variant[] = [
  courier(['courier'], { enabled: false }),
  methods(['payment-provider'], ['dvp', 'blik']),
  page('terms', ['terms'], 'regulamin'),
  page('privacy', ['privacy'], 'prywatnosc'),
];
const READ_AT_START: { stop: SalesStopId; environment?: Record<string, string | undefined>; values?: object }[] = [
  { stop: 'public-origin', environment: { PUBLIC_ORIGIN: undefined } },
  { stop: 'mail', environment: { SMTP_URL: undefined } },
  { stop: 'name', values: { name: defaultSettings.name } },
  { stop: 'company', values: { company: { ...company, street: '' } } },
  { stop: 'contact', values: { email: '' } },
  { stop: 'return-address', values: { returnAddress: defaultSettings.returnAddress } },
];

it('O.83 no combination of the settings of the checklist ends a start, and each that closes the shop has its reasons', async () => {
  let tried = 0;
  for (const rows of subsets(ROWS)) {
    await complete();
    for (const variant of rows) await variant.set();
    const starts = subsets(READ_AT_START).map(async (read) => {
      const environment = Object.assign({}, ...read.map((one) => one.environment ?? {}));
      const config = parseConfig({ ...ENVIRONMENT, ...environment });
      const start: Shop = {
        ...shop,
        settings: Object.assign({}, shop.settings, ...read.map(({ values }) => values ?? {})),
        providers: config.providers,
        opening: { isOpen: true },
        address: judgedAddress(config) ?? undefined,
        mail: { isSetAtStart: config.smtpUrl !== undefined, server: null },
      };
      await checkStartOf(start, config, pino({ level: 'silent' }));
      const stops = [...rows.flatMap((variant) => variant.stops), ...read.map(({ stop }) => stop)];
      const closing = stops.filter((id) => SALES_STOPS[id].level === 'closes').sort();
      const { isOpen, heldBy = [] } = start.opening;
      expect([isOpen, [...heldBy].sort()]).toEqual([closing.length === 0, closing]);
    });
    tried += (await Promise.all(starts)).length;
  }
  expect(tried).toBe(1024);
});

it('O.83 a held shop lets customers in as soon as the owner has set what closed it, without another start', async () => {
  await complete();
  await methods([], ['dvp', 'blik']).set();
  const { ask, logged } = await restart();
  expect((await ask('/')).status).toBe(503);
  expect(logged()).toContain('keeps customers out');
  expect((await ask('/zaplecze/pulpit')).text).toContain(stopped.held);
  expect((await ask('/zaplecze/stan')).text).toContain(conditionTexts.opening.held);
  const blik = (await shop.db.select().from(paymentMethods)).find(({ kind }) => kind === 'blik');
  await switchMethod(shop, blik?.id ?? 0, false);
  await vi.waitFor(async () => expect((await ask('/')).status).toBe(200), 60_000);
  expect((await ask('/zaplecze/pulpit')).text).not.toContain(stopped.held);
});

it('O.83 the owner closes a held shop, which then stays closed when everything is set', async () => {
  await complete();
  await methods([], ['dvp', 'blik']).set();
  const { ask } = await restart();
  expect((await ask('/zaplecze/otwarcie')).text).toContain(checklistTexts.lead.held);
  await ask('/zaplecze/otwarcie', 'POST', new URLSearchParams({ intent: 'close' }));
  const closed = (await ask('/zaplecze/otwarcie')).text;
  expect(closed).toContain(checklistTexts.lead.closed);
  expect(closed).not.toContain(checklistTexts.lead.held);
  await complete();
  await writeFact(shop.db, 'isOpen', false);
  expect((await ask('/')).status).toBe(503);
});

it('O.83 names at once what would keep customers out after the next start', async () => {
  await complete();
  const { ask } = await restart();
  expect((await ask('/zaplecze/pulpit')).text).not.toContain(stopped.closesNext);
  await methods([], ['dvp', 'blik']).set();
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/zaplecze/pulpit')).text).toContain(stopped.closesNext);
  expect((await ask('/zaplecze/stan')).text).toContain(conditionTexts.opening.closesNext);
  expect((await ask('/zaplecze/otwarcie')).text).toContain(checklistTexts.lead.closesNext);
  await courier([], { enabled: false }).set();
  await shop.db.delete(paymentMethods).where(eq(paymentMethods.kind, 'blik'));
  expect((await ask('/zaplecze/pulpit')).text).toContain(stopped.blocked);
});

function subsets<Value>(values: readonly Value[]): Value[][] {
  const [first, ...rest] = values;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((subset) => [first, ...subset])];
}
