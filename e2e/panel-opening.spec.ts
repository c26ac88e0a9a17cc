import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import * as afterSaleTexts from '#modules/after-sale/claims/texts/panel.ts';
import * as returnsMethodTexts from '#modules/after-sale/returns/texts/method.ts';
import * as panelReturnTexts from '#modules/after-sale/returns/texts/panel.ts';
import * as returnsProductsTexts from '#modules/after-sale/returns/texts/products.ts';
import * as returnsRefundTexts from '#modules/after-sale/returns/texts/refund.ts';
import * as returnsStatusTexts from '#modules/after-sale/returns/texts/status.ts';
import * as returnsTexts from '#modules/after-sale/returns/texts/storefront.ts';
import * as checklistTexts from '#modules/back-office/going-live/texts/panel.ts';
import { stopped } from '#modules/back-office/overview/texts/panel.ts';
import * as offerTexts from '#modules/back-office/resources/texts/panel.ts';
import * as settingsTexts from '#modules/back-office/settings/texts/panel.ts';
import * as mailTexts from '#modules/back-office/settings/texts/panel-mail.ts';
import { totpCode } from '#modules/back-office/staff/server/index.ts';
import * as signInTexts from '#modules/back-office/staff/texts/panel-sign-in.ts';
import * as importTexts from '#modules/catalogue/import/texts/panel.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as pageTexts from '#modules/content/pages/texts/panel.ts';
import * as richTexts from '#modules/content/pictures/texts/rich-text.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import * as courierTexts from '#modules/sales/delivery/texts/panel.ts';
import * as orderTexts from '#modules/sales/order-admin/texts/panel-order.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as paymentTexts from '#modules/sales/payments/texts/panel.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { closed } from '#platform/page-errors/texts/errors.ts';
import { startSmtpServer, type TestSmtpServer } from '#platform/testing/smtp-server.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { openInteractive } from './fixtures/when-interactive.ts';

const ACCOUNT = '61 1090 1014 0000 0712 1981 2874';
const OWNER = { email: 'ola@gawra.example', password: 'cztery konie w stajni' };
const GUEST = 'anna@example.com';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Presses what asks first, and says yes. */
async function confirm(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** A page in a browser context of its own. */
async function visitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'pl-PL', serviceWorkers: 'block' });
  return openInteractive(await context.newPage());
}

async function makeOwner(page: Page, printed: string): Promise<void> {
  const [, start = '', code = ''] = /account: http\S+?(\/zaplecze\/start)\n.*code:\s+(\S+)/.exec(printed) ?? [];
  await page.goto(start);
  await page.getByLabel(signInTexts.setUp.code).fill(code);
  await page.getByLabel(signInTexts.person.email).fill(OWNER.email);
  await page.getByLabel(signInTexts.person.name).fill('Ola Gawra');
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.locator('input[name=repeat]').fill(OWNER.password);
  await button(page, signInTexts.setUp.submit).click();
  await expect(heading(page, signInTexts.enrol.title)).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(signInTexts.enrol.code).fill(totpCode(secret.replaceAll(' ', ''), new Date()));
  await button(page, signInTexts.enrol.submit).click();
  await page.getByRole('link', { name: signInTexts.recovery.go }).click();
  await expect(page).toHaveURL(/\/zaplecze\/(?:pulpit|otwarcie)$/);
}

/** The screen an item of the checklist leads to. */
async function follow(page: Page, item: keyof typeof checklistTexts.items): Promise<void> {
  await page.goto('/zaplecze/otwarcie');
  await page.getByRole('listitem').filter({ hasText: checklistTexts.items[item].about }).getByRole('link').click();
  await expect(heading(page, checklistTexts.title)).toHaveCount(0);
}

async function openSection(page: Page, section: keyof typeof settingsTexts.sections): Promise<void> {
  await page.goto('/zaplecze/ustawienia');
  await page.getByRole('link', { name: settingsTexts.sections[section].title }).click();
  await expect(heading(page, settingsTexts.sections[section].title)).toBeVisible();
}

async function saveGroup(page: Page, group: keyof typeof settingsTexts.groups, values: Record<string, string>) {
  const card = page.locator(`#${group}`);
  for (const [name, value] of Object.entries(values)) await card.locator(`[name="${name}"]`).fill(value);
  await card.getByRole('button', { name: new RegExp(`^${settingsTexts.save}`) }).click();
  await expect(card.getByText(settingsTexts.saved)).toBeVisible();
}

