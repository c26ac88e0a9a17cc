import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { demoCustomer } from '#demo/content/customer.ts';
import { acceptReturn, changeReturnState, findReturn, refundReturn } from '#modules/after-sale/returns/server/index.ts';
import * as returnsMethodTexts from '#modules/after-sale/returns/texts/method.ts';
import * as returnsProductsTexts from '#modules/after-sale/returns/texts/products.ts';
import * as returnsRefundTexts from '#modules/after-sale/returns/texts/refund.ts';
import * as returnsStatusTexts from '#modules/after-sale/returns/texts/status.ts';
import * as returnsTexts from '#modules/after-sale/returns/texts/storefront.ts';
import * as withdrawalMailTexts from '#modules/after-sale/withdrawals/texts/email.ts';
import * as withdrawalTexts from '#modules/after-sale/withdrawals/texts/storefront.ts';
import * as accountDataTexts from '#modules/customers/accounts/texts/account-data.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { saveOrderData } from '#modules/sales/checkout/server/index.ts';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { bookPartPaid, listToPayByHand } from '#modules/sales/refunds/server/index.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { parsePdf } from '#platform/pdf/testing/parse-pdf.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { moveClaimsOn } from '#platform/testing/let-money-go.ts';
import { goodData, order as placeOrder } from '#platform/testing/order-shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { customers, orderLines, orders, withdrawals } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { followOrderLink } from './fixtures/mails.ts';
import { signIn } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

/** One size, plenty of them. */
const PRODUCT = 59;
const ACCOUNT = '61 1090 1014 0000 0712 1981 2874';

/** A guest's order of three pieces that has arrived and is paid. */
async function arrived(shop: Shop): Promise<{ id: number; number: string }> {
  const { visitor } = await createVisitor(shop);
  const shopper = { visitorId: visitor.id, customerId: null };
  await addToBasket(shop, visitor.id, { productId: PRODUCT, size: '', quantity: 3 });
  await saveOrderData(shop, shopper, { ...goodData, paymentMethodId: 3 });
  const outcome = await placeOrder(shop, shopper);
  if (outcome.kind !== 'placed') throw new Error(outcome.kind);
  const { orderId: id, number } = outcome;
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  await shop.db.update(orders).set({ paid: row?.totalGross }).where(eq(orders.id, id));
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, id, state);
  return { id, number };
}

function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#765' } })
    .jpeg()
    .toBuffer();
}

async function madeWithdrawals({ db }: Shop, orderId: number) {
  return db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
}

/** One of every kind that a guest can see. */
const PAGES = [
  '/',
  '/szukaj?text=namiot',
  `/produkt/${PRODUCT}`,
  '/koszyk',
  '/logowanie',
  '/zamowienie/sprawdz',
].concat([
  '/reklamacje',
  '/zwroty',
  '/ulubione',
  '/porownanie',
  '/blog',
  '/contact.php',
  '/konto',
  '/nie-ma-takiej-strony',
]);

/** Names of the editable fields of the page. */
function requestedFor(page: Page): Promise<string[]> {
  const fields = page.getByRole('main').locator('input:not([type=hidden]), select, textarea');
  return fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name));
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not rendered.');
  return box;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.locator('.progress_bar_wrapper');

async function enter(page: Page, number: string, contact = goodData.email ?? '') {
  await page.getByLabel(orderLookupTexts.number).fill(number);
  await page.getByLabel(orderLookupTexts.contact).fill(contact);
  await button(page, returnsTexts.guest.submit).click();
}

