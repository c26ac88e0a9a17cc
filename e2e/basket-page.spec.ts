import type { Locator, Page } from '@playwright/test';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import * as giftTexts from '#modules/sales/rebates/texts/gifts.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { expectAlert, watchAlerts } from './fixtures/alerts.ts';
import { axe } from './fixtures/axe.ts';
import { putInBasket } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';
import { openInteractive } from './fixtures/when-interactive.ts';

/** Products of one size that are always there; three of the first are worth a gift. */
const [GUIDE, OTHER] = [59, 50];
const GIFT = 'Pocztówka z Polany';
/** Sold by the metre, in tenths. */
const METRES = 10;
/** A bundle whose parts need no choice. */
const BUNDLE = 14;

const lines = (page: Page) => page.getByRole('list', { name: basketScreenTexts.lines }).locator('> li');
const quantity = (page: Page) => lines(page).getByRole('spinbutton').first();

async function setQuantity(page: Page, text: string) {
  const answered = page.waitForResponse(/basketchange/);
  await quantity(page).fill(text);
  await quantity(page).press('Tab');
  await answered;
}

test('S1.05 S2.39 S2.40 S3.46 S5.08 S5.25 a line shows product, quantity and worth; its comment and file stay', async ({
  page,
}) => {
  test.slow();
  await putInBasket(page, GUIDE);
  await page.goto('/koszyk');
  await expect(lines(page)).toHaveCount(1);
  await axe(page);
  await quantity(page).press('End');
  await quantity(page).pressSequentially('a');
  await expect(quantity(page)).toHaveValue('1');
  const total = page.locator('dl.figures dd').last();
  const before = await total.textContent();
  await setQuantity(page, '2');
  await expect(total).not.toHaveText(before ?? '');
  await lines(page).getByText(basketScreenTexts.extras).click();
  const comment = lines(page).getByRole('textbox');
  await comment.fill('a'.repeat(300));
  await expect(comment).toHaveValue('a'.repeat(255));
  await expect(lines(page).getByText('Uwagi mogą mieć maksymalnie 255 znaków.', { exact: true })).toBeVisible();
  await comment.fill('Na prezent');
  await expect(lines(page).getByText('Uwagi mogą mieć maksymalnie 255 znaków.')).toHaveCount(0);
  const saved = page.waitForResponse(/basketchange/);
  await comment.press('Tab');
  await saved;
  const file = lines(page).getByLabel(/^Plik do produktu/);
  await file.setInputFiles({ name: 'wirus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(page.getByText(/„wirus.exe” nie można dodać/)).toBeVisible();
  await file.setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(lines(page).getByRole('link', { name: 'logo.pdf' })).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(comment).toHaveValue('Na prezent');
  await expect(lines(page).getByRole('link', { name: 'logo.pdf' })).toBeVisible();
});

test('S5.08 goods by the metre: a comma, typed the Polish way, is a dot', async ({ page }) => {
  await putInBasket(page, METRES, { size: 'uniw' });
  await page.goto('/koszyk');
  for (const [typed, read] of [
    ['1,5', '1.5'],
    ['2.5', '2.5'],
  ] as const) {
    await quantity(page).press('ControlOrMeta+a');
    const answered = page.waitForResponse(/basketchange/);
    await quantity(page).pressSequentially(typed);
    await expect(quantity(page)).toHaveValue(read);
    await quantity(page).press('Tab');
    await answered;
    await page.reload();
    await expect(quantity(page)).toHaveValue(read);
  }
});

test('S5.08 characters other than digits do not appear in the quantity, and remove nothing from the basket', async ({
  page,
}) => {
  await putInBasket(page, GUIDE);
  await page.goto('/koszyk');
  await quantity(page).press('ControlOrMeta+a');
  const answered = page.waitForResponse(/basketchange/);
  await quantity(page).pressSequentially('-+1e2');
  await expect(quantity(page)).toHaveValue('12');
  await quantity(page).press('Tab');
  await answered;
  await page.reload();
  await expect(quantity(page)).toHaveValue('12');
});

test('S5.01 a piece and a half becomes two pieces, and the shop says so', async ({ page }) => {
  await watchAlerts(page);
  await putInBasket(page, GUIDE);
  await page.goto('/koszyk');
  await setQuantity(page, '1.5');
  await expect(quantity(page)).toHaveValue('2');
  await expectAlert(page, 'Zamiast 1,5 wpisaliśmy 2 szt.');
});

test('S5.02 S5.03 a number is judged when it is whole, however slowly it is typed: 0.75 takes nothing out of the basket', async ({
  page,
}) => {
  await page.goto(`/produkt/${METRES}`);
  const wanted = page.getByRole('spinbutton', { name: productTexts.quantity });
  await wanted.press('ControlOrMeta+a');
  await wanted.pressSequentially('0.75', { delay: 300 });
  await expect(wanted).toHaveValue('0.75');
  await wanted.press('Tab');
  await expect(wanted).toHaveValue('0.8');
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await expect(page.locator('#menu_basket')).toContainText('1');
  await page.goto('/koszyk');
  await expect(quantity(page)).toHaveValue('0.8');
  await quantity(page).press('ControlOrMeta+a');
  // The 0 alone stays longer than any pause by which typing is taken to be over.
  await quantity(page).press('0');
  await page.waitForTimeout(700);
  await quantity(page).pressSequentially('.75', { delay: 300 });
  await expect(quantity(page)).toHaveValue('0.75');
  await quantity(page).press('Enter');
  await expect(quantity(page)).toHaveValue('0.8');
  await expect(lines(page)).toHaveCount(1);
});

test('S2.41 X.34 lines vanish ticked, all at once, or one by one with a way back', async ({ page }) => {
  await putInBasket(page, GUIDE);
  await putInBasket(page, OTHER);
  await page.goto('/koszyk');
  await page.getByText(basketScreenTexts.actions).click();
  await lines(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: basketScreenTexts.removeTicked }).click();
  await expect(lines(page)).toHaveCount(1);
  await setQuantity(page, '3');
  await expect(quantity(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Usuń z koszyka' }).click();
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  // One message for one action: an alert would cover the way back.
  await expect(page.getByText(/^Usun/)).toHaveCount(1);
  await page.getByRole('button', { name: basketScreenTexts.undo }).click();
  await expect(quantity(page)).toHaveValue('3');
  await setQuantity(page, '0');
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: basketScreenTexts.undo }).click();
  await expect(quantity(page)).toHaveValue('3');
  await page.getByText(basketScreenTexts.actions).click();
  await page.getByRole('button', { name: basketScreenTexts.removeAll }).click();
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: basketScreenTexts.undo }).click();
  await expect(quantity(page)).toHaveValue('3');
});

