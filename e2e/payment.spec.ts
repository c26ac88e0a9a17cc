import type { Page } from '@playwright/test';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoProductId } from '#demo/demo-states.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { saveOrderData } from '#modules/sales/checkout/server/index.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import type { MethodRefusal } from '#modules/sales/payments/rules/judge-method.ts';
import * as localBankTexts from '#modules/sales/payments/texts/local-bank.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { goodData, order as placeOrder } from '#platform/testing/order-shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { axe } from './fixtures/axe.ts';
import { followOrderLink } from './fixtures/mails.ts';
import { confirmAtBank, FROM_THE_SHOP, signIn } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';
import { isThorough, onPhoneDaily } from './fixtures/thorough.ts';

const METHOD = { blik: 5, card: 4, transfer: 3 };
/** One size, plenty of them. */
const PRODUCT = 59;

/** A guest's order, opened by the link of its mail. */
async function ordered(shop: Shop, paymentMethodId: number, { quantity = 1, also = [] as number[] } = {}) {
  const { visitor } = await createVisitor(shop);
  const shopper = { visitorId: visitor.id, customerId: null };
  await addToBasket(shop, visitor.id, { productId: PRODUCT, size: '', quantity });
  for (const productId of also) await addToBasket(shop, visitor.id, { productId, size: '', quantity: 1 });
  await saveOrderData(shop, shopper, { ...goodData, paymentMethodId });
  const outcome = await placeOrder(shop, shopper);
  if (outcome.kind !== 'placed') throw new Error(outcome.kind);
  const { number, accessToken } = outcome;
  return { number, query: `?token=${accessToken}`, address: `/platnosc/${number}?token=${accessToken}` };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A way to pay that cannot be chosen, with what it says of itself. */
async function expectRefused(page: Page, method: string, reason: MethodRefusal, pieces = '') {
  await page.getByText(paymentTexts.moreMethods).click();
  const radio = page.getByRole('radio', { name: method });
  await expect(radio).toBeDisabled();
  const text = paymentTexts.methodRefusal(reason, { minimum: '', maximum: '', pieces });
  await expect(radio).toHaveAccessibleDescription(text);
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const viewportClass of [1, 4] as const) {
  test(`S5.36 S8.34 BLIK is paid in place and the page follows by itself, class ${viewportClass}${onPhoneDaily(viewportClass)}`, async ({
    page,
    context,
    atClass,
    runningShop,
  }) => {
    await atClass(viewportClass);
    const { address, number, query } = await ordered(runningShop.shop, METHOD.blik);
    await page.goto(address);
    await expect(title(page, paymentTexts.pay)).toBeVisible();
    await axe(page);
    await page.getByLabel(paymentTexts.blik.label).fill('12345');
    await button(page, paymentTexts.blik.submit).click();
    await expect(page.getByText(paymentTexts.errors.blikLength)).toBeVisible();
    const code = `77700${viewportClass}`;
    await page.getByLabel(paymentTexts.blik.label).fill(code);
    await button(page, paymentTexts.blik.submit).click();
    // The field that was typed into is gone: the keyboard goes on from what came of it.
    await expect(page.getByRole('heading', { name: paymentTexts.blik.confirmTitle })).toBeFocused();
    await expect(page.getByRole('timer')).toHaveText(/[01]:\d\d/);
    await axe(page);
    const app = await context.newPage();
    await confirmAtBank(app, code, query);
    await axe(app);
    await app.close();
    // The bank's webhook and the page's next look each take their time.
    await expect(title(page, paymentTexts.thanks)).toBeFocused({ timeout: 30_000 });
    await expect(page).toHaveTitle(new RegExp(`^${paymentTexts.thanks}`));
    await expect(page.getByText(paymentTexts.number(number))).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: paymentTexts.order }).click();
    await expect(title(page, ordersTexts.number(number))).toBeVisible();
    await expect(page.getByText(/^Wpłynęło/)).toBeVisible();
    await axe(page);
  });
}

test('a line that breaks off while BLIK is waited for leaves the page as it is, and the page goes on when it is back', async ({
  page,
  context,
  runningShop,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { address, query } = await ordered(runningShop.shop, METHOD.blik);
  await page.goto(address);
  await page.getByLabel(paymentTexts.blik.label).fill('777009');
  await button(page, paymentTexts.blik.submit).click();
  const waits = page.getByRole('heading', { name: paymentTexts.blik.confirmTitle });
  await expect(waits).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: paymentTexts.unreachable });
  await expect(notice).toBeVisible();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  const app = await context.newPage();
  await confirmAtBank(app, '777009', query);
  await app.close();
  await expect(title(page, paymentTexts.thanks)).toBeVisible({ timeout: 30_000 });
});

test('S8.37 a refused card is reported, and another method pays; instalments do not take so many pieces', async ({
  page,
  runningShop,
}) => {
  const { address, number } = await ordered(runningShop.shop, METHOD.card, { quantity: 11 });
  await page.goto(address);
  await button(page, paymentTexts.bank.submit).click();
  await expect(title(page, localBankTexts.title)).toBeVisible();
  await axe(page);
  await button(page, localBankTexts.refuse).click();
  await expect(page.getByText(paymentTexts.problems.refused ?? '')).toBeVisible();
  await axe(page);
  await page.getByText(paymentTexts.change.title).click();
  await expectRefused(page, 'Raty Dziesiątka', 'too-many-products', '10');
  await page.getByRole('radio', { name: 'Szybki przelew' }).check();
  await axe(page);
  await button(page, paymentTexts.change.submit).click();
  await expect(page.getByText(paymentTexts.bank.lead('Szybki przelew'))).toBeVisible();
  await button(page, paymentTexts.bank.submit).click();
  await button(page, localBankTexts.accept).click();
  await expect(title(page, paymentTexts.thanks)).toBeVisible();
  await expect(page.getByText(paymentTexts.number(number))).toBeVisible();
});