test('X.21 S1.11 S6.06 S2.67 S2.68 S2.69 S2.70 S2.71 S4.46 S5.38 S5.40 S5.41 S5.43 S5.44 a guest sends goods back from a phone, with a photo, to a shop and a bank account', async ({
  page,
  atClass,
  runningShop,
}) => {
  test.slow();
  await atClass(1);
  const { number } = await arrived(runningShop.shop);
  await page.goto('/zwroty');
  await enter(page, number, 'obcy@example.com');
  await expect(page.getByText(orderLookupTexts.refused)).toBeVisible();
  await enter(page, number);

  await expect(title(page, returnsProductsTexts.title)).toBeVisible();
  await expect(bar(page)).toHaveClass(/\bstep2\b/);
  await button(page, returnsTexts.next).click();
  await expect(page.getByText(returnsProductsTexts.none)).toBeVisible();
  await expect(bar(page)).toHaveClass(/\bstep2\b/);
  await page.getByRole('checkbox').first().check();
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('9');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(/Maksymalnie możesz zwrócić 3/).first()).toBeVisible();
  await quantity.fill('2');
  await page.getByText(returnsProductsTexts.commentOpen).click();
  await page.getByLabel(returnsProductsTexts.comment).fill('Dwa razy to samo');
  const buffer = await photograph();
  await page
    .getByLabel(returnsProductsTexts.photos)
    .setInputFiles({ name: 'paczka.jpg', mimeType: 'image/jpeg', buffer });
  await axe(page);
  await button(page, returnsTexts.next).click();

  await expect(title(page, returnsMethodTexts.title)).toBeVisible();
  await expect(bar(page)).toHaveClass(/\bstep3\b/);
  await button(page, returnsTexts.next).click();
  await expect(page.getByText(returnsMethodTexts.noMethod)).toBeVisible();
  await page.getByRole('radio', { name: returnsMethodTexts.types.point.name }).check();
  const parameter = page.getByRole('checkbox', { name: returnsMethodTexts.types.point.parameter });
  await parameter.click();
  await expect(button(page, returnsMethodTexts.confirm.no)).toBeVisible();
  await axe(page);
  await button(page, returnsMethodTexts.confirm.no).click();
  await expect(parameter).not.toBeChecked();
  await button(page, returnsTexts.next).click();
  await expect(page.getByText(returnsMethodTexts.noParameter)).toBeVisible();
  await parameter.click();
  await button(page, returnsMethodTexts.confirm.yes).click();
  await expect(parameter).toBeChecked();
  await button(page, returnsTexts.next).click();

  await expect(title(page, returnsTexts.point.title)).toBeVisible();
  await expect(bar(page)).toHaveClass(/\bstep4\b/);
  await button(page, returnsTexts.next).click();
  await expect(page.getByText(returnsTexts.point.none)).toBeVisible();
  await page.getByRole('radio', { name: 'Polana Kraków' }).check();
  await axe(page);
  await button(page, returnsTexts.next).click();

  await expect(title(page, returnsRefundTexts.title)).toBeVisible();
  await expect(bar(page)).toHaveClass(/\bstep5\b/);
  await button(page, returnsRefundTexts.submit).click();
  await expect(page.getByText(returnsRefundTexts.faults['no-way'])).toBeVisible();
  await page.getByRole('radio', { name: refundTexts.refundWays.transfer.name }).check();
  const account = page.getByRole('textbox', { name: returnsRefundTexts.account });
  await account.fill('12 3456');
  await button(page, returnsRefundTexts.submit).click();
  await expect(page.getByText('Wprowadzony numer konta bankowego jest nieprawidłowy.')).toBeVisible();
  await account.fill(ACCOUNT);
  await axe(page);
  await button(page, returnsRefundTexts.submit).click();
  // Number and contact are no proof of who may say where the money goes; the link from the mail is.
  await expect(page.getByText(returnsRefundTexts.linkSent)).toBeVisible();
  await followOrderLink(page, runningShop, goodData.email ?? '');
  await page.getByRole('radio', { name: refundTexts.refundWays.transfer.name }).check();
  await account.fill(ACCOUNT);
  await button(page, returnsRefundTexts.submit).click();

  await expect(title(page, returnsStatusTexts.title)).toBeVisible();
  await expect(bar(page)).toHaveClass(/\bstep6\b/);
  await expect(bar(page).locator('[data-done]')).toHaveCount(returnsTexts.steps.names.length);
  for (const text of [ACCOUNT, 'Polana Kraków', 'Dwa razy to samo', returnsMethodTexts.types.point.name]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const picture = page.getByRole('img', { name: returnsProductsTexts.photoName(1) });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  await axe(page);
  const slip = await page.request.get(
    (await page.getByRole('link', { name: returnsStatusTexts.pdf }).getAttribute('href')) ?? '',
  );
  expect(slip.headers()['content-type']).toBe('application/pdf');
  const written = parsePdf(await slip.body()).replace(/\s+/g, ' ');
  for (const words of [number, ACCOUNT, 'Polana Kraków', 'Dwa razy to samo']) expect(written).toContain(words);
  // The step behind has nothing left to fill in.
  await page.goto(`/zwroty/zwrot-srodkow?zamowienie=${number}`);
  await expect(title(page, returnsStatusTexts.title)).toBeVisible();

  const code = (await page.getByText(/^ZW-/).first().textContent()) ?? '';
  const { shop } = runningShop;
  const { id = 0 } = (await findReturn(shop, code)) ?? {};
  await changeReturnState(shop, id, { state: 'received' });
  await acceptReturn(shop, id, { note: 'Wszystko gra.' });
  await refundReturn(shop, id);
  // The customer gave an account: the owner pays at the bank, and marks the transfer as paid.
  const transfer = (await listToPayByHand(shop)).find((one) => one.number === number);
  await bookPartPaid(shop, transfer?.partId ?? 0);
  await moveClaimsOn(runningShop.shop);
  await page.reload();
  await expect(page.getByText('Wszystko gra.').first()).toBeVisible();
  await expect(page.getByText(returnsTexts.states.refunded).first()).toBeVisible();
  await page.goto(`/konto/zamowienia/${number}`);
  const history = page.getByRole('heading', { name: ordersTexts.timeline }).locator('..').getByRole('listitem');
  const kinds = (['refunded', 'accepted', 'received', 'filed'] as const).map((kind) => `return-${kind}` as const);
  const words = ([...kinds, 'delivered', 'sent', 'packing', 'placed'] as const).map((kind) =>
    String(ordersTexts.event({ kind, details: { code } })),
  );
  await expect(history).toContainText(words);
  for (const text of await history.allTextContents()) expect(text).toMatch(/\d{1,2} \p{L}+ \d{4}.*\d{2}:\d{2}/u);
});

