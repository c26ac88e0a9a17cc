import type { Page } from '@playwright/test';
import { and, eq, sql } from 'drizzle-orm';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { clientMessageText } from '#modules/customers/accounts/texts/registration.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import { orderProblemText } from '#modules/sales/checkout/texts/data.ts';
import * as pickupPointTexts from '#modules/sales/checkout/texts/pickup-point.ts';
import * as stepTexts from '#modules/sales/checkout/texts/steps.ts';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import { changeCourierSettings } from '#modules/sales/delivery/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { couriers, orderAddresses, orderDrafts, orders, pickupPoints, sizes } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { confirmAtBank, ORDER_DATA, putInBasket, sendOrderData } from './fixtures/page-actions.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';
import { isThorough } from './fixtures/thorough.ts';

/** A product of one size that is always there: fifty pieces and more. */
const PRODUCT = 59;
const COURIER = '1-1';
const LOCKER = '2-1';
const POST = '4-1';
const BLIK = '5';
const TRANSFER = '3';
const ON_DELIVERY = 'dvp';

const next = (page: Page) => page.getByRole('button', { name: orderDataTexts.next });
const toPoint = (page: Page) => page.getByRole('button', { name: orderDataTexts.nextPoint });
const submit = (page: Page) => page.getByRole('button', { name: orderSummaryTexts.submit });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const terms = (page: Page) => field(page, 'terms');

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: paymentTexts.thanks });

async function typeBlik(page: Page, code: string) {
  await page.getByLabel(paymentTexts.blik.label).fill(code);
  await page.getByRole('button', { name: paymentTexts.blik.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: paymentTexts.blik.confirmTitle })).toBeVisible();
}

async function toOrder(page: Page) {
  await putInBasket(page, PRODUCT);
  await page.goto('/zamowienie/dane');
  await expect(page.getByRole('heading', { level: 1, name: orderDataTexts.title })).toBeVisible();
}

/** The same as a shopper goes. */
async function walkToOrder(page: Page) {
  await page.goto(`/produkt/${PRODUCT}`);
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
  await page.goto('/koszyk');
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderDataTexts.title })).toBeVisible();
}

async function fillData(page: Page, email: string, courier = COURIER, payment = TRANSFER) {
  for (const [name, value] of Object.entries({ ...ORDER_DATA, email })) await field(page, name).fill(value);
  await page.locator(`[name=shipping][value="${courier}"]`).check();
  await page.locator(`[name=payment][value="${payment}"]`).check();
}

const atSummary = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: orderSummaryTexts.title })).toBeVisible();

async function toSummary(page: Page, email: string) {
  await putInBasket(page, PRODUCT);
  const answer = await sendOrderData(page, email);
  expect(answer.headers().location).toBe('/zamowienie/podsumowanie');
  await page.goto('/zamowienie/podsumowanie');
  await atSummary(page);
}

/** X.48: one sign, the steps and help above; below, what the law asks; nothing of the shop around. */
async function expectEnclosed(page: Page, step: string) {
  const header = page.getByRole('banner');
  await expect(header.locator('[aria-current=step]')).toContainText(step);
  await expect(header.locator('.site-logo')).toBeVisible();
  await expect(header.locator('[href^="tel:"]')).toHaveCount(1);
  await expect(header.locator('[href^="mailto:"]')).toBeVisible();
  await expect(header.getByRole('navigation')).toHaveCount(1);
  await expect(header.getByRole('search')).toHaveCount(0);
  await expect(page.locator('#menu, .site-header, #free_shipping_bar, #rebate_code_bar, #breadcrumbs nav')).toHaveCount(
    0,
  );
  const foot = page.getByRole('contentinfo');
  const links = await foot.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/regulamin', '/prywatnosc', '/odstapienie', '/deklaracja-dostepnosci']);
  await expect(foot.getByRole('textbox')).toHaveCount(0);
}

const ordersOf = ({ shop }: RunningShop, email: string) => shop.db.select().from(orders).where(eq(orders.email, email));

/** Changes what the shop remembers of an order that is being made, behind the page. */
async function changeDraft({ shop }: RunningShop, email: string, change: object) {
  const drafts = await shop.db.select().from(orderDrafts);
  const draft = drafts.find(({ data }) => data.email === email);
  if (!draft) throw new Error('No such draft');
  const data = { ...draft.data, ...change };
  await shop.db.update(orderDrafts).set({ data }).where(eq(orderDrafts.visitorId, draft.visitorId));
  return draft.data;
}

