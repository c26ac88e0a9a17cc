import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { createCustomer } from '#modules/customers/accounts/server/index.ts';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import * as texts from '#modules/sales/subscriptions/texts/storefront.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { addDays, type Day, warsawDay } from '#platform/time/rules/day.ts';
import { orderLines, orders, subscriptions } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { followOrderLink } from './fixtures/mails.ts';
import { putInBasket, sendOrderData, signIn } from './fixtures/page-actions.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

/** Coffee of the demo that comes every 14, 28 or 42 days, at 35,91 zł. */
const COFFEE = 20;

/** The next day of the only subscription of this order. It was counted from the day of the order, which may be yesterday by now. */
async function nextDayOf({ shop }: RunningShop, orderNumber: string): Promise<Day> {
  const [row] = await shop.db
    .select({ nextOn: subscriptions.nextOn, placedAt: orders.placedAt })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, orderNumber));
  if (!row) throw new Error(`Order ${orderNumber} has no subscription`);
  expect(row.nextOn).toBe(addDays(warsawDay(row.placedAt), 28));
  return row.nextOn;
}

/** X.74: the next date, the price of the next parcel and how to stop. Before the order, the date depends on the hour. */
async function expectTerms(page: Page, nextOn?: Day) {
  const main = page.getByRole('main');
  await expect(main.getByText(texts.interval(28)).first()).toBeVisible();
  const day = nextOn ? longDay(nextOn) : '';
  await expect(main.getByText(`Następna paczka: ${day}`).first()).toBeVisible();
  await expect(main.getByText(/35,91.zł plus dostawa/).first()).toBeVisible();
  await expect(main.getByText(/zakończ/i).first()).toBeVisible();
}

test('X.74 a subscription is chosen, ordered, paused and stopped by its customer', async ({ page, runningShop }) => {
  const { shop } = runningShop;
  const login = 'prenumerata';
  const email = 'prenumerata@example.com';
  await createCustomer(shop, { login, password: 'tajne123', data: { ...customerData(), email } });
  await signIn(page, { login, password: 'tajne123' });
  await page.goto('/konto/subskrypcje');
  await expect(page.getByText(texts.empty.text)).toBeVisible();

  await page.goto(`/produkt/${COFFEE}`);
  await page.getByRole('radio', { name: /W subskrypcji/ }).check();
  await page.getByLabel('Jak często dostarczać w subskrypcji').selectOption('28');
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
  await page.goto('/koszyk');
  await expectTerms(page);

  await sendOrderData(page, email);
  await page.goto('/zamowienie/podsumowanie');
  await expectTerms(page);
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: orderSummaryTexts.submit }).click();
  await page.waitForURL(/\/platnosc\/\d{8}$/);
  const nextOn = await nextDayOf(runningShop, page.url().slice(-8));
  await expectTerms(page, nextOn);

  await page.goto('/konto/subskrypcje');
  await expectTerms(page, nextOn);
  await axe(page);
  const pause = page.getByRole('button', { name: texts.intents.pause });
  const resume = page.getByRole('button', { name: texts.intents.resume });
  await pause.click();
  await expect(page.getByText(texts.done.pause)).toBeVisible();
  await expect(page.getByText(texts.states.paused, { exact: true })).toBeVisible();
  await resume.click();
  await expect(page.getByText(texts.done.resume)).toBeVisible();
  await page.getByRole('button', { name: texts.intents.skip }).click();
  await expect(page.getByText(texts.done.skip)).toBeVisible();
  await expect(page.getByText(`Następna paczka: ${longDay(addDays(nextOn, 28))}`)).toBeVisible();
  await page.getByText(texts.stopTitle).click();
  await page.getByRole('button', { name: texts.intents.stop }).click();
  await expect(page.getByText(texts.done.stop)).toBeVisible();
  await expect(page.getByText(texts.states.stopped, { exact: true })).toBeVisible();
  await expect(pause.or(resume)).toHaveCount(0);
});

test('X.74 a guest without JavaScript pauses and stops a subscription by the link of the email', async ({
  noJsPage: page,
  runningShop,
}) => {
  const email = 'prenumerata-goscia@example.com';
  await putInBasket(page, COFFEE, { subscription: '1', days_in_period: '28' });
  await sendOrderData(page, email);
  await page.goto('/zamowienie/podsumowanie');
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: orderSummaryTexts.submit }).click();
  await page.waitForURL(/\/platnosc\/\d{8}$/);
  const nextOn = await nextDayOf(runningShop, page.url().slice(-8));
  // Another browser: the link alone opens the order.
  await page.context().clearCookies();
  await expect
    .poll(() =>
      followOrderLink(page, runningShop, email).then(
        () => 'came',
        () => 'awaited',
      ),
    )
    .toBe('came');
  await expectTerms(page, nextOn);
  await page.getByRole('button', { name: texts.intents.skip }).click();
  await expect(page.getByText(texts.done.skip)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Następna paczka: ${longDay(addDays(nextOn, 28))}`).first()).toBeVisible();
  await page.getByRole('button', { name: texts.intents.pause }).click();
  await expect(page.getByText(texts.done.pause)).toBeVisible();
  await page.getByText(texts.stopTitle).click();
  await page.getByRole('button', { name: texts.intents.stop }).click();
  await expect(page.getByText(texts.done.stop)).toBeVisible();
});
