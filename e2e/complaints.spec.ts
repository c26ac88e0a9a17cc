import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { METHOD_KEY } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { ALL_ATTACHMENTS_BYTES, ATTACHMENT_BYTES } from '#modules/after-sale/complaints/rules/complaint-limits.ts';
import {
  changeComplaintState,
  findComplaintByNumber,
  refundComplaint,
  replyToComplaint,
  shipComplaint,
} from '#modules/after-sale/complaints/server/index.ts';
import * as complaintAddTexts from '#modules/after-sale/complaints/texts/add.ts';
import * as complaintOpenTexts from '#modules/after-sale/complaints/texts/open.ts';
import * as complaintProductsTexts from '#modules/after-sale/complaints/texts/products.ts';
import * as complaintTexts from '#modules/after-sale/complaints/texts/storefront.ts';
import * as complaintThreadTexts from '#modules/after-sale/complaints/texts/thread.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import { shortenFileName } from '#platform/files/rules/file-type.ts';
import * as fileTexts from '#platform/files/texts/files.ts';
import { fileAlertText } from '#platform/files/texts/files.ts';
import { axe } from './fixtures/axe.ts';
import { followOrderLink } from './fixtures/mails.ts';
import { phonePhoto } from './fixtures/page-actions.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';
import { THOROUGH } from './fixtures/thorough.ts';

/** A delivered order of a guest, and one of the customer that is on its way; one piece each. */
const GUEST_ORDER = '11955389';
const SENT_ORDER = '31671718';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a7c957' } })
    .jpeg()
    .toBuffer(),
});

async function enter(page: Page, number: string, contact: string) {
  await page.goto('/reklamacje');
  await page.getByLabel(complaintOpenTexts.number).fill(number);
  await page.getByLabel(complaintOpenTexts.contact, { exact: false }).last().fill(contact);
  await page.getByRole('button', { name: complaintOpenTexts.submit, exact: true }).click();
}

async function complaintOn(page: Page, { shop }: RunningShop) {
  const number = /\/reklamacje\/(R\d+)\?/.exec(page.url())?.[1] ?? '';
  const complaint = await findComplaintByNumber(shop, number);
  if (!complaint) throw new Error(`No complaint at ${page.url()}`);
  return complaint;
}

const thread = (page: Page) => page.locator('div.rma_questions');