test('S2.43 S2.45 X.48 a guest orders to a point found by its city and chosen on the map, and pays by BLIK; every screen is accessible and encloses the order', async ({
  page,
  context,
  runningShop,
}) => {
  test.slow();
  await walkToOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: orderDataTexts.title })).toBeFocused();
  await expectEnclosed(page, stepTexts.names.data);
  // Every way to pay and to deliver carries its sign.
  const methods = page.locator('label').filter({ has: page.locator('[name=shipping], [name=payment]') });
  expect(await methods.locator('svg').count()).toBe(await methods.count());
  await axe(page);
  await fillData(page, 'punkt@example.com', LOCKER, BLIK);
  // The button says where it leads.
  await expect(next(page)).toHaveCount(0);
  await toPoint(page).click();
  const points = page.getByRole('heading', { level: 1, name: pickupPointTexts.title });
  await expect(points).toBeVisible();
  await expect(points).toBeFocused();
  await expectEnclosed(page, stepTexts.names.data);
  await page.getByLabel(pickupPointTexts.search).fill('Kraków');
  await page.getByRole('button', { name: pickupPointTexts.searchButton, exact: true }).last().click();
  await expect(page.getByRole('group', { name: pickupPointTexts.lists.asked })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Znalezione punkty/ })).toBeFocused();
  // A pin that stands for one point; with the keyboard, as everything.
  const pin = page.getByRole('region', { name: pickupPointTexts.map }).getByRole('button', { name: /Kraków$/ });
  await pin.first().focus();
  await axe(page);
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('group', { name: pickupPointTexts.lists.asked }).getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await expect(page.locator('.point-details[open]')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  const { buyer, delivery, payment, products } = orderSummaryTexts;
  for (const name of [buyer, delivery, payment, products, orderSummaryTexts.terms]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  // Every step opens at its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Another delivery and another point are two ways back.
  await page.getByRole('button', { name: orderSummaryTexts.changeWhat(delivery) }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderDataTexts.title })).toBeVisible();
  await page.getByRole('button', { name: orderDataTexts.delivery.changePoint }).click();
  await expect(page.getByRole('group', { name: pickupPointTexts.chosen }).getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  await atSummary(page);
  await page.getByText(orderSummaryTexts.remarksOpen).click();
  await expect(page.getByLabel(orderSummaryTexts.remarks)).toBeVisible();
  await expect(submit(page)).toHaveCount(1);
  await expectEnclosed(page, stepTexts.names.summary);
  await axe(page);
  await terms(page).check();
  await submit(page).click();
  await page.waitForURL(/\/platnosc\/\d{8}$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const [order] = await ordersOf(runningShop, 'punkt@example.com');
  expect(page.url()).toContain(order?.number);
  await expectEnclosed(page, stepTexts.names.payment);
  expect(order).toMatchObject({ courierKind: 'locker', prepaid: true, place: { city: 'Kraków' } });
  await typeBlik(page, '246810');
  const bankApp = await context.newPage();
  await confirmAtBank(bankApp, '246810');
  await bankApp.close();
  // The bank's webhook and the page's next look each take their time.
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
  expect(await ordersOf(runningShop, 'punkt@example.com')).toMatchObject([
    { state: 'confirmed', paid: order?.totalGross },
  ]);
});

test('X.46 on a phone the sum and the way on stay in view over the whole form of the order, in a small window too', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  await toOrder(page);
  const bar = page.locator('.sum-bar');
  const wayOn = bar.getByRole('button', { name: orderDataTexts.next });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['email', 'payment', 'document']) {
      await field(page, part)
        .first()
        .evaluate((control) => control.scrollIntoView({ block: 'center' }));
      await expect(bar.locator('.figures')).toBeInViewport({ ratio: 1 });
      await expect(wayOn).toBeInViewport({ ratio: 1 });
    }
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 4);
  }
  // The bar does not hide a focused element, and the sum follows the choice.
  await page.evaluate(() => window.scrollTo(0, 0));
  await field(page, 'billing_phone').focus();
  const { y, height } = (await field(page, 'billing_phone').boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  const before = await bar.locator('.figures').textContent();
  await page.locator(`[name=shipping][value="${COURIER}"]`).check();
  await expect(bar.locator('.figures')).not.toHaveText(before ?? '');
  // The summary has a button of its own, which the bar gives way to.
  const own = page.locator('.way-on');
  await own.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(bar).toBeHidden();
  await own.click();
  await expect(field(page, 'billing_firstName')).toBeFocused();
});