test('X.46 on a phone the sum and the way to the order stay in view, with one product and with twenty', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await putInBasket(page, GUIDE);
  for (const isFull of [false, true]) {
    if (isFull) for (let product = 247; product < 266; product += 1) await putInBasket(page, product, { size: 'uniw' });
    await page.goto('/koszyk');
    await expect(lines(page)).toHaveCount(isFull ? 20 : 1);
    const bar = page.locator('.sum-bar');
    const wayOn = bar.getByRole('link', { name: basketScreenTexts.toOrder });
    const total = bar.locator('.figures');
    await expect(total).toHaveText((await page.locator('dl.figures dd').last().textContent()) ?? '');
    for (const line of [lines(page).first(), lines(page).last()]) {
      await line.evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await expect(total).toBeInViewport({ ratio: 1 });
      await expect(wayOn).toBeInViewport({ ratio: 1 });
    }
    // A focused element at the lower edge is not hidden by the bar.
    const last = lines(page).last().getByRole('button').last();
    await page.evaluate(() => window.scrollTo(0, 0));
    await last.focus();
    const edge = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    const [focused, covered] = [await edge(last), await edge(bar)];
    expect(focused.y + focused.height).toBeLessThanOrEqual(covered.y);
    // The summary has a button of its own: the bar goes when that comes, and is back when it has gone.
    const own = page.locator('.way-on');
    await own.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect(own).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    const after = page.getByRole('link', { name: basketScreenTexts.keepShopping });
    await after.evaluate((link) => link.scrollIntoView({ block: 'start' }));
    await expect(own).not.toBeInViewport();
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(wayOn).toBeInViewport({ ratio: 1 });
  }
  // Gifts stand after the sum.
  const gifts = page.getByRole('heading', { name: giftTexts.title });
  expect((await gifts.boundingBox())?.y).toBeGreaterThan((await page.locator('.way-on').boundingBox())?.y ?? Infinity);
  await axe(page);
});

test('X.34 on a phone the way back is in view wherever the line stood, and the line returns to its place', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  for (const product of [59, 50, 43, 3]) await putInBasket(page, product);
  await page.goto('/koszyk');
  const names = await lines(page).getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await lines(page).nth(2).getByRole('button', { name: 'Usuń z koszyka' }).click();
  await expect(lines(page)).toHaveCount(names.length - 1);
  const undo = page.getByRole('button', { name: basketScreenTexts.undo });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(lines(page).getByRole('link')).toHaveText(names);
});