async function setUpCompany(page: Page, smtp: TestSmtpServer): Promise<void> {
  const address = { street: 'Polna 4', zipcode: '31-147', city: 'Kraków' };
  const within = (whole: string, parts: object) =>
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${whole}.${part}`, value]));
  await follow(page, 'company');
  await saveGroup(page, 'company', within('company', { name: 'Gawra', ...address, taxNumber: '5260250274' }));
  await saveGroup(page, 'contact', { email: 'sklep@gawra.example', phone: '600 100 200' });
  await openSection(page, 'sklep');
  await saveGroup(page, 'brand', { name: 'Gawra' });
  await follow(page, 'return-address');
  await saveGroup(page, 'returns', within('returnAddress', { name: 'Gawra, zwroty', ...address }));
  await openSection(page, 'platnosci');
  await saveGroup(page, 'account', { bankAccount: ACCOUNT });
  await follow(page, 'mail');
  await page.getByLabel(mailTexts.fields.host.label).fill('127.0.0.1');
  await page.getByLabel(mailTexts.fields.port.label).fill(new URL(smtp.url).port);
  await page.getByLabel(mailTexts.fields.security.label).selectOption('none');
  await button(page, mailTexts.save).click();
  await expect(page.getByText(mailTexts.saved(OWNER.email))).toBeVisible();
}

async function setUpOffer(page: Page): Promise<void> {
  await follow(page, 'courier');
  await page.getByRole('link', { name: courierTexts.couriers.add }).first().click();
  await page.getByLabel(courierTexts.couriers.fields.name.label).first().fill('Kurier');
  await page.getByLabel(courierTexts.couriers.fields.prepaidCost.label).fill('12,50');
  await button(page, offerTexts.save).click();
  await expect(page.getByText(offerTexts.answers.saved)).toBeVisible();
  await follow(page, 'payment');
  await page.getByRole('link', { name: paymentTexts.methods.add }).first().click();
  await page.getByLabel(paymentTexts.methods.fields.name.label).first().fill('Przelew');
  await page.getByLabel(paymentTexts.methods.fields.kind.label).selectOption('transfer');
  await button(page, offerTexts.save).click();
  await expect(page.getByText(offerTexts.answers.saved)).toBeVisible();
  await follow(page, 'product');
  const buffer = Buffer.from('code;name;category;price;stock\nK-1;Kubek emaliowany;Kuchnia;49.90;5\n');
  await page.getByLabel(importTexts.send.file).setInputFiles({ name: 'towar.csv', mimeType: 'text/csv', buffer });
  await button(page, importTexts.send.fileButton).click();
  await button(page, importTexts.one.bring).click();
  // The work goes on by itself; the screen looks again until it is done.
  await expect(page.getByText(importTexts.done.lead(1, 0, 0))).toBeVisible({ timeout: 20_000 });
  for (const item of ['terms', 'privacy'] as const) {
    await follow(page, item);
    // The editor takes the place of the plain field.
    await expect(page.getByRole('toolbar', { name: richTexts.toolbar })).toBeVisible();
    await page
      .getByRole('textbox', { name: pageTexts.editor.body })
      .fill('Zasady sprzedaży w sklepie Gawra. '.repeat(12));
    await button(page, pageTexts.editor.save).click();
    await expect(page.getByText(pageTexts.editor.saved)).toBeVisible();
  }
}

/** Adds a payment method that no provider settles. */
async function addBlik(page: Page): Promise<void> {
  await page.goto('/zaplecze/platnosci/nowy');
  await page.getByLabel(paymentTexts.methods.fields.name.label).first().fill('BLIK');
  await page.getByLabel(paymentTexts.methods.fields.kind.label).selectOption('blik');
  await button(page, offerTexts.save).click();
  await expect(page.getByText(paymentTexts.methods.unsettledCloses)).toBeVisible();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A guest finds the cup, orders it and gets the bank account. Returns the number of the order. */
async function buy(guest: Page): Promise<string> {
  await guest.goto('/szukaj?text=kubek');
  await guest.getByRole('link', { name: 'Kubek emaliowany' }).first().click();
  await guest.getByRole('button', { name: productTexts.buy }).first().click();
  await expect(guest.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
  await guest.goto('/koszyk');
  await guest.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(heading(guest, orderDataTexts.title)).toBeVisible();
  const data = {
    email: GUEST,
    billing_firstName: 'Anna',
    billing_lastName: 'Nowak',
    billing_phone: '600 100 200',
    billing_street: 'Sosnowa 7',
    billing_zipcode: '30-224',
    billing_city: 'Kraków',
  };
  for (const [name, value] of Object.entries(data)) await guest.locator(`[name=${name}]`).fill(value);
  await guest.locator('[name=shipping]').first().check();
  await guest.locator('[name=payment]').first().check();
  await guest.getByRole('button', { name: orderDataTexts.next }).click();
  await expect(heading(guest, orderSummaryTexts.title)).toBeVisible();
  await guest.locator('[name=terms]').check();
  await guest.getByRole('button', { name: orderSummaryTexts.submit }).click();
  await expect(guest.getByText(ACCOUNT).first()).toBeVisible();
  return /\d{8}/.exec((await guest.getByRole('main').textContent()) ?? '')?.[0] ?? '';
}

/** Staff see the money come, pack the parcel and send it; the shopper has it. */
async function send(page: Page, number: string): Promise<void> {
  await page.goto('/zaplecze/zamowienia');
  await page.getByRole('link', { name: number }).first().click();
  await expect(heading(page, new RegExp(number))).toBeVisible();
  await confirm(page, orderTexts.incoming.button);
  await expect(page.getByText(orderTexts.incoming.done)).toBeVisible();
  await button(page, orderTexts.move.to.packing).click();
  await expect(button(page, orderTexts.move.to.sent)).toBeVisible();
  await expect(button(page, orderTexts.move.to.ready)).toHaveCount(0);
  await page.getByLabel(orderTexts.move.tracking).fill('PL123');
  await button(page, orderTexts.move.to.sent).click();
  await button(page, orderTexts.move.to.delivered).click();
  await expect(button(page, orderTexts.move.to.returned)).toBeVisible();
}

/** The guest sends the cup back. Answers the code of the return. */
async function giveBack(guest: Page, number: string): Promise<string> {
  await guest.goto('/zwroty');
  await guest.getByLabel(orderLookupTexts.number).fill(number);
  await guest.getByLabel(orderLookupTexts.contact).fill(GUEST);
  await button(guest, returnsTexts.guest.submit).click();
  await expect(heading(guest, returnsProductsTexts.title)).toBeVisible();
  await guest.getByRole('checkbox').first().check();
  await button(guest, returnsTexts.next).click();
  await guest.getByRole('radio', { name: returnsMethodTexts.types.own.name }).check();
  await guest.getByRole('checkbox', { name: returnsMethodTexts.types.own.parameter }).click();
  await button(guest, returnsMethodTexts.confirm.yes).click();
  await button(guest, returnsTexts.next).click();
  await expect(heading(guest, returnsRefundTexts.title)).toBeVisible();
  await guest.getByRole('radio', { name: refundTexts.refundWays.transfer.name }).check();
  await guest.getByRole('textbox', { name: returnsRefundTexts.account }).fill(ACCOUNT);
  await button(guest, returnsRefundTexts.submit).click();
  await expect(heading(guest, returnsStatusTexts.title)).toBeVisible();
  return (await guest.getByText(/^ZW-/).first().textContent()) ?? '';
}

async function payBack(page: Page, code: string): Promise<void> {
  await page.goto(`/zaplecze/zwroty/${code}`);
  await button(page, panelReturnTexts.check.receive).click();
  await expect(page.getByText(panelReturnTexts.done.receive)).toBeVisible();
  await confirm(page, panelReturnTexts.check.accept);
  await expect(page.getByText(panelReturnTexts.done.accept)).toBeVisible();
  await confirm(page, refundTexts.money.submit);
  await expect(page.getByText(panelReturnTexts.done.refund)).toBeVisible();
  // The guest gave an account: the owner pays it at the bank, and says so.
  await confirm(page, refundTexts.refund.markPaid);
  await expect(page.getByText(refundTexts.refund.booked)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(afterSaleTexts.returnStates.refunded).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('O.01 O.02 O.83 from an empty folder to the first sale and its return, by the panel alone', async ({
  browser,
}) => {
  test.slow();
  const smtp = await startSmtpServer();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-opening-'));
  // A shop opens only when it knows its address.
  const port = await findFreePort();
  const env = { WITRYNA_DEMO: '0', PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  let running = await startShop({ dataDir, env });
  try {
    const owner = await visitor(browser, running.address);
    const guest = await visitor(browser, running.address);
    await guest.goto('/', { waitUntil: 'load' });
    await expect(heading(guest, closed.title)).toBeVisible();

    await makeOwner(owner, running.output());
    await setUpCompany(owner, smtp);
    await setUpOffer(owner);
    await owner.goto('/zaplecze/otwarcie');
    await expect(owner.getByText(checklistTexts.missing, { exact: true })).toHaveCount(0);
    await button(owner, checklistTexts.open).click();
    await expect(owner.getByText(checklistTexts.opened)).toBeVisible();

    const number = await buy(guest);
    await send(owner, number);
    const mails = () => smtp.received.filter(({ to }) => to.includes(GUEST)).map(({ source }) => source);
    await expect.poll(() => mails().join('\n'), 'the mail about the parcel').toContain('PL123');
    const code = await giveBack(guest, number);
    await payBack(owner, code);
    await guest.reload();
    await expect(guest.getByText(returnsTexts.states.refunded).first()).toBeVisible();

    await addBlik(owner);
    await running.stop();
    running = await startShop({ dataDir, env });
    await guest.goto('/');
    await expect(heading(guest, closed.title)).toBeVisible();
    await owner.goto('/zaplecze/pulpit');
    await expect(owner.getByText(stopped.heldLead)).toBeVisible();
    await owner.goto('/zaplecze/platnosci');
    await owner.getByRole('row', { name: 'BLIK' }).getByRole('button', { name: offerTexts.off }).click();
    await expect(async () => {
      await guest.goto('/');
      await expect(heading(guest, closed.title)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  } finally {
    await running.stop();
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
