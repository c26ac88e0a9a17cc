import type { Page } from '@playwright/test';
import { crawlShop } from '#tools/crawl/crawl-shop.ts';
import { expect, test } from './fixtures/shop.ts';
import { whenAwake } from './fixtures/when-awake.ts';

const PAGES_AT_ONCE = 3;

/** `npm run crawl` walks further: all pages, or as many of a kind as one likes. */
test('S1.15 X.16 the shop by its links and its sitemap: nothing broken, valid HTML, all Polish, a silent console', async ({
  runningShop,
  page,
  problems,
}) => {
  // A third of it on a quiet machine.
  test.setTimeout(120_000);
  const crawled = await crawlShop({
    origin: runningShop.address,
    start: ['/', '/sitemap.xml'],
    ...{ pagesPerKind: 1, queriesPerKind: 1, checkedPerKind: 1 },
  });
  expect(crawled.problems.map(({ address, from, problem }) => `${address}: ${problem} (from ${from})`)).toEqual([]);
  expect(crawled.kinds.size).toBeGreaterThan(30);
  const waiting = [...crawled.kinds.values()];
  const walk = async (own: Page) => {
    // The fixture fails the test on an error of the console, a broken request or a refused script.
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await own.goto(runningShop.address + address, { waitUntil: 'domcontentloaded' });
      await whenAwake(own);
      await expect(own.locator('#content'), address).toBeAttached();
    }
  };
  const others = await Promise.all(Array.from({ length: PAGES_AT_ONCE - 1 }, () => page.context().newPage()));
  for (const other of others) problems.watch(other);
  await page.goto('/');
  await Promise.all([page, ...others].map(walk));
});