test('S2.40 a line that lacks only its comment stops the way to the order at its field; past it, the order says so', async ({
  page,
}) => {
  await putInBasket(page, GUIDE);
  await page.request.post('/basketchange.php', { form: { product: '51', number: '1', mode: '1', getAjax: 'true' } });
  await page.goto('/koszyk');
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(page.getByRole('textbox', { name: /^Treść bilecika/ })).toBeFocused();
  await page.goto('/zamowienie/dane');
  await expect(page.getByText(orderDataTexts.missed)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: orderDataTexts.mendBasket }).click();
  const comment = page.getByRole('textbox', { name: /^Treść bilecika/ });
  await comment.fill('Sto lat!');
  const saved = page.waitForResponse(/basketchange/);
  await comment.press('Tab');
  await saved;
  await page.getByRole('link', { name: basketScreenTexts.toOrder }).click();
  await expect(page).toHaveURL(/zamowienie.dane/);
  await expect(page.getByText(orderDataTexts.missed)).toHaveCount(0);
});

test('X.34 a bundle comes back with its parts; an undo that could not be sent can be pressed again', async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  problems.allow(/could not be restored/);
  await putInBasket(page, BUNDLE);
  await page.goto('/koszyk');
  const parts = await lines(page).getByRole('listitem').allTextContents();
  expect(parts.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Usuń z koszyka' }).click();
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await page.route('**/basketchange.php', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: basketScreenTexts.undo }).click();
  await expect(page.getByText(basketTexts.changeFailed).first()).toBeVisible();
  await page.getByRole('button', { name: basketScreenTexts.undo }).click();
  await expect(lines(page).getByRole('listitem')).toHaveText(parts);
  await expect(page.getByRole('button', { name: basketScreenTexts.undo })).toHaveCount(0);
});

test('what is set while the basket is read anew stays set, and the next press counts from it', async ({ page }) => {
  await putInBasket(page, GUIDE);
  await page.goto('/koszyk');
  const total = page.locator('dl.figures dd').last();
  const before = await total.textContent();
  const [reading, posting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    /koszyk\.data/,
    async (route) => {
      const response = await route.fetch();
      await reading.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(/koszyk\.data/);
  await setQuantity(page, '2');
  await asked;
  await page.route(/basketchange/, (route) => posting.promise.then(() => route.continue()));
  const posted = page.waitForRequest(/basketchange/);
  await quantity(page).fill('3');
  await quantity(page).press('Tab');
  await posted;
  reading.resolve();
  // The basket of two comes in while three are on their way.
  await expect(total).not.toHaveText(before ?? '');
  await expect(quantity(page)).toHaveValue('3');
  const next = page.waitForRequest(/basketchange/);
  await lines(page).getByRole('button', { name: uiTexts.stepper.increase }).click();
  posting.resolve();
  await (await next).response();
  await page.reload();
  await expect(quantity(page)).toHaveValue('4');
});

test('two windows of one shopper agree at once: a change in one is seen in the other and leaves what it did', async ({
  page,
  context,
}) => {
  await putInBasket(page, GUIDE);
  await putInBasket(page, OTHER);
  await page.goto('/koszyk');
  const other = openInteractive(await context.newPage());
  await other.goto('/koszyk');
  await setQuantity(other, '3');
  const removed = other.waitForResponse(/basketchange/);
  await lines(other).nth(1).getByRole('button', { name: 'Usuń z koszyka' }).click();
  await removed;
  await expect(lines(page)).toHaveCount(1);
  await expect(quantity(page)).toHaveValue('3');
  await lines(page).first().getByText(basketScreenTexts.extras).click();
  const comment = lines(page).first().getByRole('textbox');
  await comment.fill('Z pierwszej karty');
  const saved = page.waitForResponse(/basketchange/);
  await comment.press('Tab');
  await saved;
  await expect(lines(page)).toHaveCount(1);
  await expect(quantity(page)).toHaveValue('3');
  await expect(lines(other).getByRole('textbox')).toHaveValue('Z pierwszej karty');
  await setQuantity(page, '2');
  await expect(quantity(other)).toHaveValue('2');
  await page.getByText(rebateTexts.open).click();
  await page.getByLabel(rebateTexts.label).fill('jesien10');
  await page.getByRole('button', { name: rebateTexts.submit }).click();
  await expect(other.getByRole('button', { name: rebateTexts.removeCode('JESIEN10') })).toBeVisible();
  await page.getByRole('button', { name: rebateTexts.removeCode('JESIEN10') }).click();
  await expect(other.getByRole('button', { name: rebateTexts.removeCode('JESIEN10') })).toHaveCount(0);
});

test('S2.42 S8.39 a gift is chosen, given back, and lost with the value of the basket', async ({ page }) => {
  await putInBasket(page, GUIDE);
  await page.goto('/koszyk');
  await setQuantity(page, '3');
  const posted = page.waitForRequest(/basketchange/);
  await page.getByRole('button', { name: giftTexts.chooseOne(GIFT) }).click();
  expect((await posted).postData()).toContain('set_quantity%5B0%5D=1');
  await page.getByRole('button', { name: giftTexts.resignFrom(GIFT) }).click();
  await page.getByRole('button', { name: giftTexts.chooseOne(GIFT) }).click();
  await expect(page.getByRole('button', { name: giftTexts.resignFrom(GIFT) })).toBeVisible();
  await setQuantity(page, '1');
  await expect(page.getByText(giftTexts.lost('below-minimum', GIFT))).toBeVisible();
});

test('S3.44 X.34 without script the header counts the lines, and what was taken out comes back', async ({
  noJsPage: page,
}) => {
  await page.goto(`/produkt/${GUIDE}`);
  const counter = () =>
    page
      .locator('#menu_basket .header-link > span')
      .first()
      .evaluate((icon) => getComputedStyle(icon, '::after').content);
  expect(await counter()).toBe('none');
  await page.getByRole('button', { name: productTexts.buy }).first().click();
  await lines(page).getByText(basketScreenTexts.extras).click();
  await lines(page).getByRole('textbox').fill('Na prezent');
  await quantity(page).fill('3');
  await page.getByRole('button', { name: basketScreenTexts.recount }).click();
  expect(await counter()).toBe('"1"');
  await page.getByRole('button', { name: 'Usuń z koszyka' }).click();
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: basketScreenTexts.undoRemoval }).click();
  await expect(quantity(page)).toHaveValue('3');
  await expect(lines(page).getByRole('textbox')).toHaveValue('Na prezent');
});