test('a change of the payment from the summary leads to it, and a message says when the next delivery takes no cash', async ({
  page,
}) => {
  await toSummary(page, 'zmiana@example.com');
  await page.getByRole('button', { name: orderSummaryTexts.changeWhat(orderSummaryTexts.payment) }).click();
  const heading = page.getByRole('heading', { name: orderDataTexts.payment.title, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const noCash = page.getByRole('status').filter({ hasText: orderDataTexts.payment.noCash });
  await expect(noCash).toBeHidden();
  await page.locator(`[name=shipping][value="${COURIER}"]`).check();
  await page.locator(`[name=payment][value="${ON_DELIVERY}"]`).check();
  await page.locator(`[name=shipping][value="${LOCKER}"]`).check();
  await expect(noCash).toBeVisible();
  await page.locator(`[name=payment][value="${TRANSFER}"]`).check();
  await expect(noCash).toBeHidden();
});

test('X.46 X.48 on a phone the sum, the consent and the button that orders stay in view together over the whole summary', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  await toSummary(page, 'pasek@example.com');
  const bar = page.locator('.sum-bar');
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [page.locator('h1'), field(page, 'mailing')]) {
      await part.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      await expect(bar.locator('.figures')).toBeInViewport({ ratio: 1 });
      await expect(terms(page)).toBeInViewport({ ratio: 1 });
      await expect(submit(page)).toBeInViewport({ ratio: 1 });
    }
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 4);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await submit(page).click();
  await expect(terms(page)).toBeFocused();
  await expect(terms(page)).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).pathname).toBe('/zamowienie/podsumowanie');
});

test('a company orders with a NIP that is checked; what was typed is there again', async ({ page, runningShop }) => {
  const email = 'firma@example.com';
  await toOrder(page);
  await page.getByLabel(orderDataTexts.buyer.company).check();
  await fillData(page, email);
  await field(page, 'billing_companyName').fill('Nowak sp. z o.o.');
  await field(page, 'billing_taxNumber').fill('5260250275');
  // Validated by the shop while it is typed.
  await expect(page.getByText(clientMessageText([{ code: 'incorect_nip', message: '' }]) ?? '')).toBeVisible();
  await next(page).click();
  await expect(page.getByText(orderProblemText({ field: 'billing.taxNumber', code: 'wrong' }))).toBeVisible();
  await expect(field(page, 'billing_taxNumber')).toBeFocused();
  await field(page, 'billing_taxNumber').fill('526-025-02-74');
  await next(page).click();
  await expect(page.getByText('NIP 5260250274').first()).toBeVisible();
  await page.getByRole('button', { name: orderSummaryTexts.back }).click();
  await expect(field(page, 'billing_companyName')).toHaveValue('Nowak sp. z o.o.');
  // Going back to the basket loses nothing either, not even what is still wrong.
  await field(page, 'billing_zipcode').fill('30');
  await page.getByRole('button', { name: orderDataTexts.back }).click();
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(field(page, 'billing_companyName')).toHaveValue('Nowak sp. z o.o.');
  await expect(field(page, 'billing_zipcode')).toHaveValue('30');
  await expect(page.locator(`[name=shipping][value="${COURIER}"]`)).toBeChecked();
  await field(page, 'billing_zipcode').fill('30-224');
  await next(page).click();
  await terms(page).check();
  await submit(page).click();
  await page.waitForURL(/\/platnosc\//);
  const [order] = await ordersOf(runningShop, email);
  const [billing] = await runningShop.shop.db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderId, order?.id ?? 0));
  expect([order?.buyer, billing?.taxNumber]).toEqual(['company', '5260250274']);
});

test('cash on delivery to the door, and collection in a shop paid there', async ({ page, runningShop }) => {
  const methods = [
    ['3-1', 'odbior@example.com'],
    [COURIER, 'pobranie@example.com'],
  ] as const;
  for (const [shipping, email] of isThorough ? methods : methods.slice(0, 1)) {
    await toOrder(page);
    // The way of the order before is remembered, and with it what is not asked for.
    await page.locator(`[name=shipping][value="${COURIER}"]`).check();
    await fillData(page, email, shipping, ON_DELIVERY);
    await expect(field(page, 'billing_street')).toBeVisible({ visible: shipping === COURIER });
    if (shipping !== COURIER) await field(page, 'location').selectOption({ index: 1 });
    await next(page).click();
    await atSummary(page);
    await terms(page).check();
    await submit(page).click();
    await page.waitForURL(/\/platnosc\/\d{8}$/);
    await expect(thanks(page)).toBeVisible();
    const [order] = await ordersOf(runningShop, email);
    expect([order?.prepaid, order?.courierId, order?.paid]).toEqual([false, Number(shipping[0]), 0]);
  }
});

