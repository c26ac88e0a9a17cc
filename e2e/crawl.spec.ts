import { crawlShop } from '#tools/crawl/crawl-shop.ts';
import { expect, test } from './fixtures/shop.ts';

test('S1.15 X.16 the whole shop by its links and its sitemap: nothing broken, valid HTML, all Polish', async ({
  runningShop,
}) => {
  test.setTimeout(120_000);
  const { pages, kinds, problems } = await crawlShop({
    origin: runningShop.address,
    start: ['/', '/sitemap.xml'],
    pagesPerKind: 3,
  });
  expect(problems.map(({ address, from, problem }) => `${address}: ${problem} (from ${from})`)).toEqual([]);
  expect(pages).toBeGreaterThan(100);
  expect(kinds.size).toBeGreaterThan(30);
});

test('one page of every kind runs without a word in the console', async ({ runningShop, page }) => {
  test.setTimeout(120_000);
  const { kinds } = await crawlShop({
    origin: runningShop.address,
    start: ['/'],
    ...{ pagesPerKind: 1, queriesPerKind: 0, checkedPerKind: 0 },
  });
  for (const address of kinds.values()) {
    await test.step(address, async () => {
      // The fixture fails the test on an error of the console, a broken request or a refused script.
      await page.goto(address, { waitUntil: 'load' });
      await expect(page.locator('#content')).toBeAttached();
    });
  }
});
