import type { Locator, Page } from '@playwright/test';
import { demoProductId } from '#demo/demo-states.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as offlineTexts from '#platform/shell/texts/offline.ts';
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
  // Pending requests of the page would fail with the network, which is no problem of the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // Never seen, and seen before: what a browser still holds of the shop is not shown as if it were new.
  for (const address of ['/regulamin', '/']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(offlineTexts.title);
  }
  const isRendered = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const link = page.getByRole('link', { name });
  const photo = link.locator('img[src^="/obraz/"]');
  await expect.poll(() => isRendered(photo)).toBe(true);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText(offlineTexts.kept)).toBeVisible();
  for (const sign of ['/obraz/', '/status/']) {
    await expect.poll(() => isRendered(page.locator(`main img[src^="${sign}"]`).first())).toBe(true);
  }
  await expect(page.locator('.gallery-strip')).toBeHidden();
  await expect(page.locator('#projector_form').getByRole('button', { name: productTexts.buy })).toBeDisabled();
  await context.setOffline(false);
});

test('X.29 a product that was only fetched ahead is not among those looked at', async ({ page, context, atClass }) => {
  const kept = () =>
    page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().filter(({ url }) => url.includes('/produkt/')).length;
    });
  await atClass(4);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/kategoria/100/odziez');
  const session = await context.newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  });
  await session.send('Preload.enable');
  const product = page.getByRole('article').getByRole('heading').getByRole('link').first();
  await product.hover();
  await fetched;
  expect(await kept()).toBe(0);
  await product.click();
  await expect.poll(kept).toBe(1);
});