test('S8.37 the same without JavaScript: refused card, voucher out of date, a file not on instalments, then BLIK', async ({
  noJsPage: page,
  runningShop,
}) => {
  const { address, query } = await ordered(runningShop.shop, METHOD.card, { also: [demoProductId('virtual-file')] });
  await page.goto(address);
  await button(page, paymentTexts.bank.submit).click();
  await button(page, localBankTexts.refuse).click();
  await expect(page.getByText(paymentTexts.problems.refused ?? '')).toBeVisible();
  await page.getByText(paymentTexts.card.title).click();
  await page.getByLabel(paymentTexts.card.number).fill('BON50STARY');
  await button(page, paymentTexts.card.submit).click();
  await expect(page.getByText(paymentTexts.cards.expired)).toBeVisible();
  await page.getByText(paymentTexts.change.title).click();
  await expectRefused(page, 'Raty Spokojne', 'ineligible-products');
  await page.getByRole('radio', { name: 'BLIK' }).check();
  await button(page, paymentTexts.change.submit).click();
  await page.getByLabel(paymentTexts.blik.label).fill('888888');
  await button(page, paymentTexts.blik.submit).click();
  await expect(page.getByRole('heading', { name: paymentTexts.blik.confirmTitle })).toBeVisible();
  await confirmAtBank(page, '888888', query);
  await page.goto(address);
  await expect(title(page, paymentTexts.thanks)).toBeVisible();
});

test('S2.55 the lookup opens the order for the right pair; every wrong pair gets the same answer', async ({
  page,
  runningShop,
}) => {
  const { number } = await ordered(runningShop.shop, METHOD.transfer);
  const look = async (typed: string, contact: string) => {
    await page.goto('/zamowienie/sprawdz');
    await page.getByLabel(orderLookupTexts.number).fill(typed);
    await page.getByLabel(orderLookupTexts.contact).fill(contact);
    await button(page, orderLookupTexts.submit).click();
  };
  await look(number, 'ktos@example.com');
  await expect(page.getByText(orderLookupTexts.refused)).toBeVisible();
  for (const wrong of ['10000001', 'abc']) {
    const form = { number: wrong, contact: 'jan@example.com' };
    const answer = await page.request.post('/zamowienie/sprawdz', { form, headers: FROM_THE_SHOP });
    expect(await answer.text()).toContain(orderLookupTexts.refused);
  }
  await axe(page);
  await look(number, 'JAN@example.com');
  await expect(title(page, ordersTexts.number(number))).toBeVisible();
  await axe(page);
  // Number and address show the order; its document and calling it off wait for the link from its mail.
  await expect(page.getByRole('link', { name: ordersTexts.pdf })).toBeHidden();
  // An unpaid order is paid, not ordered once more.
  await expect(page.getByRole('link', { name: /^Zapłać/ })).toBeVisible();
  await expect(button(page, ordersTexts.reorder)).toHaveCount(0);
  await button(page, orderLookupTexts.proof.submit).click();
  await expect(page.getByText(orderLookupTexts.proof.sent)).toBeVisible();
  await followOrderLink(page, runningShop, goodData.email ?? '');
  const pdf = page.waitForEvent('download');
  await page.getByRole('link', { name: ordersTexts.pdf }).click();
  expect((await pdf).suggestedFilename()).toBe(`zamowienie-${number}.pdf`);
  await page.getByText(ordersTexts.cancel.title, { exact: true }).click();
  await button(page, ordersTexts.cancel.submit).click();
  await expect(page.getByText(ordersTexts.cancel.done)).toBeVisible();
  await button(page, ordersTexts.reorder).click();
  await expect(page).toHaveURL(/\/koszyk/);
});

test('an order of another customer is not found, nor are its files and actions', async ({ runningShop }) => {
  const { number } = await ordered(runningShop.shop, METHOD.card);
  const bare = async (path: string) => {
    const answer = await fetch(runningShop.address + path, { redirect: 'manual' });
    const text = await answer.text();
    return { status: answer.status, showsNumber: text.includes(number) && !path.includes(number) };
  };
  for (const [path, status] of [
    [`/platnosc/${number}`, 404],
    // A signed-out visitor is sent to the sign-in, for every number alike.
    [`/konto/zamowienia/${number}`, 302],
    [`/konto/zamowienia/${number}/pdf`, 404],
  ] as const) {
    const nothing = { status, showsNumber: false };
    expect(await bare(path)).toEqual(nothing);
    expect(await bare(`${path}?token=zgadnij`)).toEqual(nothing);
    expect(await bare(path.replace(number, '10000001'))).toEqual(nothing);
  }
});

test('a customer finds their orders in the account', async ({ page }) => {
  await signIn(page, demoCustomer);
  await page.goto('/konto');
  await page
    .getByRole('navigation', { name: accountTexts.menu })
    .getByRole('link', { name: accountTexts.pages.orders, exact: true })
    .click();
  await expect(title(page, ordersTexts.title)).toBeVisible();
  await axe(page);
  const links = page.getByRole('main').getByRole('link', { name: /^Zamówienie nr \d+$/ });
  const all = await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ href }) => href));
  const addresses = isThorough ? all : all.slice(0, 2);
  await links.first().click();
  await expect(page.getByRole('heading', { name: ordersTexts.timeline })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of addresses) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
  }
});
