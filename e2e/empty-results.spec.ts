import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as request from '#modules/content/product-requests/texts/storefront.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const NOTHING = '/szukaj?text=xqzwvk';

test('an empty search leads on to popular categories and to the request form, which is sent', async ({ page }) => {
  await page.goto(NOTHING);
  const popular = page.getByRole('region', { name: listingTexts.popularCategories });
  await expect(popular.getByRole('link').first()).toHaveAttribute('href', /\/kategoria\//);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: request.title }).click();
  await expect(page.getByLabel(request.product)).toHaveValue('xqzwvk');
  await page.getByLabel(request.email).fill('to nie adres');
  await page.getByRole('button', { name: request.submit }).click();
  await expect(page.getByText('Podano niepoprawny adres email.')).toBeVisible();
  await page.getByLabel(request.email).fill('ola@example.pl');
  await axe(page);
  await page.getByRole('button', { name: request.submit }).click();
  await expect(page.getByText(request.sent)).toBeVisible();
});

test('close spellings of a word without products are links', async ({ page }) => {
  await page.goto('/szukaj?text=plecaczycho');
  await page
    .getByRole('region', { name: listingTexts.closeSpellings })
    .getByRole('link', { name: 'plecak', exact: true })
    .click();
  await expect(page.locator('#search').getByRole('article').first()).toBeVisible();
});

test('without JavaScript the request is sent and the whole tree is a page', async ({ noJsPage: page }) => {
  await page.goto('/zapytaj-o-produkt?szukane=kajak');
  await page.getByLabel(request.email).fill('ola@example.pl');
  await page.getByRole('button', { name: request.submit }).click();
  await expect(page.getByText(request.sent)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: shellTexts.menu.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: shellTexts.menuPanel.whole }).click();
  await expect(page).toHaveURL(/\/kategorie$/);
  await expect.poll(() => page.getByRole('main').locator('a[href^="/kategoria/"]').count()).toBeGreaterThan(40);
  await expect(page.getByRole('main').getByRole('link', { name: shellTexts.menu.promotions })).toBeVisible();
});

test('S2.05 the head of a paged listing names the pages around it', async ({ page }) => {
  await page.goto('/szukaj?text=w&counter=1');
  await expect(page.locator('head link[rel=prev]')).toHaveCount(1);
  await expect(page.locator('head link[rel=next]')).toHaveAttribute('href', /counter=2/);
});
