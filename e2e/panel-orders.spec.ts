import type { Page } from '@playwright/test';
import { asc, eq, inArray } from 'drizzle-orm';
import { totpCode } from '#modules/back-office/staff/server/index.ts';
import { asked, factor } from '#modules/back-office/staff/texts/panel-sign-in.ts';
import { findOrderForStaff } from '#modules/sales/order-admin/server/index.ts';
import * as texts from '#modules/sales/order-admin/texts/panel-list.ts';
import * as orderTexts from '#modules/sales/order-admin/texts/panel-order.ts';
import { decideTransfer, startPayment } from '#modules/sales/payments/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { skip } from '#platform/panel-ui/texts/frame.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { newShopper, placed } from '#platform/testing/order-shop.ts';
import { TOTP_SECRET } from '#platform/testing/staff-rows.ts';
import { orders } from '#server/shop/schema.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, test, viewports } from './fixtures/shop.ts';

/** Ten orders wait to be packed, and no other one. */
async function tenToPack({ db }: Shop): Promise<{ id: number; number: string }[]> {
  const ten = await db.select({ id: orders.id, number: orders.number }).from(orders).orderBy(asc(orders.id)).limit(10);
  await db.update(orders).set({ state: 'delivered' });
  const ids = ten.map(({ id }) => id);
  await db.update(orders).set({ state: 'confirmed', trackingNumber: '' }).where(inArray(orders.id, ids));
  return ten;
}

/** An order of a guest, paid by card through the bank of the demo. */
async function paidByCard(shop: Shop): Promise<string> {
  const shopper = await newShopper(shop, [{ productId: 59 }], { data: { paymentMethodId: 4 } });
  const { orderId, number } = await placed(shop, shopper);
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  await decideTransfer(shop, begun.payment.providerReference, 'accept');
  await expect.poll(async () => (await findOrderForStaff(shop, number))?.refundable).toBeGreaterThan(0);
  return number;
}

const chosen = (page: Page, many: number) =>
  expect(page.getByText(texts.bulk.chosen(many), { exact: true })).toBeVisible();

test.describe('on a phone', () => {
  test.use({ viewport: viewports[1], hasTouch: true, isMobile: true });

  test('O.14 O.44 ten orders are packed and shipped from the list, in bulk and one by one', async ({
    page,
    runningShop,
  }) => {
    const { shop } = runningShop;
    const ten = await tenToPack(shop);
    await enterPanel(page, runningShop, 'warehouse');
    await page.goto('/zaplecze/pulpit');
    await page.getByRole('link', { name: texts.title, exact: true }).first().tap();
    await page.getByRole('link', { name: `${texts.stateNames.confirmed} 10` }).tap();
    await page.getByLabel(texts.list.chooseAll).tap();
    await chosen(page, 10);
    // The bar is above the menu, where the thumb is.
    await page.getByRole('button', { name: texts.bulk.packing }).tap();
    await expect(page.getByText(texts.result.moved(10, texts.stateOf.packing))).toBeVisible();

    await page.getByRole('link', { name: `${texts.stateNames.packing} 10` }).tap();
    await page.getByLabel(texts.list.chooseAll).tap();
    await chosen(page, 10);
    const last = ten[9]?.number ?? '';
    await page.getByLabel(texts.list.choose(last)).tap();
    await chosen(page, 9);
    await page.getByRole('button', { name: texts.bulk.sent, exact: true }).tap();
    await expect(page.getByText(texts.result.moved(9, texts.stateOf.sent))).toBeVisible();

    await page.getByRole('link', { name: last }).tap();
    await page.getByLabel(orderTexts.move.tracking, { exact: true }).fill('PL700099');
    await page.getByRole('button', { name: orderTexts.move.to.sent, exact: true }).tap();
    await expect(page.getByRole('button', { name: orderTexts.move.to.sent, exact: true })).toHaveCount(0);
    const sent = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'sent'));
    expect(sent.map(({ id }) => id).toSorted()).toEqual(ten.map(({ id }) => id).toSorted());
  });
});

test('O.12 O.44 by keyboard alone: past the menu, down the list, into an order, and the focus is where the work is', async ({
  page,
  runningShop,
}) => {
  await tenToPack(runningShop.shop);
  await enterPanel(page, runningShop, 'warehouse');
  await page.goto('/zaplecze/zamowienia?state=confirmed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const rows = page.locator('[data-row]');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(rows.nth(1)).toBeFocused();
  await chosen(page, 1);
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  const number = (await rows.nth(0).textContent()) ?? '';
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: orderTexts.title(number) });
  await expect(heading).toBeFocused();

  // The clicked button is gone: the message has the focus, with the result.
  await page.getByRole('button', { name: orderTexts.move.to.packing, exact: true }).press('Enter');
  await expect(page.locator('[data-result]')).toBeFocused();
  await expect(page.locator('[data-result] [role=status]')).not.toBeEmpty();
});

test('O.17 money goes back through the bank once the second factor is shown on the spot, with the sum that was typed', async ({
  page,
  runningShop,
  problems,
}) => {
  problems.allow(/401 POST/);
  const { shop } = runningShop;
  const number = await paidByCard(shop);
  await enterPanel(page, runningShop, 'manager', 'stale');
  await page.goto(`/zaplecze/zamowienia/${number}`);
  await page.locator('html[data-interactive]').waitFor();
  await page.getByLabel(orderTexts.refund.amount).fill('12,50');
  const button = { name: orderTexts.refund.button, exact: true };
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
  await expect(page.getByRole('heading', { name: asked.title })).toBeVisible();
  await page.getByLabel(factor.code).fill(totpCode(TOTP_SECRET, new Date()));
  await page.getByRole('button', { name: asked.submit, exact: true }).click();
  await expect(page.getByText(orderTexts.refund.asked(formatMoney(1250)))).toBeVisible();
  await expect
    .poll(async () => (await findOrderForStaff(shop, number))?.refunds)
    .toMatchObject([{ amount: 1250, state: 'done' }]);
});
