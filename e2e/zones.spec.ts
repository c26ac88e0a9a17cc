import type { Page, Request } from '@playwright/test';
import { VIEWED_COOKIE } from '#modules/catalogue/recommendations/rules/zones.ts';
import * as zoneTexts from '#modules/catalogue/recommendations/texts/storefront.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { axe } from './fixtures/axe.ts';
import { expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { scrollToZones } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';
import { atEdgesDaily } from './fixtures/thorough.ts';

// Any worker takes any of them.
test.describe.configure({ mode: 'parallel' });

const PRODUCT = '/produkt/22';
const CALL = '**/ajax/hotspots.php**';

const zones = (page: Page) => page.locator('[id^="hotspot_"]:not([id$="_title"])');
const zone = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Counts the calls from now on. */
function countCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => request.url().includes('/ajax/hotspots.php') && calls.push(request));
  return calls;
}

test('S7.34 S7.35 one request with all parameters when the first zone comes into view; each zone shows its html', async ({
  page,
}) => {
  await page.goto('/produkt/59');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain(VIEWED_COOKIE);
  const calls = countCalls(page);
  await page.goto(PRODUCT);
  await expect(zones(page)).toHaveCount(3);
  await expect(zones(page).first()).toHaveAttribute('data-ajaxload', 'true');
  expect(calls).toHaveLength(0);
  await scrollToZones(page);
  await expect(zone(page, zoneTexts.titles.same_category)).toBeVisible();
  await expect(zone(page, zoneTexts.titles.recent).locator('a[href^="/produkt/59/"]')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(Object.fromEntries(new URL(calls[0]?.url() ?? '').searchParams)).toEqual({
    action: 'get-hotspots-html',
    'zones-names': 'hotspot_same_category,hotspot_recent,hotspot_bought_together',
    components: 'hotspot_same_category,hotspot_recent,hotspot_bought_together',
    'zones-types': 'projector,projector,projector',
    product: '22',
    products: '',
  });
});

test('S7.36 zones are marked while they load, and empty html removes only its zone', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    await route.fulfill({
      json: {
        hotspot_same_category: '<p id="hotspot_same_category">Polecane</p>',
        hotspot_recent: '',
        hotspot_bought_together: '',
      },
    });
  });
  await page.goto(PRODUCT);
  await scrollToZones(page);
  await expect(page.locator('.load-content')).toHaveCount(3);
  answer();
  await expect(page.getByText('Polecane')).toBeVisible();
  await expect(zones(page)).toHaveCount(1);
  await expect(page.locator('.load-content')).toHaveCount(0);
});

for (const viewportClass of [1, 2, 3, 4] as const) {
  test(`the place kept for a zone is as high as the zone, viewport class ${viewportClass}${atEdgesDaily(viewportClass)}`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto('/szukaj?text=xqzwvk');
    // Until the shop's type has come a heading is in that of the machine, and may be so wide that it breaks.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.zone h2 { white-space: nowrap }');
      document.adoptedStyleSheets.push(sheet);
    });
    await scrollToZones(page);
    const kept = await page.locator('#hotspot_bestsellers[data-ajaxload]').boundingBox();
    answer();
    await expect(zone(page, zoneTexts.titles.bestsellers)).toBeVisible();
    const taken = async () => (await zone(page, zoneTexts.titles.bestsellers).boundingBox())?.height ?? 0;
    await expect.poll(async () => Math.abs((kept?.height ?? 0) - (await taken()))).toBeLessThan(2);
    await expectNoShift(page);
    // Nothing was viewed yet: no space is reserved that would collapse.
    await expect(page.locator('#hotspot_recent')).toHaveCount(0);
  });
}

test('S7.37 a failing call is logged and removes all zones', async ({ page, problems }) => {
  problems.allow(/500/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(PRODUCT);
  await scrollToZones(page);
  await expect(zones(page)).toHaveCount(0);
  expect(warnings.join()).toContain('recommended products could not be loaded');
});

test('a product of a zone opens, and the buttons scroll the strip', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/szukaj?text=xqzwvk');
  await scrollToZones(page);
  const bestsellers = zone(page, zoneTexts.titles.bestsellers);
  await expect(bestsellers).toBeVisible();
  const list = bestsellers.locator('.carousel-list');
  await expect(list).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(list).toHaveCSS('scroll-behavior', 'auto');
  await bestsellers.getByRole('button', { name: zoneTexts.next }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(500);
  await bestsellers.getByRole('button', { name: zoneTexts.previous }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeLessThan(5);
  await bestsellers.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
});

test('S9.51 S9.52 S9.53 a zone shows six products in a wide window, four in a narrower one, one on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await page.goto('/szukaj?text=xqzwvk');
  await scrollToZones(page);
  const bestsellers = zone(page, zoneTexts.titles.bestsellers);
  await expect(bestsellers).toBeVisible();
  const wholeSlides = () =>
    bestsellers.evaluate((element) => {
      const edge = element.querySelector('.carousel-list')?.getBoundingClientRect().right ?? 0;
      const slides = [...element.querySelectorAll('.carousel-slide')];
      return slides.filter((slide) => slide.getBoundingClientRect().right <= edge + 1).length;
    });
  for (const [width, shown] of [
    [1400, 6],
    [1200, 4],
    [979, 4],
    [757, 1],
    [550, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(wholeSlides, `at ${width} px`).toBe(shown);
  }
});

test('the empty basket recommends too; without JavaScript no gap is left', async ({ page, noJsPage }) => {
  await page.goto('/koszyk');
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  await scrollToZones(page);
  await expect(zone(page, zoneTexts.titles.bestsellers)).toBeVisible();
  await axe(page);
  await noJsPage.goto(PRODUCT);
  await expect(zones(noJsPage).first()).toBeHidden();
});

test('X.47 a product bought from a zone of the basket is in it at once, and no panel covers the sums; a basket that fills or empties has other zones', async ({
  page,
}) => {
  const lines = page.getByRole('list', { name: basketScreenTexts.lines }).locator('> li');
  const waiting = page.locator('[data-ajaxload]');
  await page.goto('/koszyk');
  await scrollToZones(page);
  const bestsellers = zone(page, zoneTexts.titles.bestsellers);
  await bestsellers
    .getByRole('button', { name: /^Dodaj do koszyka/ })
    .first()
    .click();
  await expect(lines).toHaveCount(1);
  await expect(page.locator('.added-panel')).toHaveCount(0);
  await expect(bestsellers).toHaveCount(0);
  await scrollToZones(page);
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Usuń z koszyka' }).click();
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  // The page grows shorter as the line goes, and moves what was just scrolled to.
  await expect(async () => {
    await scrollToZones(page);
    await expect(bestsellers).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(waiting).toHaveCount(0);
});