test('S1.12 S2.72 S2.74 S2.75 S2.76 S2.77 S3.58 S4.47 S6.07 a guest complains on a phone and talks with the shop', async ({
  page,
  atClass,
  problems,
  runningShop,
  browser,
}) => {
  test.slow();
  await atClass(1);
  await enter(page, GUEST_ORDER, 'ktos@example.com');
  await expect(page.getByText(/Nie znaleźliśmy zamówienia/)).toBeVisible();
  await axe(page);
  await enter(page, GUEST_ORDER, 'tomasz@example.com');
  await expect(page.getByRole('heading', { level: 1, name: complaintProductsTexts.title })).toBeVisible();

  await test.step('S4.47 the button counts the pieces; S5.48 a quantity is capped; S5.46 each needs its description', async () => {
    const choose = page.getByRole('button', { name: complaintProductsTexts.chooseFirst, exact: true });
    const quantity = page.getByRole('spinbutton');
    // The only product of the order is chosen already, and asks for its description.
    await expect(quantity).toHaveValue('1');
    await expect(page.getByLabel(complaintProductsTexts.description)).toBeVisible();
    await quantity.fill('0');
    await expect(choose).toBeDisabled();
    await quantity.fill('7');
    await expect(quantity).toHaveValue('1');
    await expect(page.getByText(/Maksymalnie możesz zareklamować/)).toBeVisible();
    const send = page.getByRole('button', { name: complaintProductsTexts.next(1) });
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByText('Proszę o podanie opisu usterki i powodu reklamacji')).toBeVisible();
    await page.getByLabel(complaintProductsTexts.description).fill('Pękł pas biodrowy przy pierwszym zapięciu.');
    // S5.49: checked while it is typed, so the words go with their cause.
    await expect(page.getByText('Proszę o podanie opisu usterki i powodu reklamacji')).toBeHidden();
    // S5.11
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(page.locator('[data-alert=error]')).toContainText('niedozwolony');
    const long = 'pekniety-pas-biodrowy-plecaka-z-bliska.jpg';
    await page.locator('input[type=file]').setInputFiles(await photo(long));
    await expect(page.getByText(shortenFileName(long), { exact: true })).toBeVisible();
    await page.getByLabel(complaintProductsTexts.method).selectOption({ label: complaintTexts.methods.repair });
    await axe(page);
    await send.click();
    await page.waitForURL(/\/reklamacje\/R\d+\?/);
  });

  await test.step('S7.58 S7.59 the preferred method reaches the thread and leaves the storage', async () => {
    await expect(thread(page).getByText(complaintTexts.methodComment('repair'))).toBeVisible();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), METHOD_KEY)).toBeNull();
    await axe(page);
  });

  const { id, number } = await complaintOn(page, runningShop);
  await test.step('S7.55 S7.56 an answer appears without a reload; a failed refresh leaves the thread as it is', async () => {
    await replyToComplaint(runningShop.shop, id, {
      text: 'Prosimy o zdjęcie całego plecaka.',
      key: crypto.randomUUID(),
    });
    const refresh = page.getByRole('button', { name: complaintThreadTexts.refresh });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await refresh.click();
    await expect(thread(page).getByText('Prosimy o zdjęcie całego plecaka.')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    problems.allow(/500 GET/);
    const failing = (url: URL) => url.pathname === `/reklamacje/${number}`;
    await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }));
    await refresh.click();
    await expect(page.getByText(complaintThreadTexts.refreshFailed)).toBeVisible();
    await expect(thread(page).getByRole('listitem')).toHaveCount(2);
    await page.unroute(failing);
  });

  await test.step('S7.57 a message with a file is added; only the owner can open the file', async () => {
    await page.getByLabel(complaintThreadTexts.message).fill('Dosyłam zdjęcie.');
    await page.locator('input[type=file]').setInputFiles(await photo('plecak.jpg'));
    await page.getByRole('button', { name: complaintThreadTexts.send }).click();
    await expect(thread(page).getByText('Dosyłam zdjęcie.')).toBeInViewport();
    await expect(page.getByText(complaintThreadTexts.sent)).toBeInViewport();
    await expect(page.getByLabel(complaintThreadTexts.message)).toHaveValue('');
    const link = await thread(page)
      .getByRole('link', { name: complaintThreadTexts.open('plecak.jpg') })
      .getAttribute('href');
    const own = await page.request.get(link ?? '');
    expect(own.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    const stranger = await browser.newContext();
    for (const address of [link ?? '', `/reklamacje/${number}/pdf`]) {
      expect((await stranger.request.get(`${runningShop.address}${address}`)).status()).toBe(404);
    }
    const closed = await stranger.request.get(`${runningShop.address}/reklamacje/${number}?widok=rozmowa`);
    expect(closed.url()).toContain('/logowanie?powrot=');
    const { accessToken } = await complaintOn(page, runningShop);
    const signed = await stranger.request.get(`${runningShop.address}${link}?token=${accessToken}`);
    expect(signed.status()).toBe(200);
    await stranger.close();
  });

  await test.step('S2.74 S2.75 the list opens and closes its items, and cancels after a second step', async () => {
    await page.goto('/reklamacje/lista');
    const item = page.getByRole('heading', { name: complaintTexts.number(number) });
    const details = page.getByText('Pękł pas biodrowy przy pierwszym zapięciu.');
    await expect(details).toBeHidden();
    await item.click();
    await expect(details).toBeVisible();
    await axe(page);
    await item.click();
    await expect(details).toBeHidden();
    await item.click();
    await page.getByText(complaintTexts.cancel.title, { exact: true }).click();
    await page.getByRole('button', { name: complaintTexts.cancel.submit }).click();
    await expect(page.getByText(complaintTexts.cancel.done, { exact: true })).toBeVisible();
    await expect(page.getByText(complaintTexts.states.cancelled, { exact: true })).toBeVisible();
    expect((await findComplaintByNumber(runningShop.shop, number))?.state).toBe('cancelled');
  });
});