test('every courier is one way; paying it is a way to pay, with what the chosen one asks for it and not with one who takes no money', async ({
  noJsPage: page,
  runningShop,
}) => {
  await putInBasket(page, PRODUCT);
  await page.goto('/zamowienie/dane');
  const offered = await runningShop.shop.db.select().from(couriers).where(eq(couriers.enabled, true));
  const values = await field(page, 'shipping').evaluateAll((all) => all.map((way) => way.getAttribute('value')));
  expect(values.toSorted()).toEqual(offered.map(({ id }) => `${id}-1`).toSorted());
  const onDelivery = page.locator('label').filter({ has: page.locator(`[name=payment][value="${ON_DELIVERY}"]`) });
  const { surcharge } = orderDataTexts.payment;
  await expect(onDelivery).toContainText(surcharge);
  for (const { id, prepaidCost, onDeliveryCost } of offered) {
    await page.locator(`[name=shipping][value="${id}-1"]`).check();
    if (prepaidCost === null || onDeliveryCost === null) {
      await expect(onDelivery).toBeHidden();
      continue;
    }
    const added = onDeliveryCost - prepaidCost;
    await expect(onDelivery.getByText(surcharge)).toBeHidden();
    const shown = onDelivery.locator('.courier-surcharge').filter({ visible: true });
    await expect(shown).toHaveText(added > 0 ? [`(${orderDataTexts.cost(formatMoney(added))})`] : []);
  }
  // Posted all the same, as after a courier who takes money was chosen first, it is refused next to the field.
  const answer = await sendOrderData(page, 'automat@example.com', { shipping: LOCKER, payment: ON_DELIVERY });
  expect(await answer.text()).toContain(orderProblemText({ field: 'payment', code: 'wrong' }));
});

test('paying the courier, refused for a courier who takes no money, is offered again with one who does', async ({
  page,
}) => {
  await toOrder(page);
  const way = (value: string) => page.locator(`[name=shipping][value="${value}"]`);
  const onDelivery = page.locator(`[name=payment][value="${ON_DELIVERY}"]`);
  const refusal = page.getByText(orderProblemText({ field: 'payment', code: 'wrong' }));
  await fillData(page, 'kurier@example.com', COURIER, ON_DELIVERY);
  await way(LOCKER).check();
  await expect(onDelivery).toBeHidden();
  await page.getByRole('button', { name: orderDataTexts.nextPoint }).click();
  await expect(refusal).toBeVisible();
  await way(COURIER).check();
  await expect(refusal).toHaveCount(0);
  await expect(onDelivery).toBeVisible();
  await expect(onDelivery).toBeChecked();
  await next(page).click();
  await atSummary(page);
});

