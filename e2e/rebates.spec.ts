import { eq } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import * as watchingTexts from '#modules/customers/price-alerts/texts/storefront.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as boughtTexts from '#modules/sales/orders/texts/bought.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import * as texts from '#modules/sales/rebates-page/texts/storefront.ts';
import { basketLines } from '#server/shop/schema.ts';
import { expectAlert, watchAlerts } from './fixtures/alerts.ts';
import { axe } from './fixtures/axe.ts';
import { signIn } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

const KNIFE = 37;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

test('S2.57 S3.48 S2.61 S6.02 bought products come back, points are exchanged', async ({
  page,
  atClass,
  runningShop: { shop },
}) => {
  // Other tests leave theirs in the basket of the same customer.
  await shop.db.delete(basketLines).where(eq(basketLines.productId, KNIFE));
  await atClass(1);
  await watchAlerts(page);
  await page.goto('/kupione');
  await expect(page).toHaveURL(/\/logowanie/);
  await signIn(page, demoCustomer);
  await page.goto('/kupione');
  await axe(page);
  const knife = page.locator(`[data-product_id="${KNIFE}"]`);
  await test.step('S3.48 a row carries id, size, number, mode and bundled', async () => {
    const names = await knife
      .locator('form input')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['product', 'size', 'number', 'mode', 'bundled']);
  });
  await page.getByRole('button', { name: boughtTexts.addSelected }).click();
  await expectAlert(page, boughtTexts.nothingTicked);
  await page.getByLabel(boughtTexts.tickOf('Nóż składany Zbieracz')).check({ force: true });
  await page.getByRole('button', { name: boughtTexts.addSelected }).click();
  await expectAlert(page, 'Dodaliśmy do koszyka: Nóż');

  await page.goto('/rabaty');
  await axe(page);
  await test.step('S2.61 own cards in every state, a code accepted and refused', async () => {
    await expect(page.getByText('Karta 7700000002')).toBeVisible();
    await expect(page.getByText(rebateTexts.verdict({ kind: 'blocked' }))).toBeVisible();
    await page.getByLabel(rebateTexts.label).fill('nie-ma');
    await page.getByRole('button', { name: rebateTexts.submit, exact: true }).first().click();
    await expect(page.getByText(rebateTexts.verdict({ kind: 'unknown' }))).toBeVisible();
    await page.getByRole('button', { name: texts.applyOf('7700000001') }).click();
    await expect(page.getByText(/^Rabat został naliczony/)).toBeVisible();
  });
  await test.step('S2.62 a rebate’s link shows only its products', async () => {
    await page.getByRole('link', { name: texts.productsOf('Na namioty i spanie') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: texts.listing.title('Na namioty i spanie') }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
  });
  await test.step('S6.03 S6.04 enough points: exchanged; too few: said so', async () => {
    await expect(page.getByText(texts.points.tooFew)).toBeVisible();
    await page.getByRole('button', { name: /^Odbierz za .*: Kubek Stałego Klienta$/ }).click();
    await expect(page).toHaveURL(/\/koszyk/);
    await expect(page.getByRole('link', { name: 'Kubek Stałego Klienta' }).first()).toBeVisible();
  });
});

test('S2.61 S6.02 S2.57 S2.58 without JavaScript: codes, points, bought products, favourites', async ({
  noJsPage: page,
}) => {
  const basket = page.getByRole('list', { name: basketScreenTexts.lines });
  await page.goto('/rabaty');
  await expect(page.getByText(texts.points.guest)).toBeVisible();
  await page.getByRole('button', { name: texts.applyOf('BIWAK12') }).click();
  await expect(page.getByText(rebateTexts.verdict({ kind: 'not-covered' }))).toBeVisible();
  await page.getByRole('button', { name: texts.applyOf('JESIEN10') }).click();
  await expect(page.getByText(/^Rabat został naliczony/)).toBeVisible();

  await signIn(page, demoCustomer);
  await page.goto('/rabaty');
  await page.getByRole('button', { name: /^Odbierz za .*: Kubek Stałego Klienta$/ }).click();
  await expect(basket).toContainText('Kubek Stałego Klienta');
  await page.goto('/kupione');
  await page.getByLabel(boughtTexts.tickOf('Nóż składany Zbieracz')).check({ force: true });
  await page.getByRole('button', { name: boughtTexts.addSelected }).click();
  await expect(basket).toContainText('Nóż składany Zbieracz');
  // How a product comes among the favourites is shown with the cards.
  await page.request.post('/basketchange.php', { form: { product: '24', number: '1', mode: '2' } });
  await page.goto('/ulubione');
  const kept = page.locator('[data-product_id="24"]');
  await kept.getByRole('button', { name: /^Dodaj do koszyka/ }).click();
  await expect(page).toHaveURL(/\/koszyk/);
  await page.goto('/ulubione');
  await page.getByRole('button', { name: watchingTexts.turnOff }).click();
  await page.getByRole('button', { name: watchingTexts.turnOn }).click();
  await expect(page.getByRole('button', { name: watchingTexts.turnOff })).toBeVisible();
  await kept.getByRole('button', { name: /^Usuń z ulubionych/ }).click();
  await expect(kept).toHaveCount(0);
});
