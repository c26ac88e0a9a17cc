import type { Browser, Page } from '@playwright/test';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoProductId } from '#demo/demo-states.ts';
import { saveReturnMethod, saveReturnProducts } from '#modules/after-sale/returns/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { type CrawlResult, crawlShop } from '#tools/crawl/crawl-shop.ts';
import { enterShop, OWN_ADDRESSES, OWN_SCREENS } from '#tools/crawl/enter-shop.ts';
import { axe } from './fixtures/axe.ts';
import type { PageProblems } from './fixtures/page-problems.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';
import { isThorough } from './fixtures/thorough.ts';
import { openInteractive, whenInteractive } from './fixtures/when-interactive.ts';

const PAGES_AT_ONCE = 3;
const FEW = { pagesPerKind: 1, queriesPerKind: 1, checkedPerKind: 1 };
/** Nothing links there, or not from every page of its kind. */
const UNLINKED = [
  '/konto/usuniete',
  '/raty',
  '/zaplac-pozniej',
  '/rabaty/1',
  `/produkt/${demoProductId('omnibus')}/historia-ceny`,
];

/** Screens no journey opens and checks for accessibility; when there is time, all kinds are opened. */
const ONLY_HERE = new Set([
  ...['/konto/usuniete', '/raty', '/zaplac-pozniej', '/aktualnosci', '/rabaty/:id', '/produkt/:id/historia-ceny'],
]);

const brokenOf = ({ problems }: CrawlResult) =>
  problems.map(({ address, from, problem }) => `${address}: ${problem} (from ${from})`);

/** Opens one page of each kind; the fixture fails the test on an error of the console, a broken request or a refused script. */
async function lookAt(pages: Page[], address: string, { kinds }: CrawlResult): Promise<void> {
  const waiting = [...kinds].filter(([kind]) => isThorough || ONLY_HERE.has(kind));
  const walk = async (page: Page) => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [, path] = next;
      await page.goto(address + path, { waitUntil: 'domcontentloaded' });
      await whenInteractive(page);
      await expect(page.locator('#content'), path).toBeAttached();
      await test.step(path, () => axe(page));
    }
  };
  await Promise.all(pages.map(walk));
}

/** `npm run crawl` walks further: all pages, or as many of a kind as one likes. */
test('S1.15 X.16 X.51 the shop by its links and its sitemap: nothing broken, valid HTML, all Polish, controls named by their words, a silent console', async ({
  runningShop: { address },
  page,
  problems,
}) => {
  // A quarter of it on a quiet machine.
  test.setTimeout(isThorough ? 300_000 : 240_000);
  const crawled = await crawlShop({
    origin: address,
    start: ['/', '/sitemap.xml', '/favicon.ico', ...UNLINKED],
    ...FEW,
  });
  expect(brokenOf(crawled)).toEqual([]);
  const crawledKinds = [...crawled.kinds.keys()];
  expect(crawledKinds).toEqual(expect.arrayContaining([...ONLY_HERE]));
  expect(crawledKinds.length).toBeGreaterThan(30);
  const others = await Promise.all(Array.from({ length: PAGES_AT_ONCE - 1 }, () => page.context().newPage()));
  for (const other of others) problems.watch(other);
  await page.goto('/');
  await lookAt([page, ...others], address, crawled);
});

/** A return that was begun, so that each of its steps can be opened. */
async function beginReturn({ shop }: RunningShop, number: string): Promise<string[]> {
  const { rows } = await shop.pool.query('select id from orders where number = $1', [number]);
  const order = await findOrderById(shop.db, rows[0].id);
  if (!order) throw new Error('no order');
  const wanted = order.lines.map(({ lineId }) => ({ lineId, quantity: 1, comment: '' }));
  await saveReturnProducts(shop, order, { wanted, reason: '' });
  const method = { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' } as const;
  await saveReturnMethod(shop, order.id, method);
  return ['produkty', 'sposob', 'zwrot-srodkow'].map((step) => `/zwroty/${step}?zamowienie=${number}`);
}

interface Seen {
  address: string;
  cookie: string;
  crawled: CrawlResult;
  problems: PageProblems;
}

async function lookAtOwn(browser: Browser, { address, cookie, crawled, problems }: Seen): Promise<void> {
  const context = await browser.newContext({ baseURL: address, locale: 'pl-PL' });
  const pairs = [...cookie.matchAll(/([^=; ]+)=([^;]*)/g)];
  await context.addCookies(pairs.map(([, name = '', value = '']) => ({ name, value, url: address })));
  const pages = await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => context.newPage()));
  for (const page of pages) problems.watch(openInteractive(page));
  await lookAt(pages, address, crawled);
  await context.close();
}

test('S1.15 what only the customer sees: filled basket, order, payment, account, lists, returns, complaints, withdrawal', async ({
  runningShop,
  browser,
  problems,
}) => {
  test.setTimeout(isThorough ? 300_000 : 240_000);
  const { address } = runningShop;
  const order = '17223906';
  const start = [
    ...OWN_SCREENS,
    ...(await beginReturn(runningShop, order)),
    ...[`/reklamacje/produkty?zamowienie=${order}`, '/reklamacje/nowa', `/odstapienie?zamowienie=${order}`],
    ...[`/platnosc/${order}`, '/express/szus/koszyk'],
  ];
  const cookie = await enterShop(address, { ...demoCustomer, product: demoProductId('ships-24h') });
  const crawled = await crawlShop({ origin: address, start, within: OWN_ADDRESSES, cookie, ...FEW, queriesPerKind: 2 });
  expect(brokenOf(crawled)).toEqual([]);
  expect([...crawled.kinds.keys()]).toEqual(
    expect.arrayContaining([
      ...[
        '/koszyk',
        '/zamowienie/dane',
        '/zamowienie/podsumowanie',
        '/platnosc/:id',
        '/konto',
        '/konto/zamowienia/:id',
      ],
      ...[
        '/konto/dane',
        '/konto/bezpieczenstwo',
        '/konto/powiadomienia',
        '/konto/prywatnosc',
        '/konto/subskrypcje',
        '/listy',
        '/listy/:id',
      ],
      ...['/kupione', '/zwroty', '/zwroty/produkty', '/zwroty/sposob', '/zwroty/zwrot-srodkow', '/zwroty/status'],
      ...[
        '/reklamacje',
        '/reklamacje/nowa',
        '/reklamacje/lista',
        '/reklamacje/:id',
        '/reklamacje/produkty',
        '/odstapienie',
      ],
    ]),
  );
  if (isThorough) await lookAtOwn(browser, { address, cookie, crawled, problems });
  // Another test must not find an unfinished return.
  await runningShop.shop.pool.query(
    "delete from returns where state = 'draft' and order_id = (select id from orders where number = $1)",
    [order],
  );
});
