import type { Page } from '@playwright/test';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as expressTexts from '#modules/sales/express-checkout/texts/storefront.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const SEVERAL_SIZES = '/produkt/1';
const ONE_SIZE = '/produkt/59';
const SCRIPT = '**/express/szus.js';

const button = (page: Page) => page.locator('.projector_oneclick__item[data-id="szus"] button');

const checked = (page: Page) => page.locator('.projector_oneclick__item[data-checked="true"]');

declare global {
  interface Window {
    providerCalls?: string[][];
  }
}

/** A provider that only records its calls. */
const NOTING = `window.providerCalls = []; window.expressCheckoutApi = {
  renderButton(id, place) { window.providerCalls.push(['renderButton', id]); const b = document.createElement('button'); b.type = 'button'; b.textContent = 'X'; place.append(b); },
  async initCheckout(id, form) { window.providerCalls.push(['initCheckout', id, String(form)]); },
  refreshInitData() { window.providerCalls.push(['refreshInitData']); },
};`;
const providerCalls = (page: Page) => page.evaluate(() => window.providerCalls ?? []);

for (const viewportClass of [1, 4] as const) {
  test(`S2.25 S7.60 the provider renders its button, and it leads to the provider’s page, class ${viewportClass}`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    await page.goto(ONE_SIZE);
    await expect(button(page)).toHaveCount(1);
    await expect(button(page)).toContainText(productTexts.expressButton);
    await expect(checked(page)).toHaveCount(1);
    await axe(page);
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1, name: expressTexts.title('Szus') })).toBeVisible();
    await expect(page).toHaveURL(/\/express\/szus\?product=59&size=uniw&number=1/);
    await axe(page);
    await page.getByRole('button', { name: expressTexts.confirm }).click();
    await expect(page).toHaveURL(/\/koszyk/);
    await expect(page.getByText('Przewodnik Szlaki na Weekend').first()).toBeVisible();
  });
}

test('S4.22 S7.61 the provider gets the form on a click, once a size is chosen, and receives new sizes', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: NOTING }));
  await page.goto(SEVERAL_SIZES);
  await expect(button(page)).toBeVisible();
  expect(await providerCalls(page)).toEqual([['renderButton', 'szus']]);
  await button(page).click();
  await expect(page.locator('[data-alert]').getByText(productTexts.chooseSize)).toBeVisible();
  expect((await providerCalls(page)).filter(([name]) => name === 'initCheckout')).toEqual([]);
  await page.getByRole('radio', { name: 'XL', exact: true }).check();
  await expect(checked(page)).toHaveCount(1);
  await expect
    .poll(async () => (await providerCalls(page)).filter(([name]) => name === 'refreshInitData').length)
    .toBeGreaterThan(0);
  await button(page).click();
  await expect
    .poll(async () => (await providerCalls(page)).filter(([name]) => name === 'initCheckout'))
    .toEqual([['initCheckout', 'szus', expect.stringMatching(/^product=1&size=XL&number=1/)]]);
});

test('S7.13 the provider’s script is asked for once, and only by pages that need it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/express/')) asked.push(new URL(request.url()).pathname);
  });
  const settled = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await page.goto('/dostawa');
  await settled();
  expect(asked).toEqual([]);
  await page.goto('/produkt/6');
  await settled();
  expect(asked).toEqual([]);
  await page.goto(ONE_SIZE);
  await expect(button(page)).toBeVisible();
  expect(asked.filter((path) => path === '/express/szus.js')).toHaveLength(1);
});

test('S7.14 S7.62 without the provider’s script there are no buttons, and buying works', async ({ page, problems }) => {
  problems.allow(/szus\.js/);
  await page.route(SCRIPT, (route) => route.abort('failed'));
  await page.goto(ONE_SIZE);
  await expect(page.locator('.projector_oneclick__item')).toHaveCount(0);
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await expect(page.locator('[data-alert]').first()).toBeVisible();
});

test('S7.62 a script without the methods renders nothing', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.x = 1;' }));
  await page.goto(ONE_SIZE);
  await expect(page.locator('.projector_oneclick__item')).toHaveCount(0);
});

test('the provider’s page prices anew and knows nothing of what is not sold', async ({ page, problems }) => {
  await page.goto('/express/szus?product=59&size=uniw&number=1e9&price=1');
  await expect(page.getByText(/^Ilość: \d+/)).toBeVisible();
  problems.allow(/404/);
  for (const address of [
    'szus?product=999999&size=uniw',
    'szus?product=6&size=uniw',
    'szus?product=1&size=77',
    'inny?product=59&size=uniw',
  ]) {
    await page.goto(`/express/${address}`);
    await expect(page.getByRole('button', { name: expressTexts.confirm })).toHaveCount(0);
  }
});