test('a code takes its share off and can be taken back; a wrong one says why, with and without script', async ({
  page,
  noJsPage,
}) => {
  await putInBasket(page, GUIDE);
  for (const tab of [page, noJsPage]) {
    if (tab === noJsPage) {
      await tab.goto(`/produkt/${GUIDE}`);
      await tab.getByRole('button', { name: productTexts.buy }).first().click();
    }
    await tab.goto('/koszyk');
    await tab.getByText(rebateTexts.open).click();
    const code = tab.getByLabel(rebateTexts.label);
    if (tab === page) {
      await code.press('Enter');
      await expect(tab.getByText(rebateTexts.empty)).toBeVisible();
    }
    await code.fill('NIEMAMNIE');
    await code.press('Enter');
    await expect(tab.getByText(rebateTexts.verdict({ kind: 'unknown' }))).toBeVisible();
    await expect(code).toHaveValue('NIEMAMNIE');
    // A page of its own begins at its top.
    if (tab === page) await expect(code).toBeFocused();
    await code.fill('jesien10');
    await tab.getByRole('button', { name: rebateTexts.submit }).click();
    await expect(tab.getByText('−5,49')).toBeVisible();
    await expect(code).toHaveValue('');
    await tab.getByRole('button', { name: rebateTexts.removeCode('JESIEN10') }).click();
    await expect(tab.getByText('−5,49')).toBeHidden();
  }
});

test('X.35 a shared link fills the basket of another person after a confirmation', async ({
  page,
  browser,
  baseURL,
}) => {
  await putInBasket(page, GUIDE);
  await page.goto('/koszyk');
  await setQuantity(page, '2');
  await page.reload();
  await expect(quantity(page)).toHaveValue('2');
  await page.getByText(basketScreenTexts.actions).click();
  const link = new URL(await page.getByLabel(basketScreenTexts.shareLink).inputValue());
  expect(link.search).toBe('?produkty=59*uniw*2');
  const context = await browser.newContext({ baseURL });
  const other = openInteractive(await context.newPage());
  await other.goto(`/koszyk${link.search}`);
  await expect(other.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
  await other.getByRole('button', { name: basketScreenTexts.take }).click();
  await expect(quantity(other)).toHaveValue('2');
  await context.close();
});