test('X.49 what is to be paid and asked for follows the chosen delivery, and any way out keeps what was typed', async ({
  page,
  runningShop,
}) => {
  const email = 'otwarty@example.com';
  const { figures } = orderDataTexts;
  await walkToOrder(page);
  await expect(page.getByText(figures.withoutDelivery, { exact: true })).toBeVisible();
  await expect(page.getByText(figures.total, { exact: true })).toBeHidden();
  const kept = page.waitForResponse(/dane\/szkic/);
  await page.locator(`[name=shipping][value="${COURIER}"]`).check();
  await kept;
  await expect(page.getByText(figures.total, { exact: true })).toBeVisible();
  await expect(page.getByText(figures.withoutDelivery, { exact: true })).toBeHidden();
  const total = page.getByText(figures.total, { exact: true }).locator('xpath=..').getByRole('definition');
  const [byCourier] = await total.allTextContents();
  await page.locator(`[name=shipping][value="${LOCKER}"]`).check();
  await expect(total).not.toHaveText(byCourier ?? '');
  // X.49: a locker needs no address; the courier at the door does, and finds what was typed before.
  await expect(field(page, 'billing_street')).toBeHidden();
  await expect(page.getByLabel(orderDataTexts.delivery.remarks)).toBeHidden();
  await page.locator(`[name=shipping][value="${COURIER}"]`).check();
  // An address that is closed and opened again is the one that was typed.
  const storedCity = async () => {
    const drafts = await runningShop.shop.db.select().from(orderDrafts);
    return drafts.find(({ data }) => data.email === email)?.data.delivery?.city;
  };
  await field(page, 'email').fill(email);
  await field(page, 'otherDelivery').check();
  await field(page, 'delivery_city').fill('Gdynia');
  await field(page, 'delivery_street').focus();
  await expect.poll(storedCity).toBe('Gdynia');
  await field(page, 'otherDelivery').uncheck();
  await expect.poll(storedCity).toBeUndefined();
  await field(page, 'otherDelivery').check();
  await field(page, 'billing_city').fill('Kraków');
  // Left by a key while the cursor is still in it.
  await page.goBack();
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(field(page, 'billing_city')).toHaveValue('Kraków');
  await page.getByRole('navigation', { name: stepTexts.label }).getByRole('button').click();
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(field(page, 'billing_city')).toHaveValue('Kraków');
  await expect(page.locator(`[name=shipping][value="${COURIER}"]`)).toBeChecked();
  await expect(field(page, 'delivery_city')).toHaveValue('Gdynia');
});

test('a gift card pays a part; a price that changed meanwhile is asked about, and nothing typed is lost', async ({
  page,
  runningShop,
}) => {
  const email = 'czesc@example.com';
  const { partial, changed } = orderSummaryTexts;
  await toSummary(page, email);
  await page.getByText(orderSummaryTexts.remarksOpen).click();
  await field(page, 'remarks').fill('Zadzwoń przed dostawą');
  await page.getByText(partial.title).click();
  const use = async (pin: string) => {
    await field(page, 'cardNumber').fill('9900 1000 2000 3002');
    await field(page, 'cardPin').fill(pin);
    await page.getByRole('button', { name: partial.use, exact: true }).click();
  };
  await use('1111');
  await expect(page.getByText(paymentTexts.cards['wrong-data'])).toBeVisible();
  await use('2468');
  await expect(page.getByText(partial.added)).toBeVisible();
  await axe(page);
  await terms(page).check();
  const price = (change: number) =>
    runningShop.shop.db
      .update(sizes)
      .set({ price: sql`${sizes.price} + ${change}` })
      .where(eq(sizes.productId, PRODUCT));
  await price(100);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: changed.title })).toBeFocused();
  expect(await ordersOf(runningShop, email)).toEqual([]);
  await expect(field(page, 'remarks')).toHaveValue('Zadzwoń przed dostawą');
  await expect(terms(page)).toBeChecked();
  await page.getByRole('button', { name: orderSummaryTexts.accept }).click();
  await page.waitForURL(/\/platnosc\/\d{8}$/);
  await price(-100);
  const [order] = await ordersOf(runningShop, email);
  expect(order).toMatchObject({ paid: 3500, goodsGross: 5590, remarks: 'Zadzwoń przed dostawą' });
  // Phones and large windows have a place each for it.
  const rest = page.getByText(formatMoney((order?.totalGross ?? 0) - 3500)).filter({ visible: true });
  await expect(rest.first()).toBeVisible();
});

test('S4.31 S4.32 an order without phone and terms is not sent: the phone is in view and focused, the box marked', async ({
  page,
  runningShop,
}) => {
  const email = 'telefon@example.com';
  await toSummary(page, email);
  const draft = await changeDraft(runningShop, email, { billing: { firstName: 'Anna', lastName: 'Nowak' } });
  await changeDraft(runningShop, email, { billing: { ...draft.billing, phone: '' } });
  await page.goto('/zamowienie/podsumowanie');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/zamowienie/')) posts += 1;
  });
  await submit(page).click();
  await expect(field(page, 'phone')).toBeFocused();
  await expect(field(page, 'phone')).toBeInViewport();
  await expect(terms(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(orderSummaryTexts.termsMissing)).toBeVisible();
  expect(posts).toBe(0);
  await field(page, 'phone').fill('600100200');
  await terms(page).check();
  await submit(page).click();
  await page.waitForURL(/\/platnosc\//);
  expect((await ordersOf(runningShop, email))[0]?.phone).toBe('600100200');
});

