import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { VIEWED_COOKIE } from '#modules/catalogue/recommendations/rules/zones.ts';
import * as zoneTexts from '#modules/catalogue/recommendations/texts/storefront.ts';
import * as homeTexts from '#modules/content/home/texts/storefront.ts';
import * as countdownTexts from '#platform/countdown/texts/countdown.ts';
import { products } from '#server/shop/schema.ts';
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
  await expect(region(zoneTexts.titles.promoted).getByRole('article').first()).toBeVisible();
});

test('the picture of the first view is asked for once, and no sign of the shop before it', async ({ page }) => {
  const html = (await (await page.request.get('/')).text()) ?? '';
  const ahead = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
  expect(ahead.filter((link) => /logo/.test(link))).toEqual([]);
  expect(ahead.filter((link) => link.includes('as="image"'))).toHaveLength(3);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/banery/swit') && asked.push(request.url()));
  await page.goto('/');
  await expect
    .poll(() =>
      page
        .locator('.picture-link img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).complete),
    )
    .toBe(true);
  expect(asked).toHaveLength(1);
});

for (const viewportClass of [1, 4] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`words on pictures are legible, viewport class ${viewportClass}, ${colorScheme}`, async ({
      page,
      atClass,
    }) => {
      await atClass(viewportClass);
      await page.emulateMedia({ colorScheme });
      // Until the shop's own type is there the words take most room, and reach farthest into the picture.
      await page.route('**/*.woff2', (route) => route.abort('aborted'));
      await page.goto('/');
      // The consent banner would cover them.
      await page.evaluate(() => delete document.documentElement.dataset.showConsent);
      for (const picture of await page.locator('.picture-link').all()) {
        await picture.scrollIntoViewIfNeeded();
        await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        // Large bold type needs 3:1, everything smaller 4.5:1.
        expect(await contrastWithPicture(picture.locator('.picture-title'))).toBeGreaterThan(3);
        expect(await contrastWithPicture(picture.locator('.picture-lead'))).toBeGreaterThan(4.5);
      }
    });
  }
}

/** Of light words with the brightest part of the picture behind them; the words themselves are taken away meanwhile. */
async function contrastWithPicture(words: Locator): Promise<number> {
  const ink = await words.evaluate((element) => {
    const { color } = getComputedStyle(element);
    (element as HTMLElement).style.color = 'transparent';
    return color.match(/\d+/g)?.map(Number) ?? [];
  });
  const { data, info } = await sharp(await words.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const behind = Array.from({ length: info.width * info.height }, (_, at) =>
    luminance([...data.subarray(at * 3, at * 3 + 3)]),
  );
  // A stray pixel hides no character.
  const brightest = behind.sort((one, other) => one - other)[Math.floor(behind.length * 0.995)] ?? 1;
  return (luminance(ink) + 0.05) / (brightest + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the main page holds at most two strips, each showing the edge of the next product', async ({ page, atClass }) => {
  await page.goto('/produkt/59');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain(VIEWED_COOKIE);
  for (const viewportClass of [1, 4] as const) {
    await atClass(viewportClass);
    await page.goto('/');
    await scrollToZones(page);
    const strips = page.locator('.carousel-list');
    await expect(page.getByRole('region', { name: zoneTexts.titles.recent })).toBeVisible();
    expect(await strips.count()).toBeLessThanOrEqual(2);
    const cut = await page
      .getByRole('region', { name: zoneTexts.titles.promoted })
      .locator('.carousel-list')
      .evaluate((list) => {
        const { right } = list.getBoundingClientRect();
        const boxes = [...list.querySelectorAll('.carousel-slide')].map((slide) => slide.getBoundingClientRect());
        return boxes.filter((box) => box.left < right - 20 && box.right > right + 20).length;
      });
    expect(cut).toBe(1);
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
    if (address === WITHOUT_DAYS)
      await expect(page.locator('#projector_form')).toContainText(/Cena regularna.*Oszczędzasz/);
    await page.clock.runFor(6000);
    await expect(page.locator('[data-countdown]')).toHaveCount(0);
    // The price is the regular one again, and nothing announces a saving.
    if (address === WITHOUT_DAYS)
      await expect(page.locator('#projector_form')).not.toContainText(/Cena regularna|Oszczędzasz/);
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
