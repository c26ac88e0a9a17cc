import type { Page } from '@playwright/test';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productCardTexts from '#modules/catalogue/product-cards/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as homeTexts from '#modules/content/home/texts/storefront.ts';
import { dismissedCookie } from '#modules/customers/consents/rules/consent.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test, viewports } from './fixtures/shop.ts';
import { THOROUGH } from './fixtures/thorough.ts';

test.beforeEach(async ({ context, baseURL }) => {
  // The cookie banner has its own tests; here it is answered, so that it covers nothing.
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
});

/** From the main page, as a shopper would. */
async function openDepartment(page: Page) {
  const department = page.getByRole('region', { name: homeTexts.departments }).getByRole('link').first();
  const address = await department.getAttribute('href');
  await department.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('combobox', { name: listingTexts.sort })).toBeVisible();
}

/** A product of the listing that has several sizes and can be bought. */
async function openProduct(page: Page): Promise<string> {
  const cards = page.getByRole('article').filter({ hasNotText: productCardTexts.soldOut });
  const link = cards.filter({ hasText: productCardTexts.choose }).getByRole('heading').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return name;
}

async function putInBasket(page: Page) {
  const size = page.getByRole('radio').and(page.locator(':not([aria-label])')).first();
  // By keyboard: on a phone the buy bar may cover the element that was scrolled to.
  await size.focus();
  await size.press('Space');
  await expect(size).toBeChecked();
  const answered = page.waitForResponse((response) => response.url().includes('/basketchange.php'));
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await answered;
}

test('without JavaScript a product gets from the main page into the basket', async ({ noJsPage }) => {
  await noJsPage.goto('/');
  await openDepartment(noJsPage);
  const name = await openProduct(noJsPage);
  await putInBasket(noJsPage);
  await noJsPage.goto('/koszyk');
  await expect(noJsPage.getByRole('list', { name: basketScreenTexts.lines })).toContainText(name);
});

/** The scheme and the window of every look at a page; the journey itself is made in the first. */
type Look = readonly ['light' | 'dark', keyof typeof viewports];

async function lookAs(page: Page, [colorScheme, viewportClass]: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewports[viewportClass]);
}

for (const [first, ...others] of [
  // Every day one look at each scheme and at each end of the widths.
  [
    ['light', 1],
    ['dark', 4],
  ],
  [['dark', 4]],
  [['light', 2]],
  [['light', 3]],
  [['dark', 1]],
  [['light', 4]],
] as const satisfies (readonly [Look, ...Look[]])[]) {
  const looks = [first, ...others].map(([scheme, viewportClass]) => `${scheme} at class ${viewportClass}`);
  const when = others.length > 0 ? '' : ` ${THOROUGH}`;
  test(`X.12 X.28 a product gets from the main page into the basket and out of it, and every page meets WCAG 2.2 AA, ${looks.join(', ')}${when}`, async ({
    page,
  }) => {
    const check = async () => {
      for (const look of [...others, first]) {
        await lookAs(page, look);
        await axe(page, { withShell: true });
      }
    };
    await lookAs(page, first);
    await page.goto('/');
    await check();
    await expectOtherColours(page, first[0]);
    await openDepartment(page);
    await check();
    const name = await openProduct(page);
    await check();
    await putInBasket(page);
    await page.goto('/koszyk');
    const lines = page.getByRole('list', { name: basketScreenTexts.lines });
    await expect(lines).toContainText(name);
    await check();
    await page.getByRole('button', { name: basketScreenTexts.removeLine(name) }).click();
    await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  });
}

/** Each scheme has colours of its own. */
async function expectOtherColours(page: Page, scheme: 'light' | 'dark') {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const own = await paper();
  await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
  expect(await paper()).not.toBe(own);
  await page.emulateMedia({ colorScheme: scheme });
}