test('S4.29 S4.30 leaving step 2 asks: a link opens the choice, closing the tab a warning', async ({ page }) => {
  await toSummary(page, 'wyjscie@example.com');
  const outside = page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' });
  await outside.click();
  const dialog = page.getByRole('dialog', { name: orderSummaryTexts.leave.title });
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: orderSummaryTexts.leave.stop }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/podsumowanie/);
  const warned = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await outside.click();
  await dialog.getByRole('button', { name: orderSummaryTexts.leave.proceed }).click();
  await expect(page).toHaveURL(/regulamin/);
});

test('S4.33 S8.18 a cover hides the form while it is sent; a lost connection offers to send again', async ({
  page,
  runningShop,
}) => {
  const email = 'siec@example.com';
  await page.setViewportSize({ width: 390, height: 844 });
  await toSummary(page, email);
  await terms(page).check();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/zamowienie/podsumowanie.data**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held;
    await route.abort('aborted');
  });
  await submit(page).click();
  await expect(page.getByText('Trwa składanie zamówienia', { exact: true })).toBeVisible();
  await expect(page.locator('form#summary')).toHaveClass(/submitting/);
  release();
  const lost = page.getByText(orderSummaryTexts.connection);
  await expect(lost).toBeInViewport();
  await page.unroute('**/zamowienie/podsumowanie.data**');
  await page.getByRole('button', { name: orderSummaryTexts.retry }).click();
  await page.waitForURL(/\/platnosc\//);
  expect(await ordersOf(runningShop, email)).toHaveLength(1);
});

test('S8.15 S8.16 a delivery without its details, and a courier who does not go there, are reported', async ({
  page,
  runningShop,
}) => {
  const email = 'szczegoly@example.com';
  // The first state kept while typing is slow to arrive: it must not come in over the form itself.
  await page.route('**/zamowienie/dane/szkic', (route) => setTimeout(() => route.continue(), 1000), { times: 1 });
  await toOrder(page);
  await fillData(page, email);
  await next(page).click();
  await atSummary(page);
  await changeDraft(runningShop, email, { courierId: 2, pickupPointId: null });
  await page.goto('/zamowienie/podsumowanie');
  await expect(page.getByText('Musisz podać szczegóły dotyczące sposobu dostawy')).toBeVisible();
  await page.goto('/zamowienie/dane');
  await page.locator(`[name=shipping][value="${COURIER}"]`).check();
  await field(page, 'billing_country').selectOption('DE');
  await field(page, 'billing_zipcode').fill('10115');
  await next(page).click();
  await expect(page.getByText('Ten kurier nie dowozi pod podany adres. Wybierz inny sposób dostawy.')).toBeVisible();
  await expect(page.getByText(orderDataTexts.delivery.nowhere)).toBeVisible();
});

