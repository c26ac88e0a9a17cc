import type { Page } from '@playwright/test';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import { expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { putInBasket, sendOrderData } from './fixtures/page-actions.ts';
import { expect, test, viewports } from './fixtures/shop.ts';

/** Answers of forms come later than the half second in which browsers count a shift as part of the click. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await page.waitForTimeout(800);
    await route.continue();
  });
}

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
  await watchShifts(page);
});

for (const viewportClass of [1, 4] as const) {
  const { width } = viewports[viewportClass];

  test(`S5.23 at ${width} px an error of the registration disappears with the keystroke that mends it, and nothing moves later`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    await page.goto('/rejestracja');
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    const fields = { Imię: 'Zofia', Nazwisko: 'Wierzba', 'Ulica i numer': 'Wodna 5', Miejscowość: 'Kraków' };
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByLabel(label).first();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.pressSequentially(text, { delay: 30 });
      await expect(field).not.toHaveAttribute('aria-invalid');
      // Longer than the pause after which a field is checked.
      await page.waitForTimeout(700);
    }
    await expectNoShift(page);
  });

  test(`at ${width} px a refused code in the basket moves nothing when its answer comes late`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    await putInBasket(page, 59);
    await page.goto('/koszyk');
    await delayAnswers(page);
    await page.getByText(rebateTexts.open, { exact: true }).click();
    await page.locator('#rebate-code').fill('LATO15');
    await page.getByRole('button', { name: rebateTexts.submit }).click();
    await expect(page.getByText(rebateTexts.checking)).toBeVisible();
    await expect(page.locator('#rebate-code-error')).toBeVisible();
    await expectNoShift(page);
  });

  test(`S8.27 at ${width} px a refused gift card in the summary moves nothing when its answer comes late`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    await putInBasket(page, 59);
    await sendOrderData(page, 'spokojnie@example.com');
    await page.goto('/zamowienie/podsumowanie');
    await delayAnswers(page);
    await page.getByText(orderSummaryTexts.partial.title, { exact: true }).click();
    await page.locator('#card-number').fill('1234');
    await page.locator('#card-pin').fill('1234');
    await page.locator('#use-card').click();
    await expect(page.getByText(orderSummaryTexts.partial.checking)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Błąd' })).toBeVisible();
    await expectNoShift(page);
  });
}