test('S2.66 S5.42 a customer without a phone cannot choose the parcel locker, and sees the reason', async ({
  page,
  runningShop,
}) => {
  await signIn(page, demoCustomer);
  await page.goto('/konto/dane');
  await page.locator('[name=client_phone]').fill('');
  await button(page, accountDataTexts.submit).click();
  await expect(page.getByText(accountTexts.saved)).toBeVisible();
  await page.goto('/zwroty');
  await expect(page.getByText('ZW-PLANA3KM')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: /Zwróć produkty: Zamówienie nr 60567342/ }).click();
  await test.step('S5.24 nothing chosen: the step goes to what it says', async () => {
    await expect(title(page, returnsProductsTexts.title)).toBeVisible();
    await button(page, returnsTexts.next).click();
    const words = page.getByRole('alert').filter({ hasText: returnsProductsTexts.none });
    await expect(words).toBeInViewport();
    await expect(words).toBeFocused();
  });
  await page.getByRole('checkbox').first().check();
  await page.getByText(returnsProductsTexts.commentOpen).first().click();
  await expect(page.locator('textarea').first()).toBeFocused();
  await button(page, returnsTexts.next).click();
  const locker = page.getByRole('radio', { name: returnsMethodTexts.types.locker.name });
  await expect(locker).toBeDisabled();
  await expect(page.getByText(returnsMethodTexts.noPhone)).toBeVisible();
  await runningShop.shop.db.update(customers).set({ phone: '+48 601 234 567' }).where(eq(customers.login, 'anna'));
  await page.reload();
  await expect(locker).toBeEnabled();
  await test.step('what will be paid back is shown as soon as the way is chosen', async () => {
    const after = (cost: number) =>
      page.getByText(returnsRefundTexts.returnCost(formatMoney(cost))).filter({ visible: true });
    const anyCost = page.getByText(returnsRefundTexts.returnCost('').trim()).filter({ visible: true });
    await expect(anyCost).toHaveCount(0);
    await locker.check();
    await expect(after(990)).toBeVisible();
    // It has two services: until one is chosen the cost is unknown.
    await page.getByRole('radio', { name: returnsMethodTexts.types.courier.name }).check();
    await expect(anyCost).toHaveCount(0);
    await page.getByRole('radio', { name: 'Kurier po godzinie 17' }).check();
    await expect(after(1990)).toBeVisible();
    await page.getByRole('radio', { name: returnsMethodTexts.types.point.name }).check();
    await expect(anyCost).toHaveCount(0);
  });
});

