import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { STAFF_COOKIE, type StaffFactor } from '#modules/back-office/staff/server/index.ts';
import { sendFile } from '#modules/catalogue/import/server/index.ts';
import { panelRoutes } from '#panel/routes.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { complaints, orderLines, orders, returns, withdrawalLines, withdrawals } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, type RunningShop, test, viewports } from './fixtures/shop.ts';

// Any worker takes any of them.
test.describe.configure({ mode: 'parallel' });

/** By area: every address of the table whose file renders a screen; the others send files or redirect. */
const screens = Map.groupBy(
  panelRoutes
    .flatMap(({ children = [] }) => children)
    .filter(
      ({ file }) =>
        file.endsWith('.tsx') && readFileSync(path.resolve('storefront', file), 'utf8').includes('export default'),
    )
    .map(({ path: address = '', file }) => ({ address: `/${address}`, area: areaOf(file) })),
  ({ area }) => area,
);

/** The area of a screen of a module; screens without a module are in panel/. Files are named as seen from storefront/. */
function areaOf(file: string): string {
  const [, top = '', area = ''] = file.split('/');
  return top === 'modules' ? area : top;
}

/** Screens of the sign-in, each with the factor that is required before it. */
const ENTRANCES: Record<string, StaffFactor | 'none'> = {
  '/zaplecze/logowanie': 'none',
  '/zaplecze/haslo': 'none',
  '/zaplecze/start': 'none',
  '/zaplecze/zaproszenie/:token': 'none',
  '/zaplecze/nowe-haslo/:token': 'none',
  '/zaplecze/logowanie/link/:token': 'none',
  '/zaplecze/logowanie/kod': 'needed',
  '/zaplecze/drugi-skladnik': 'enrol',
};

const FREE = 'are free of faults of WCAG 2.2 AA on a phone, and in a dark window of weak contrast; nothing overflows';

test(`O.44 the screens by which people come in ${FREE}`, async ({ page, runningShop }) => {
  for (const [screen, factor] of Object.entries(ENTRANCES)) {
    await page.context().clearCookies();
    if (factor !== 'none') await comeSoFar(page, runningShop, factor);
    await lookAt(page, screen.replace(':token', 'nie-ma'));
  }
});

test('every screen belongs to an area', () => {
  expect([...screens.keys()].sort()).toEqual([
    'after-sale',
    'back-office',
    'catalogue',
    'content',
    'customers',
    'panel',
    'sales',
  ]);
});

/** Few at a time, so that the workers share them out. */
const AT_A_TIME = 6;

for (const [area, all] of screens) {
  const inside = all.filter(({ address }) => !(address in ENTRANCES));
  const parts = Map.groupBy(inside, (screen) => Math.floor(inside.indexOf(screen) / AT_A_TIME));
  for (const [part, few] of parts) {
    test(`O.44 the screens of ${area}, part ${part + 1} of ${parts.size}, ${FREE}`, async ({
      page,
      runningShop,
      problems,
    }) => {
      // The screen that says that there is none.
      if (few.some(({ address }) => address === '/zaplecze/*'))
        problems.allow(/response: 404 GET .*\/zaplecze\/nie-ma/);
      const samples = await findSamples(runningShop.shop);
      await enterPanel(page, runningShop);
      // All of them are named at once.
      const faults: string[] = [];
      for (const { address: screen } of few) {
        const address = screen.replace('*', 'nie-ma').replace(/:\w+/, samples[screen] ?? ':');
        expect(address, `${screen} has a sample in this test`).not.toContain(':');
        await lookAt(page, address).catch((fault: Error) => faults.push(`${address}: ${fault.message}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

async function lookAt(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.setViewportSize(viewports[1]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.evaluate(overflow)).toBe(0);
    await axe(page);
    await page.setViewportSize(viewports[4]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(overflow)).toBe(0);
    await axe(page, { only: ['color-contrast'] });
  });
}

/** How many pixels of the page are next to the screen. Runs in the page. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

async function comeSoFar(page: Page, { shop, address }: RunningShop, factor: StaffFactor): Promise<void> {
  const staffId = await addStaff(shop, 'owner', { totpSecret: factor === 'enrol' ? '' : 'POLANA22' });
  const value = await addSession(shop, staffId, factor);
  await page.context().addCookies([{ name: STAFF_COOKIE, value, url: `${address}/zaplecze`, httpOnly: true }]);
}

/** One of each that the demo shop has; of what it lacks, one is made. */
async function findSamples(shop: Shop): Promise<Record<string, string>> {
  const { db } = shop;
  const [order] = await db.select({ id: orders.id, number: orders.number }).from(orders).limit(1);
  const [filed] = await db.select({ code: returns.code }).from(returns).limit(1);
  const [complaint] = await db.select({ number: complaints.number }).from(complaints).limit(1);
  const [line] = await db.select({ id: orderLines.id, orderId: orderLines.orderId }).from(orderLines).limit(1);
  if (!order || !filed || !complaint || !line) throw new Error('The demo shop lacks a sample');
  const statement = { code: 'OD-PLANA3KM', key: 'proba', name: 'Anna Leśniewska', email: 'anna@example.com' };
  const [made] = await db
    .insert(withdrawals)
    .values({ ...statement, orderId: line.orderId, madeAt: shop.now() })
    .onConflictDoNothing()
    .returning({ id: withdrawals.id });
  // Another test of this worker made it before.
  if (made) await db.insert(withdrawalLines).values({ withdrawalId: made.id, lineId: line.id, quantity: 1 });
  const sent = await sendFile(shop, { name: 'cennik.csv', bytes: Buffer.from('Symbol;Cena;Uwagi\nPOL-00104;12;-\n') });
  if (!sent.ok) throw new Error(sent.error);
  return {
    '/zaplecze/import/:id': String(sent.id),
    '/zaplecze/zamowienia/:number': order.number,
    '/zaplecze/zwroty/:code': filed.code ?? '',
    '/zaplecze/reklamacje/:number': complaint.number,
    '/zaplecze/odstapienia/:code': statement.code,
    '/zaplecze/klienci/:id': '1',
    '/zaplecze/strony/:address': 'regulamin',
    '/zaplecze/aktualnosci/:id': '1',
    '/zaplecze/blog/:id': '1',
    '/zaplecze/strona-glowna/:id': '5',
    '/zaplecze/bannery/:id': '1',
    '/zaplecze/paski/:id': 'nowy',
    '/zaplecze/wstawki/:id': '1',
    '/zaplecze/ustawienia/:section': 'wysylka',
    '/zaplecze/dostawa/:id': '1',
    '/zaplecze/sklepy/:id': '1',
    '/zaplecze/platnosci/:id': '8',
    '/zaplecze/szybki-zakup/:id': '1',
    '/zaplecze/kody-rabatowe/:id': '12',
    '/zaplecze/gratisy/:id': '1',
    '/zaplecze/produkty/:id': '59',
    '/zaplecze/wyszukiwarka/:id': 'nowy',
    '/zaplecze/kategorie/:id': '100',
    '/zaplecze/producenci/:id': '1',
    '/zaplecze/serie/:id': '1',
    '/zaplecze/cechy/:id': '1',
    '/zaplecze/slownik/:id': '1',
    '/zaplecze/gwarancje/:id': '1',
    '/zaplecze/newslettery/:id': 'nowy',
  };
}
