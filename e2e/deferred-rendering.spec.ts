import type { Page } from '@playwright/test';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productCardTexts from '#modules/catalogue/product-cards/texts/storefront.ts';
import { dismissedCookie } from '#modules/customers/consents/rules/consent.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { expect, test } from './fixtures/shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
});

const LISTING = '/kategoria/100/odziez';
const cards = (page: Page) => page.locator('#search [data-page="1"]').getByRole('listitem');

/** Whether the browser has rendered it, or only reserves its space. */
const isRendered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('a phone renders rows of cards far below when they come near; they are one list, and a row shares its lines', async ({
  noJsPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LISTING);
  await expect(cards(page).getByRole('article')).toHaveCount(24);
  await expect(page.locator('#search [data-page="1"]').getByRole('list').first().getByRole('article')).toHaveCount(24);
  const last = '#search [data-page="1"] .card-rows:last-child article >> nth=0';
  expect(await isRendered(page, last)).toBe(false);
  await page.locator(last).scrollIntoViewIfNeeded();
  await expect.poll(() => isRendered(page, last)).toBe(true);
  const row = page.locator('#search .card-rows').nth(8);
  const tops = await row.locator('.card-buy').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test('the key End leads to the end of the page, also where most of it was not rendered yet', async ({ page }) => {
  await page.goto(LISTING);
  expect(await isRendered(page, 'footer p >> nth=0')).toBe(false);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY))
    .toBeLessThan(1);
  expect(await isRendered(page, 'footer p >> nth=0')).toBe(true);
  expect(await isRendered(page, '#search [data-page="1"] .card-rows:nth-child(6) article >> nth=0')).toBe(true);
});

test('a reload restores the length of the page and the scroll position', async ({ page }) => {
  await page.goto(LISTING);
  const card = cards(page).nth(19);
  await card.scrollIntoViewIfNeeded();
  const place = () => card.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  // Content that comes into view on the way takes its true size first.
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const earlier = before;
      before = await place();
      return before === earlier;
    })
    .toBe(true);
  await page.reload();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4);
});

test('the page behind a menu, the filters or a window does not scroll with a finger, and scrolls again afterwards', async ({
  page,
}) => {
  await page.goto(LISTING);
  const html = page.locator('html');
  const expectLocked = () => expect(html).toHaveCSS('overflow-y', 'hidden');
  const moves = () => expect(html).toHaveCSS('overflow-y', 'visible');
  await moves();

  await page.getByRole('button', { name: shellTexts.menu.open }).tap();
  await expectLocked();
  await page.getByRole('dialog', { name: shellTexts.menu.label }).getByRole('button', { name: uiTexts.close }).tap();
  await moves();

  // The sheet comes anew with every choice and with every step back, and stays open.
  const sheet = page.locator('.filters');
  await page.getByRole('button', { name: listingTexts.filters }).first().tap();
  await expectLocked();
  const ticked = sheet.locator('.filter-tick :checked');
  await sheet.locator('.filter-tick').first().tap();
  await expect(page).not.toHaveURL(LISTING);
  await expect(page.locator('#filter_list')).toBeAttached();
  await expect(sheet).toBeVisible();
  await expectLocked();
  await page.goBack();
  await expect(ticked).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await expectLocked();
  await sheet.getByRole('button', { name: uiTexts.close }).tap();
  await moves();

  await cards(page).getByRole('link', { name: productCardTexts.choose }).first().tap();
  await expectLocked();
  await page.getByRole('dialog').getByRole('button', { name: uiTexts.close }).tap();
  await moves();
});