test('X.03 X.04 X.05 X.06 a shopper withdraws from a part of the contract, reads the receipt and goes on to the return', async ({
  page,
  atClass,
  runningShop,
}) => {
  await atClass(1);
  const { id, number } = await arrived(runningShop.shop);
  for (const kind of PAGES) {
    expect(await (await page.request.get(kind)).text(), kind).toContain('href="/odstapienie"');
  }
  await page.goto('/regulamin');
  await page.getByRole('contentinfo').getByRole('link', { name: withdrawalTexts.title, exact: true }).click();
  await expect(title(page, withdrawalTexts.title)).toBeVisible();
  await enter(page, number);
  await expect(page.getByText(/Możesz odstąpić do/)).toBeVisible();
  // X.05: products, quantities and a name are all that is asked.
  for (const name of await requestedFor(page)) expect(name).toMatch(/^(line_\d+|quantity_\d+|name)$/);
  await page.getByRole('spinbutton').fill('1');
  // Number and contact do not identify the owner of the order.
  await page.locator('main [name=name]').fill('Jan Kowalski');
  await axe(page);
  await button(page, withdrawalTexts.statement.submit).click();
  await expect(title(page, withdrawalTexts.confirm.title)).toBeVisible();
  expect(await requestedFor(page)).toEqual([]);
  expect(await madeWithdrawals(runningShop.shop, id)).toEqual([]);
  await axe(page);
  await button(page, withdrawalTexts.confirm.submit).click();
  await expect(title(page, withdrawalTexts.done.title)).toBeVisible();
  const [made] = await madeWithdrawals(runningShop.shop, id);
  const code = (await page.getByText(/^OD-/).textContent()) ?? '';
  await axe(page);
  await button(page, withdrawalTexts.done.begin).click();
  await expect(title(page, returnsMethodTexts.title)).toBeVisible();

  await page.goto('/dev/poczta');
  await page.getByRole('link', { name: withdrawalMailTexts.subject(code) }).click();
  const [line] = await runningShop.shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  await expect(page.locator('body')).toContainText(line?.name ?? '');
  const attached = page.getByRole('link', { name: new RegExp(`odstapienie-${code}.pdf`) });
  const pdf = await page.request.get((await attached.getAttribute('href')) ?? '');
  const read = parsePdf(await pdf.body()).replace(/\s+/g, ' ');
  const at = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });
  const content = [withdrawalTexts.confirm.declare, line?.name ?? '', goodData.email ?? ''];
  for (const words of [code, number, at.format(made?.madeAt), ...content]) expect(read).toContain(words);
});

