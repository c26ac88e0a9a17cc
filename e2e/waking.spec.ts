import type { Page } from '@playwright/test';
import { dismissedCookie } from '#rules/platform/consent/consent.ts';
import * as productCardTexts from '#texts/catalogue/product-card.ts';
import * as consentTexts from '#texts/platform/consent.ts';
import * as basketTexts from '#texts/selling/basket.ts';
import { expect, test } from './fixtures/shop.ts';

const isAwake = (page: Page) => page.evaluate(() => 'awake' in document.documentElement.dataset);

test.use({ hasBeenHere: false });

test('a page asleep asks nothing of the shop and wakes by itself after a while', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/');
  expect(await isAwake(page)).toBe(false);
  expect(calls).not.toContain('/ajax/get.php');
  await expect(page.locator('html')).toHaveAttribute('data-awake', { timeout: 10_000 });
  expect(calls).toContain('/ajax/get.php');
  // From now on somebody has been here.
  await page.goto('/szukaj?text=kubek');
  await expect(page.locator('html')).toHaveAttribute('data-awake', { timeout: 2_500 });
});

test('a click on a sleeping page wakes it and is not lost', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  await page.goto('/szukaj?text=kubek');
  expect(await isAwake(page)).toBe(false);
  const card = page
    .locator('#search')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Dodaj do koszyka/ }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  // Without a pointer on its way: the click itself is the first stir.
  await card.getByRole('button', { name: productCardTexts.buyOf(name) }).dispatchEvent('click');
  await expect(page.getByText(basketTexts.outcome({ code: 'added' }, { name, unit: 'szt.' }))).toBeVisible();
  await expect(page).toHaveURL(/szukaj/);
});

test('the question about cookies is part of the sleeping page, and its answer counts', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: consentTexts.title })).toBeVisible();
  expect(await isAwake(page)).toBe(false);
  await page.getByRole('button', { name: consentTexts.refuse }).click();
  await expect(page.getByRole('region', { name: consentTexts.title })).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'ck_consent')?.value).toBe('necessary');
});

test('where the modules cannot be fetched, links and forms lead as they say', async ({ page, problems }) => {
  problems.allow(/assets|Failed to load/);
  await page.route('**/assets/root-*', (route) => route.abort());
  await page.goto('/');
  await page.locator('footer a[href="/regulamin"]').click();
  await expect(page).toHaveURL('/regulamin');
});
