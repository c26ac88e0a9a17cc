import type { Locator, Page } from '@playwright/test';
import * as articleTexts from '#modules/content/pages/texts/articles.ts';
import * as storeTexts from '#modules/sales/delivery/texts/stores.ts';
import * as mapTexts from '#platform/map/texts/map.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

/** The tip of the pin, which is its place, in the middle of the map. */
async function expectCentred(pin: Locator, map: Locator) {
  await expect(async () => {
    const [place, sheet] = await Promise.all([pin.boundingBox(), map.boundingBox()]);
    if (!place || !sheet) throw new Error('not rendered');
    expect(Math.abs(place.x + place.width / 2 - (sheet.x + sheet.width / 2))).toBeLessThan(4);
    expect(Math.abs(place.y + place.height - (sheet.y + sheet.height / 2))).toBeLessThan(6);
  }).toPass();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('S2.65 the link of a shop centres the map on it', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/sklepy');
  const map = page.getByRole('region', { name: storeTexts.map });
  await expect(map.getByRole('button', { name: 'Polana Warszawa' })).toBeVisible();
  await axe(page);
  // Away while the map still zooms: nothing may fall over behind the next page.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    document.querySelector<HTMLElement>('footer a[href="/aktualnosci"]')?.click();
  });
  await expect(heading(page)).toHaveText(articleTexts.news.title);
  await page.goBack();
  await expect(map.getByRole('button', { name: 'Polana Warszawa' })).toBeVisible();
  // Half under the header that stays, the map comes out of it when it is asked for.
  await map.evaluate((sheet) => window.scrollBy({ top: sheet.getBoundingClientRect().top - 50, behavior: 'instant' }));
  await page.getByRole('link', { name: storeTexts.showOnMapOf('Polana Gdańsk') }).click();
  const pin = map.getByRole('button', { name: 'Polana Gdańsk' });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const bottom = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(async () => (await map.boundingBox())?.y).toBeGreaterThan(bottom);
  await expectCentred(pin, map);
});

test('S2.65 a shop asked for while the map zooms comes into its middle', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/sklepy');
  const map = page.getByRole('region', { name: storeTexts.map });
  const pin = map.getByRole('button', { name: 'Polana Gdańsk' });
  await expect(pin).toBeVisible();
  await page.evaluate(async (name) => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    while (!document.querySelector('.leaflet-zoom-anim')) await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
  }, storeTexts.showOnMapOf('Polana Gdańsk'));
  await expectCentred(pin, map);
});

test('S2.65 without the map of the page the link of a shop leads to an open one', async ({ page, problems }) => {
  await page.route(/render-map/, (route) => route.abort());
  problems.allow(/render-map/);
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'mapa' }));
  await page.goto('/sklepy');
  const map = page.getByRole('region', { name: storeTexts.map });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(mapTexts.failed)).toBeVisible();
  await page.getByRole('link', { name: storeTexts.showOnMapOf('Polana Gdańsk') }).click();
  await expect(page).toHaveURL(/openstreetmap/);
});