test('S7.70 without JavaScript a return is given up, begun anew and filed, and a withdrawal goes on to its return', async ({
  noJsPage: page,
  runningShop,
}) => {
  const { number } = await arrived(runningShop.shop);
  const next = () => button(page, returnsTexts.next).click();
  await page.goto('/zwroty');
  await enter(page, number);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('spinbutton').fill('7');
  await next();
  const refused = page.getByText(/Maksymalnie możesz zwrócić 3/);
  await expect(refused).toBeVisible();
  await test.step('the error of a quantity is below it, and its row stays as it was', async () => {
    const field = await boxOf(page.getByRole('spinbutton'));
    const max = await boxOf(page.getByText('z 3 szt.', { exact: true }));
    expect((await boxOf(refused)).y).toBeGreaterThanOrEqual(field.y + field.height);
    expect(max.x - field.x - field.width).toBeLessThan(20);
    expect(Math.abs(max.y + max.height / 2 - field.y - field.height / 2)).toBeLessThan(2);
  });
  await page.getByText(returnsTexts.cancel.draft, { exact: true }).click();
  await button(page, returnsTexts.cancel.draftSubmit).click();
  await expect(page.getByText(returnsTexts.cancel.draftDone)).toBeVisible();

  await test.step('with a photo, to a shop and a bank account', async () => {
    await page.goto(`/zwroty/produkty?zamowienie=${number}`);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('spinbutton').fill('1');
    const photos = page.getByLabel(returnsProductsTexts.photos);
    await photos.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
    await next();
    await expect(page.getByText(returnsProductsTexts.photoFaults['wrong-type'])).toBeVisible();
    await photos.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await next();
    await next();
    await expect(page.getByText(returnsMethodTexts.noMethod)).toBeVisible();
    await page.getByRole('radio', { name: returnsMethodTexts.types.point.name }).check();
    await page.getByRole('checkbox', { name: returnsMethodTexts.types.point.parameter }).check();
    await next();
    await page.getByRole('radio', { name: 'Polana Kraków' }).check();
    await next();
    await page.getByRole('radio', { name: refundTexts.refundWays.transfer.name }).check();
    const account = page.getByRole('textbox', { name: returnsRefundTexts.account });
    await account.fill('12 3456');
    await button(page, returnsRefundTexts.submit).click();
    await expect(page.getByText(returnsRefundTexts.faults['bank-account'])).toBeVisible();
    await account.fill(ACCOUNT);
    await button(page, returnsRefundTexts.submit).click();
    await expect(page.getByText(returnsRefundTexts.linkSent)).toBeVisible();
    await followOrderLink(page, runningShop, goodData.email ?? '');
    await page.getByRole('radio', { name: refundTexts.refundWays.transfer.name }).check();
    await account.fill(ACCOUNT);
    await button(page, returnsRefundTexts.submit).click();
    await expect(title(page, returnsStatusTexts.title)).toBeVisible();
    for (const text of [ACCOUNT, 'Polana Kraków']) await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('img', { name: returnsProductsTexts.photoName(1) })).toBeVisible();
  });

  await test.step('a part is withdrawn from, and sent back by post', async () => {
    await page.goto(`/odstapienie?zamowienie=${number}`);
    await page.getByRole('spinbutton').fill('3');
    await page.locator('main [name=name]').fill('Jan Kowalski');
    await button(page, withdrawalTexts.statement.submit).click();
    await expect(page.getByText(withdrawalTexts.statement.tooMany('2 szt.'))).toBeVisible();
    await page.getByRole('spinbutton').fill('1');
    await button(page, withdrawalTexts.statement.submit).click();
    await button(page, withdrawalTexts.confirm.submit).click();
    await expect(title(page, withdrawalTexts.done.title)).toBeVisible();
    await button(page, withdrawalTexts.done.begin).click();
    await page.getByRole('radio', { name: returnsMethodTexts.types.own.name }).check();
    await page.getByRole('radio', { name: 'Poczta' }).check();
    await page.getByRole('checkbox', { name: returnsMethodTexts.types.own.parameter }).check();
    await next();
    await page.getByRole('radio', { name: refundTexts.refundWays.balance.name }).check();
    await button(page, returnsRefundTexts.submit).click();
    await expect(title(page, returnsStatusTexts.title)).toBeVisible();
    await expect(button(page, returnsTexts.cancel.submit)).toBeHidden();
    await page.getByText(returnsTexts.cancel.title, { exact: true }).click();
    await button(page, returnsTexts.cancel.submit).click();
    await expect(page.getByText(returnsTexts.cancel.done)).toBeVisible();
  });
});
