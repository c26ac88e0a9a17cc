import type { Locator, Page } from '@playwright/test';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as paginationTexts from '#platform/paging/texts/pagination.ts';
import { expect, test } from './fixtures/shop.ts';

/** How it looks with neither pointer nor focus on it: two pictures of one control differ only if its state is rendered. */
async function picture(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return (await control.screenshot({ animations: 'disabled' })).toString('base64');
}

test('X.50 with forced colours a chosen size, view, filter, page and tab differ from those not chosen', async ({
  page,
  atClass,
  problems,
}) => {
  await atClass(4);
  await page.emulateMedia({ forcedColors: 'active' });

  await page.goto('/produkt/1');
  const size = page.getByRole('group', { name: productTexts.size }).locator('label').first();
  const unchosen = await picture(page, size);
  await size.getByRole('radio').check();
  await expect.poll(() => picture(page, size)).not.toBe(unchosen);

  // A size that is gone is struck through in these colours too.
  await page.goto('/produkt/2');
  const gone = page.getByRole('group', { name: productTexts.size }).locator('.struck-box').first();
  const struck = await picture(page, gone);
  await gone.evaluate((box) => box.classList.remove('struck-box'));
  expect(await picture(page, gone)).not.toBe(struck);

  await page.goto('/kategoria/100/odziez');
  const list = page.getByRole('link', { name: listingTexts.views.list, exact: true });
  const tick = page.locator('#Filters .filter-tick').first();
  const [grid, open] = [await picture(page, list), await picture(page, tick)];
  await list.click();
  await expect(list).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => picture(page, list)).not.toBe(grid);
  await tick.getByRole('checkbox').check();
  await expect(page.locator('#filter_list')).toBeVisible();
  await expect.poll(() => picture(page, tick)).not.toBe(open);

  await page.goto('/opinie-o-sklepie');
  const second = page.getByRole('link', { name: paginationTexts.page(2), exact: true });
  const further = await picture(page, second);
  await second.click();
  await expect(page).toHaveURL(/counter=1/);
  await expect.poll(() => picture(page, second)).not.toBe(further);

  // The page of all parts shows a picture that is missing.
  problems.allow(/404 GET .*brak\.webp/);
  const missing = page.waitForResponse('**/dev/brak.webp');
  await page.goto('/dev/ui');
  await page.locator('img[src$="brak.webp"]').scrollIntoViewIfNeeded();
  await missing;
  const tab = page.getByRole('tab').nth(1);
  const closed = await picture(page, tab);
  await tab.click();
  await expect.poll(() => picture(page, tab)).not.toBe(closed);
});
