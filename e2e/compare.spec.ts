import { addComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import * as compareTexts from '#modules/customers/compare/texts/storefront.ts';
import { expect, test } from './fixtures/shop.ts';

test('S1.03 S2.56 two products stand side by side; removing one closes its column', async ({ page }) => {
  for (const id of [59, 60]) await page.request.get(addComparedLink(id), { maxRedirects: 0 });
  await page.goto('/porownanie');
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  const prices = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: compareTexts.rows.price, exact: true }) });
  await expect(prices.getByRole('cell')).toHaveCount(2);
  const shown = (await columns.first().locator('a:not([aria-label], [aria-hidden])').textContent()) ?? '';
  // A compared product can be bought on the page of the comparison.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Dodaj do koszyka: / })
      .first(),
  ).toBeVisible();
  const removed = shown.replaceAll('\u00AD', '');
  await page.getByRole('link', { name: compareTexts.removeOf(removed) }).click();
  await expect(columns).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(shown);
  await page.getByRole('link', { name: compareTexts.removeAll }).click();
  await expect(page.getByText(compareTexts.emptyTitle)).toBeVisible();
});
