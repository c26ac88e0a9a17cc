import { eq } from 'drizzle-orm';
import { products } from '#shop/schema.ts';
import * as zoneTexts from '#texts/catalogue/zones.ts';
import * as homeTexts from '#texts/content/home.ts';
import * as countdownTexts from '#texts/platform/countdown.ts';
import { expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { scrollToZones } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

/** Promotions of the demo shop: one of two days, one of some hours. */
const WITH_DAYS = '/produkt/21';
const WITHOUT_DAYS = '/produkt/22';

test('S2.04 the main page shows banners, departments, products, opinions and news', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: homeTexts.banners }).getByRole('link').first()).toBeVisible();
  const region = (name: string) => page.getByRole('region', { name }).first();
  await expect(region(zoneTexts.titles.bestsellers).getByRole('article').first()).toBeVisible();
  await expect(region(homeTexts.departments).getByRole('link', { name: 'Odzież' })).toBeVisible();
  await expect(region(homeTexts.opinions).getByRole('listitem').first()).toBeVisible();
  await expect(region(homeTexts.news).getByRole('article').first()).toBeVisible();
  await expect(region(homeTexts.news).locator('time').first()).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);
  await scrollToZones(page);
  for (const title of [zoneTexts.titles.promoted, zoneTexts.titles.new]) {
    await expect(region(title).getByRole('article').first()).toBeVisible();
  }
});

for (const [viewportClass, attribute] of [
  [1, 'data-src_mobile'],
  [2, 'data-src_tablet'],
  [3, 'data-src_desktop'],
  [4, 'data-src_desktop'],
] as const) {
  test(`S3.60 viewport class ${viewportClass} loads the banner image of ${attribute}`, async ({ page, atClass }) => {
    await atClass(viewportClass);
    await page.goto('/');
    const picture = page.locator('picture[data-src_mobile]').first();
    const named = (await picture.getAttribute(attribute)) ?? '';
    const all = await picture.evaluate((element) => Object.values({ ...(element as HTMLElement).dataset }));
    expect(new Set(all).size).toBe(3);
    const file = named.replace(/^\/obraz\/\d+\//, '');
    await expect
      .poll(() => picture.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toContain(file);
  });
}

test('S4.44 S9.68 the countdown shows days only when there are some, and changes once a second', async ({ page }) => {
  await page.clock.install();
  await page.goto(WITH_DAYS);
  const timer = page.getByRole('timer', { name: countdownTexts.label });
  await expect(timer.locator('[data-part]')).toHaveCount(4);
  await page.goto(WITHOUT_DAYS);
  await expect(timer.locator('[data-part]')).toHaveCount(3);
  await page.clock.pauseAt(Date.now() + 60_000);
  const text = () => timer.locator('[data-part]').allTextContents();
  const seconds = async () => (await text()).map(Number).reduce((sum, part) => sum * 60 + part, 0);
  const before = await seconds();
  await page.clock.runFor(1000);
  expect(before - (await seconds())).toBe(1);
  await page.clock.runFor(3000);
  expect(before - (await seconds())).toBe(4);
});

test('S4.45 at zero the countdown is gone, on the product page and on the main page', async ({ page, runningShop }) => {
  const [{ until } = { until: null }] = await runningShop.shop.db
    .select({ until: products.promotionUntil })
    .from(products)
    .where(eq(products.id, 22));
  const end = until?.getTime() ?? 0;
  for (const address of [WITHOUT_DAYS, '/']) {
    await page.clock.install({ time: end - 5000 });
    await page.goto(address);
    await expect(page.locator('[data-countdown]')).toHaveCount(1);
    await page.clock.runFor(6000);
    await expect(page.locator('[data-countdown]')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: homeTexts.ending })).toHaveCount(0);
});

test('the main page and a counting product page do not shift', async ({ page, atClass }) => {
  await watchShifts(page);
  for (const viewportClass of [1, 4] as const) {
    await atClass(viewportClass);
    for (const address of ['/', WITH_DAYS]) {
      await page.goto(address);
      await page.locator('[data-countdown]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-part="seconds"]').first()).toHaveText(/\d\d/);
      await expectNoShift(page);
    }
  }
});
