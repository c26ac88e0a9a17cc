import type { Locator, Page } from '@playwright/test';
import { addComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { MAX_COMPARED } from '#modules/customers/compare/rules/compare-view.ts';
import * as compareLinkTexts from '#modules/customers/compare/texts/compare-link.ts';
import * as compareTexts from '#modules/customers/compare/texts/storefront.ts';
import * as consentTexts from '#modules/customers/consents/texts/storefront.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test, viewports } from './fixtures/shop.ts';

/** Products that are always there. */
const IDS = [59, 60, 21, 22, 30, 31, 32, 33, 34, 35, 36, 37];
const [FIRST = 0, SECOND = 0] = IDS;

async function compare(page: Page, count: number) {
  for (const id of IDS.slice(0, count)) await page.request.get(addComparedLink(id), { maxRedirects: 0 });
}

const columns = (page: Page) => page.getByRole('columnheader');
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const panel = (page: Page) => page.getByRole('region', { name: compareTexts.panel.label });
const nameOf = async (column: Locator) =>
  ((await column.locator('a:not([aria-label], [aria-hidden])').textContent()) ?? '').replaceAll('\u00AD', '');

// The consent banner has tests of its own.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

test('S2.09 adding a product shows it in the panel without a page load; its link removes it', async ({ page }) => {
  await page.goto(`/produkt/${FIRST}`);
  await expect(panel(page)).toBeHidden();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('link', { name: new RegExp(`^${compareLinkTexts.add}:`) }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  // One product cannot be compared yet.
  await expect(panel(page).getByRole('link', { name: compareTexts.panel.compare, exact: true })).toHaveCount(0);
  await compare(page, 2);
  await page.getByRole('link', { name: new RegExp(`^${compareLinkTexts.compared}`) }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page
    .getByRole('navigation', { name: 'Okruszki' })
    .or(page.locator('#breadcrumbs'))
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page).toHaveURL(/kategoria/);
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await panel(page)
    .getByRole('listitem')
    .getByRole('link', { name: compareTexts.removeOf('').trim() })
    .click();
  await expect(panel(page)).toBeHidden();
});

test('S2.09 until the consent banner is answered the panel is above it, then at the lower edge', async ({
  page,
  context,
  atClass,
}) => {
  await atClass(1);
  await context.clearCookies({ name: 'ck_cook' });
  await compare(page, 2);
  await page.goto('/promocje');
  const banner = page.locator('.consent-banner');
  await expect(banner).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([panel(page).boundingBox(), banner.boundingBox()]);
      return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0));
    })
    .toBeLessThan(2);
  await banner.getByRole('button', { name: consentTexts.refuse }).click();
  await expect.poll(async () => panel(page).evaluate((strip) => strip.style.bottom)).toBe('');
  await panel(page).getByRole('link', { name: compareTexts.panel.compare, exact: true }).click();
  await expect(page).toHaveURL(/porownanie/);
});

for (const [viewportClass, shown] of [
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 5],
] as const) {
  test(`S9.57 viewport class ${viewportClass} shows ${shown} columns, and names them while the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...viewports[viewportClass], height: 600 });
    await compare(page, 6);
    await page.goto('/porownanie');
    const table = page.getByRole('region', { name: compareTexts.table });
    const frame = await table.boundingBox();
    const boxes = await Promise.all((await columns(page).all()).map((column) => column.boundingBox()));
    const edge = (frame?.x ?? 0) + (frame?.width ?? 0) + 1;
    expect(boxes.filter((box) => box && box.x + box.width <= edge)).toHaveLength(shown);
    // The table scrolls, the page does not.
    const { width } = viewports[viewportClass];
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const next = page.getByRole('button', { name: compareTexts.next });
    await next.press('Enter');
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await table.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await table.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const names = page.locator('[data-sticky-names]');
    await expect(names).toBeInViewport();
    await table.evaluate((element) => element.scrollBy(200, 0));
    await expect.poll(() => names.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  });
}

test('only differences and hidden columns are links that work without JavaScript', async ({ noJsPage: page }) => {
  await compare(page, 3);
  await page.goto('/porownanie');
  const all = await page.getByRole('row').count();
  await page.getByRole('link', { name: compareTexts.onlyDifferences }).click();
  await expect(page).toHaveURL(/roznice=1/);
  expect(await page.getByRole('row').count()).toBeLessThan(all);
  // All three can be bought.
  await expect(row(page, compareTexts.rows.availability)).toHaveCount(0);
  await page.getByRole('link', { name: compareTexts.hideOf(await nameOf(columns(page).first())) }).click();
  await expect(columns(page)).toHaveCount(2);
  await page.getByRole('link', { name: compareTexts.showHidden(1) }).click();
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('link', { name: compareTexts.removeOf(await nameOf(columns(page).last())) }).click();
  await expect(columns(page)).toHaveCount(2);
});

test('a shared address shows its products and leaves the own list alone', async ({ page }) => {
  await compare(page, 1);
  await page.goto(`/porownanie?produkty=${IDS.slice(1, 4).join(',')}`);
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByText(compareTexts.sharedTitle)).toBeVisible();
  await page.getByRole('link', { name: compareTexts.ownLink }).click();
  await expect(columns(page)).toHaveCount(1);
  // A browser that copies nothing opens the address instead.
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }));
  await page.getByRole('link', { name: compareTexts.share }).click();
  await expect(page).toHaveURL(new RegExp(`produkty=${FIRST}`));
  await expect(page.getByText(compareTexts.shareFailed).first()).toBeVisible();
});

test('too many products are reported, in a shared address and when one more is added', async ({ page, noJsPage }) => {
  await page.goto(`/porownanie?produkty=${IDS.join(',')}`);
  await expect(page.getByText(compareTexts.tooMany)).toBeVisible();
  await expect(columns(page)).toHaveCount(MAX_COMPARED);
  await compare(page, IDS.length);
  await page.goto(`/produkt/${IDS.at(-1)}`);
  await expect(panel(page).getByRole('listitem')).toHaveCount(MAX_COMPARED);
  await page.getByRole('link', { name: new RegExp(`^${compareLinkTexts.add}:`) }).click();
  await expect(page.getByText(compareTexts.full)).toBeVisible();
  await compare(noJsPage, MAX_COMPARED);
  await noJsPage.goto(`/produkt/${IDS.at(-1)}`);
  await noJsPage.getByRole('link', { name: new RegExp(`^${compareLinkTexts.add}:`) }).click();
  await expect(noJsPage.getByText(compareTexts.full)).toBeVisible();
});

test('strange addresses are normal pages', async ({ page }) => {
  for (const query of [
    'produkty=',
    'produkty=%27;--,<script>,-1,99999999999',
    'ukryte=x&roznice=9',
    `produkty=${'9,'.repeat(2000)}`,
  ]) {
    await page.goto(`/porownanie?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(compareTexts.title);
  }
});

test('X.12 the comparison and its panel meet WCAG 2.2 AA', async ({ page, atClass }) => {
  await compare(page, 4);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await atClass(scheme === 'light' ? 1 : 4);
    await page.goto('/porownanie');
    await axe(page);
    await page.goto(`/produkt/${SECOND}`);
    await expect(panel(page)).toBeVisible();
    await axe(page);
  }
});