test('S2.73 S3.59 S5.50 S7.70 without JavaScript: a complaint of each kind, a message both ways', async ({
  noJsPage: page,
  runningShop,
}) => {
  await page.goto('/reklamacje/nowa');
  await page.getByLabel(complaintAddTexts.product).fill('Namiot Wyprawa 3');
  await page.getByRole('button', { name: complaintAddTexts.submit }).click();
  await expect(page.getByText('Wypełnij wszystkie pola formularza.')).toBeVisible();
  await expect(page.getByLabel(complaintAddTexts.product)).toHaveValue('Namiot Wyprawa 3');
  await page.getByLabel(complaintAddTexts.serialNumber).fill('SN-778');
  await page.getByLabel(complaintAddTexts.day).selectOption('6');
  await page.getByLabel(complaintAddTexts.month).selectOption('5');
  await page.getByLabel(complaintAddTexts.year).selectOption({ index: 2 });
  await page.getByLabel(complaintAddTexts.buyPlaces.auction).check();
  await page.getByLabel(complaintAddTexts.placeDetails).fill('Targ Staroci');
  await page.getByLabel(complaintAddTexts.description).fill('Przecieka przy szwie.');
  await page.locator('input[type=file]').setInputFiles(await photo('szew.jpg'));
  await page.getByLabel(complaintAddTexts.refunds.b).check();
  await page.getByLabel(complaintAddTexts.bankAccount).fill('61 1090 1014 0000 0712 1981 2874');
  await page.getByLabel(complaintAddTexts.site).selectOption({ index: 1 });
  await page.getByLabel(complaintAddTexts.email, { exact: false }).first().fill('ewa@example.com');
  await page.getByRole('button', { name: complaintAddTexts.submit }).click();
  await expect(page.getByText(complaintThreadTexts.filed)).toBeVisible();
  const added = await complaintOn(page, runningShop);
  expect(added).toMatchObject({
    email: 'ewa@example.com',
    purchase: {
      serialNumber: 'SN-778',
      boughtOn: expect.stringMatching(/^\d{4}-05-06$/),
      buyPlace: 'auction',
      buyPlaceDetails: 'Targ Staroci',
      paymentSource: 'b',
      site: { id: expect.any(Number) },
    },
  });

  await enter(page, SENT_ORDER, '601 234 567');
  // The order is an account's: number and phone are no proof, the link in its mail is.
  await expect(page.getByText(orderLookupTexts.ofAccount)).toBeVisible();
  await followOrderLink(page, runningShop, 'anna@example.com');
  await page.getByRole('spinbutton').fill('1');
  await page.getByLabel(complaintProductsTexts.method).selectOption({ label: complaintTexts.methods.exchange });
  await page.getByRole('button', { name: complaintProductsTexts.nextPlain }).click();
  await expect(page.getByText(complaintProductsTexts.descriptionMissing)).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await page.getByLabel(complaintProductsTexts.description).fill('Garnek przyszedł pęknięty.');
  await page.getByRole('button', { name: complaintProductsTexts.nextPlain }).click();
  await expect(page.getByText(complaintTexts.methodComment('exchange'))).toBeVisible();
  const { id } = await complaintOn(page, runningShop);
  await page.getByLabel(complaintThreadTexts.message).fill('Proszę o szybką wymianę.');
  await page.getByRole('button', { name: complaintThreadTexts.send }).click();
  await expect(thread(page).getByText('Proszę o szybką wymianę.')).toBeVisible();
  const { shop } = runningShop;
  await changeComplaintState(shop, id, 'accepted', 'Wymieniamy.');
  await refundComplaint(shop, id, { amount: 1250, way: 'balance' });
  await shipComplaint(shop, id, 'PL4455');
  await changeComplaintState(shop, id, 'settled');
  await page.reload();
  await expect(thread(page).getByText('Wymieniamy.')).toBeVisible();
  await expect(page.getByText('Oddaliśmy 12,50')).toBeVisible();
  await expect(page.getByText('numer przesyłki PL4455')).toBeVisible();
  await expect(page.getByText(complaintThreadTexts.over)).toBeVisible();
  await page.goto('/reklamacje/lista');
  await expect(page.getByRole('heading', { level: 2, name: /Reklamacja nr R/ })).toHaveCount(2);
  await page.getByRole('heading', { name: complaintTexts.number(added.number) }).click();
  await page.getByText(complaintTexts.cancel.title, { exact: true }).click();
  await page.getByRole('button', { name: complaintTexts.cancel.submit }).click();
  await expect(page.getByText(complaintTexts.cancel.done, { exact: true })).toBeVisible();
});

test('S5.49 a field of a complaint is marked half a second after typing stops', async ({ page }) => {
  await page.clock.install({ time: '2026-05-06T12:00:00' });
  await page.goto('/reklamacje/nowa');
  await page.clock.pauseAt('2026-05-06T13:00:00');
  const product = page.getByLabel(complaintAddTexts.product);
  await product.fill('Na');
  await page.clock.runFor(499);
  await expect(product).toHaveAttribute('data-mark', 'none');
  await page.clock.runFor(2);
  await expect(product).toHaveAttribute('data-mark', 'error');
  await product.fill('Namiot');
  await page.clock.runFor(501);
  await expect(product).toHaveAttribute('data-mark', 'ok');
});

test(`S5.12 photos of a phone, too large one by one and together, are refused, and fit when they are taken smaller ${THOROUGH}`, async ({
  page,
}) => {
  // Each of them is rendered twice, 12 megapixels at a time.
  const longWait = { timeout: 60_000 };
  await page.goto('/reklamacje/nowa');
  const input = page.locator('input[type=file]');
  const one = await phonePhoto('a.jpg');
  expect(one.buffer.length).toBeGreaterThan(ATTACHMENT_BYTES);
  const smaller = (count: number) => page.getByRole('button', { name: fileTexts.addSmaller(count) });
  await input.setInputFiles([one, { ...one, name: 'b.jpg' }]);
  const refusal = fileAlertText({ kind: 'too-large', name: 'a.jpg', maxBytes: ATTACHMENT_BYTES }) ?? '';
  await expect(page.locator('[data-alert=error]', { hasText: refusal })).toBeVisible();
  await expect(input).toHaveValue('');
  await smaller(2).click(longWait);
  await expect(page.getByText('b.jpg', { exact: true })).toBeVisible(longWait);
  // With the third each may be less than before.
  await input.setInputFiles({ ...one, name: 'c.jpg' });
  await smaller(3).click(longWait);
  await expect(page.getByText('c.jpg', { exact: true })).toBeVisible(longWait);
  const files = await input.evaluate(({ files }: HTMLInputElement) =>
    [...(files ?? [])].map(({ name, size }) => ({ name, size })),
  );
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(Math.max(...files.map(({ size }) => size))).toBeLessThanOrEqual(ATTACHMENT_BYTES);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(ALL_ATTACHMENTS_BYTES);
});