test('S8.17 S8.19 S8.20 S8.21 S8.22 S8.23 S9.64 the page of points says what is missing', async ({
  page,
  runningShop,
}) => {
  const { shop } = runningShop;
  const [point] = await shop.db
    .select({ id: pickupPoints.id })
    .from(pickupPoints)
    .where(and(eq(pickupPoints.courierId, 2), eq(pickupPoints.city, 'Kraków')));
  const aPoint = eq(pickupPoints.id, point?.id ?? 0);
  const setPost = async (needsPoint: boolean) => {
    await shop.db.update(couriers).set({ needsPoint }).where(eq(couriers.id, 4));
    await purgeTags(shop, ['settings']);
  };
  const send = (shipping: string, city: string) =>
    sendOrderData(page, 'punkty@example.com', {
      shipping,
      payment: BLIK,
      billing_city: city,
      ...(city === 'Nigdzie' && { billing_zipcode: '99-999' }),
    });
  const toPoints = async (shipping: string, city: string) =>
    page.goto((await send(shipping, city)).headers().location ?? 'no points');
  await putInBasket(page, PRODUCT);
  await setPost(true);
  // The demo has no post offices to collect from.
  await shop.db.update(pickupPoints).set({ courierId: 4 }).where(aPoint);
  await toPoints(POST, 'Kraków');
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  const refusal = page.getByText('Wybierz urząd pocztowy, a przejdziemy dalej.');
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('alert').filter({ has: refusal })).toBeFocused();
  await shop.db.update(pickupPoints).set({ courierId: 2 }).where(aPoint);
  await setPost(false);
  await changeCourierSettings(shop, 2, { fault: 'down', requestsClientNumber: true });
  expect(await (await send(LOCKER, 'Nigdzie')).text()).toContain(
    orderProblemText({ field: 'courier', code: 'failed' }),
  );
  await changeCourierSettings(shop, 2, { fault: '', requestsClientNumber: true });
  await toPoints(LOCKER, 'Nigdzie');
  // Nothing to choose from yet: only the search is possible.
  await expect(page.getByRole('button', { name: pickupPointTexts.choose })).toHaveCount(0);
  const search = async (text: string) => {
    await page.getByLabel(pickupPointTexts.search).fill(text);
    await page.getByLabel(pickupPointTexts.search).press('Enter');
  };
  for (const [text, reason] of [
    ['', 'no-city'],
    ['???', 'wrong-address'],
    ['Zmyślona 5, Kraków', 'none-at-address'],
    ['Nibylandia', 'none-in-area'],
  ] as const) {
    await search(text);
    await expect(page.getByText(pickupPointTexts.nothing(reason))).toBeVisible();
    await expect(page.getByLabel(pickupPointTexts.search)).toBeFocused();
    await expect(page.getByRole('button', { name: pickupPointTexts.choose })).toHaveCount(0);
  }
  await search('Kraków');
  await expect(page.getByRole('group', { name: pickupPointTexts.lists.asked })).toBeVisible();
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  await expect(page.getByText('Wybierz punkt odbioru, a przejdziemy dalej.')).toBeVisible();
  const duration = await page
    .locator('.point-details')
    .first()
    .evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration);
  expect(duration).toContain('0.5s');
  const radio = page.getByRole('radio').first();
  await radio.check();
  const closed = eq(pickupPoints.id, Number(await radio.getAttribute('value')));
  await shop.db.update(pickupPoints).set({ enabled: false }).where(closed);
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  await expect(page.getByText(pickupPointTexts.refresh)).toBeVisible();
  await shop.db.update(pickupPoints).set({ enabled: true }).where(closed);
  await radio.check();
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  await expect(page.getByText(pickupPointTexts.noClientNumber)).toBeVisible();
  await expect(page.getByLabel(pickupPointTexts.clientNumber)).toBeFocused();
  await changeCourierSettings(shop, 2, { fault: '', requestsClientNumber: false });
});

test('X.07 the same without JavaScript: product, basket, order, payment', async ({ noJsPage: page, runningShop }) => {
  const email = 'bezskryptu@example.com';
  await page.goto(`/produkt/${PRODUCT}`);
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await next(page).click();
  await expect(page.getByText(formTexts.required).first()).toBeVisible();
  await fillData(page, email, LOCKER, BLIK);
  await page.getByRole('button', { name: orderDataTexts.back }).click();
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(field(page, 'email')).toHaveValue(email);
  await toPoint(page).click();
  await page
    .getByRole('radio', { name: /Kraków/ })
    .first()
    .check();
  await page.getByRole('button', { name: pickupPointTexts.choose }).click();
  await submit(page).click();
  await expect(page.getByText(orderSummaryTexts.termsMissing)).toBeVisible();
  await terms(page).check();
  await page.getByText(orderSummaryTexts.remarksOpen).click();
  await field(page, 'remarks').fill('Zadzwoń przed dostawą');
  // A look back at the basket, by the steps above the form, keeps what was typed here.
  const steps = page.getByRole('navigation', { name: stepTexts.label });
  await steps.getByRole('button', { name: stepTexts.names.basket }).click();
  await page.goto('/zamowienie/podsumowanie');
  await expect(terms(page)).toBeChecked();
  await page.getByText(orderSummaryTexts.partial.title).click();
  await field(page, 'cardNumber').fill('9900 1000 2000 3002');
  // Enter in the field of the card takes the card and orders nothing; the other fields are kept.
  await field(page, 'cardNumber').press('Enter');
  await expect(page.getByText(paymentTexts.cards['not-found'])).toBeVisible();
  await expect(field(page, 'remarks')).toHaveValue('Zadzwoń przed dostawą');
  await expect(terms(page)).toBeChecked();
  await submit(page).click();
  await page.waitForURL(/\/platnosc\/\d{8}$/);
  const payment = page.url();
  await typeBlik(page, '135790');
  await confirmAtBank(page, '135790');
  await page.goto(payment);
  await expect(thanks(page)).toBeVisible();
  const placed = await ordersOf(runningShop, email);
  expect(placed).toMatchObject([{ state: 'confirmed', paid: placed[0]?.totalGross }]);
});
