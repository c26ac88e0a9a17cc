import type { Locator, Page } from '@playwright/test';
import { demoProductId } from '#shop/demo/demo-states.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import * as offlineTexts from '#texts/platform/offline.ts';
import { expect, test } from './fixtures/shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow' });

test('X.29 without a network the products looked at last can still be read', async ({ page, context }) => {
  const product = demoProductId('ships-24h');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`/produkt/${product}`);
  const name = (await heading(page).textContent()) ?? '';
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('viewed-3')).keys()).map(({ url }) => url).join()))
    .toMatch(new RegExp(`/produkt/${product}/.*/obraz/`));
  // What the page still asks for would fail with the network, which is no fault of the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // Never seen, and seen before: what a browser still holds of the shop is not shown as if it were new.
  for (const address of ['/regulamin', '/']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(offlineTexts.title);
  }
  const isDrawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const link = page.getByRole('link', { name });
  const photo = link.locator('img[src^="/obraz/"]');
  await expect.poll(() => isDrawn(photo)).toBe(true);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText(offlineTexts.kept)).toBeVisible();
  for (const sign of ['/obraz/', '/status/']) {
    await expect.poll(() => isDrawn(page.locator(`main img[src^="${sign}"]`).first())).toBe(true);
  }
  await expect(page.locator('.gallery-strip')).toBeHidden();
  await expect(page.locator('#projector_form').getByRole('button', { name: productTexts.buy })).toBeDisabled();
  await context.setOffline(false);
});
