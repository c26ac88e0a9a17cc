import type { Locator, Page } from '@playwright/test';
import * as sizeSheetTexts from '#modules/catalogue/product-cards/texts/size-sheet.ts';
import * as texts from '#modules/catalogue/product-cards/texts/storefront.ts';
import * as compareLinkTexts from '#modules/customers/compare/texts/compare-link.ts';
import * as compareTexts from '#modules/customers/compare/texts/storefront.ts';
import * as addToListTexts from '#modules/customers/lists/texts/add-to-list.ts';
import * as listTexts from '#modules/customers/lists/texts/storefront.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { axe } from './fixtures/axe.ts';
import { scrollToZones } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';
import { onPhoneDaily, THOROUGH } from './fixtures/thorough.ts';

const SEVERAL_SIZES = '/kategoria/110';
const ONE_SIZE = '/szukaj?text=kubek';
/** One product in a row: with room for comparing and for lists. */
const AS_LIST = { severalSizes: `${SEVERAL_SIZES}?display=list`, oneSize: `${ONE_SIZE}&display=list` };

const card = (page: Page) => page.locator('#search').getByRole('article').first();
const nameOf = async (one: Locator) => ((await one.getByRole('heading').textContent()) ?? '').replaceAll('\u00A0', ' ');
const basketLink = (page: Page) => page.locator('#menu_basket a').first();

/** A card whose product a click buys. */
const oneClick = (page: Page) =>
  page
    .locator('#search')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Dodaj do koszyka/ }) })
    .first();

test('S1.01 one click on the card of a one-size product puts it into the basket', async ({ page }) => {
  await page.goto(ONE_SIZE);
  const one = oneClick(page);
  const name = await nameOf(one);
  await one.getByRole('button', { name: texts.buyOf(name) }).click();
  const alert = page.getByText(basketTexts.outcome({ code: 'added' }, { name, unit: 'szt.' }));
  await expect(alert).toBeVisible();
  // Below the header, whose links stay in reach.
  const header = await page.locator('.site-header').boundingBox();
  expect((await alert.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(basketLink(page)).toHaveAccessibleName(shellTexts.basket.count(1));
  await expect(page).toHaveURL(/szukaj/);
});

for (const viewportClass of [1, 4] as const) {
  test(`S1.01 several sizes are chosen from in a sheet, viewport class ${viewportClass}${onPhoneDaily(viewportClass)}`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    await page.goto(SEVERAL_SIZES);
    const name = await nameOf(card(page));
    await card(page)
      .getByRole('link', { name: texts.chooseOf(name) })
      .click();
    const sheet = page.getByRole('dialog', { name: sizeSheetTexts.forBasket });
    await expect(sheet).toContainText(name);
    const size = sheet.getByRole('button', { name: /dostępny|zostało/ }).and(sheet.locator(':enabled'));
    await expect(size.first()).toBeVisible();
    await axe(page);
    await size.first().click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(basketTexts.outcome({ code: 'added' }, { name, unit: 'szt.' }))).toBeVisible();
    await expect(basketLink(page)).toHaveAccessibleName(shellTexts.basket.count(1));
  });
}

test('a dot shows another colour of the model on its card, in place; a mouse that rests sees the second photo', async ({
  page,
  noJsPage,
}) => {
  await page.goto(SEVERAL_SIZES);
  const place = page
    .locator('#search [role=listitem]')
    .filter({ has: page.locator('.card-dots') })
    .first();
  const name = await nameOf(place);
  const link = await place.getByRole('heading').getByRole('link').getAttribute('href');
  const other = place.locator('.card-dot:not([aria-current])').first();
  const target = (await other.getAttribute('href')) ?? '';
  await other.press('Enter');
  await expect(place.getByRole('heading')).not.toHaveText(name);
  await expect(place.getByRole('heading').getByRole('link')).toHaveAttribute('href', target);
  await expect(place.locator('.card-dot[aria-current]')).toHaveAttribute('href', target);
  await expect(place.locator('.card-dot[aria-current]'), 'the keyboard keeps its place').toBeFocused();
  await expect(page).toHaveURL(/kategoria\/110/);
  await place.locator(`.card-dot[href="${link}"]`).click();
  await expect(place.getByRole('heading')).toHaveText(name);
  await expect(place.locator('.card-second')).toHaveAttribute('data-shown');

  await noJsPage.goto(SEVERAL_SIZES);
  await noJsPage.locator(`.card-dot[href="${target}"]`).click();
  await expect(noJsPage).toHaveURL(new RegExp(target));
});

test('the sheet of sizes closes with Escape and gives the focus back; a failing shop opens the product', async ({
  page,
  problems,
}) => {
  await page.goto(SEVERAL_SIZES);
  const link = card(page).getByRole('link', { name: texts.chooseOf(await nameOf(card(page))) });
  await link.press('Enter');
  await expect(page.getByRole('dialog', { name: texts.choose })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
  problems.allow(/500/);
  for (const call of ['**/ajax/projector.php**', '**/projector.php**']) {
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
  }
  await link.click();
  await expect(page).toHaveURL(/\/produkt\//);
});

test('S1.10 a sold-out size of the sheet leads to the form of those who wait for it', async ({ page }) => {
  await page.goto('/szukaj?text=Podmuch');
  const name = await nameOf(card(page));
  await card(page)
    .getByRole('link', { name: texts.chooseOf(name) })
    .click();
  const sheet = page.getByRole('dialog', { name: sizeSheetTexts.forBasket });
  await sheet.getByRole('link', { name: new RegExp(`^M${texts.sizeSoldOut}.*${sizeSheetTexts.notify}`) }).click();
  await expect(page).toHaveURL(/\/produkt\/1\/powiadomienie\?rozmiar=M$/);
});

test('the prices and the buttons of a row stand on one line; what its last row leaves free leads on', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await page.goto(SEVERAL_SIZES);
  const row = (await page.locator('#search').getByRole('article').all()).slice(0, 4);
  for (const part of ['.price', '.card-buy']) {
    const tops = await Promise.all(row.map(async (one) => Math.round((await one.locator(part).boundingBox())?.y ?? 0)));
    expect(new Set(tops).size, `${part}: ${tops}`).toBe(1);
  }
  const rest = page.locator('.card-rest');
  for (const viewportClass of [2, 3, 4] as const) {
    await atClass(viewportClass);
    const [last, list] = [await rest.boundingBox(), await page.locator('#search [data-page]').boundingBox()];
    expect(Math.round((last?.x ?? 0) + (last?.width ?? 0))).toBe(Math.round((list?.x ?? 0) + (list?.width ?? 0)));
  }
  await rest.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odzież');
});

test('the heart keeps a product, shows it after a reload and forgets it again', async ({ page }) => {
  await page.goto(SEVERAL_SIZES);
  const name = await nameOf(card(page));
  await card(page)
    .getByRole('button', { name: texts.keepOf(name) })
    .click();
  const kept = card(page).getByRole('button', { name: texts.storedOf(name) });
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await kept.click();
  await expect(card(page).getByRole('button', { name: texts.keepOf(name) })).toBeVisible();
  await page.goto('/ulubione');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test(`a heart is shown on cards that come by scrolling too ${THOROUGH}`, async ({ page, atClass }) => {
  await atClass(4);
  const later = page.locator('[data-page="2"] article').first();
  await page.goto('/kategoria/100/odziez?counter=1');
  const name = await nameOf(later);
  await later.getByRole('button', { name: texts.keepOf(name) }).click();
  await expect(later.getByRole('button', { name: texts.storedOf(name) })).toBeVisible();
  await page.goto('/kategoria/100/odziez');
  await expect(async () => {
    await page.locator('#paging_setting_bottom').scrollIntoViewIfNeeded();
    await expect(later.getByRole('button', { name: texts.storedOf(name) })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('S5.09 a card in a list puts its product on a shopping list: at once with one size, after choosing one of several', async ({
  page,
}) => {
  const window = page.getByRole('dialog', { name: addToListTexts.title });
  const alert = page.locator('[data-alert]').getByText(addToListTexts.added(listTexts.firstName));
  await page.goto(AS_LIST.oneSize);
  const cup = await nameOf(oneClick(page));
  const link = oneClick(page).getByRole('link', { name: texts.listOf(cup) });
  await link.click();
  await window.getByRole('button', { name: addToListTexts.submit }).click();
  await expect(alert).toBeVisible();
  await expect(link).toHaveAttribute('data-status', 'success');

  await page.goto(AS_LIST.severalSizes);
  const jacket = await nameOf(card(page));
  await card(page)
    .getByRole('link', { name: texts.listOf(jacket) })
    .click();
  await page.getByRole('dialog', { name: sizeSheetTexts.forList }).getByRole('button', { name: /^M / }).click();
  await expect(window.getByText(listTexts.firstName)).toBeVisible();
  await window.getByRole('button', { name: addToListTexts.submit }).click();
  await expect(alert).toBeVisible();
  await page.goto('/listy');
  await page.getByRole('link', { name: listTexts.firstName }).first().click();
  for (const name of [cup, jacket]) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('S2.09 S7.71 the compare tick of a card in a list fills the panel without a page load', async ({ page }) => {
  await page.goto(AS_LIST.severalSizes);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const name = await nameOf(card(page));
  await card(page)
    .getByRole('link', { name: compareLinkTexts.addOf(name) })
    .click();
  const panel = page.getByRole('region', { name: compareTexts.panel.label });
  await expect(panel.getByRole('link', { name: compareTexts.removeOf(name) })).toBeVisible();
  await card(page)
    .getByRole('link', { name: compareLinkTexts.comparedOf(name) })
    .click();
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('S1.01 the sizes come up over the photo under the mouse and under the keyboard', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto(SEVERAL_SIZES);
  const sizes = card(page).locator('.card-sizes');
  await expect(sizes).toHaveCSS('opacity', '0');
  await card(page).hover();
  await expect(sizes).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(sizes).toHaveCSS('opacity', '0');
  await card(page).getByRole('heading').getByRole('link').focus();
  await expect(sizes).toHaveCSS('opacity', '1');
  const photo = await card(page).locator('> div').first().boundingBox();
  const strip = await sizes.boundingBox();
  expect(Math.abs((photo?.y ?? 0) + (photo?.height ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0))).toBeLessThan(2);
});

test('a product of a zone, which comes as bare HTML, is bought the same way', async ({ page }) => {
  await page.goto('/szukaj?text=xqzwvk');
  // The zone itself comes once its place is in view.
  await scrollToZones(page);
  const zone = page.locator('.zone').first();
  const buy = zone.getByRole('button', { name: /^Dodaj do koszyka/ }).first();
  await buy.click();
  await expect(basketLink(page)).toHaveAccessibleName(shellTexts.basket.count(1));
  await expect(page).toHaveURL(/szukaj/);
});

test('X.12 every control of a card has a name and is at least 44 px high and wide, a colour 32 px wide; two columns on a phone', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  await page.goto(SEVERAL_SIZES);
  const [first, second] = await page.locator('#search').getByRole('article').all();
  expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
  for (const control of await card(page).locator('[data-card]').all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const isColour = (await control.getAttribute('data-card')) === 'version';
    expect(box?.width).toBeGreaterThanOrEqual(isColour ? 32 : 44);
    await expect(control).toHaveAccessibleName(new RegExp(await nameOf(card(page))));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('in a list flags leave a small photo free, and the price is next to the text where there is room', async ({
  page,
  atClass,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/promocje?display=list');
  const row = page.locator('#search').getByRole('article').first();
  const box = async (part: string) => (await row.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const photo = await box('> div:first-child');
  expect((await box('.card-flag')).x).toBeGreaterThan(photo.x + photo.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const viewportClass of [2, 4] as const) {
    await atClass(viewportClass);
    const [heading, offer] = [await box('h2'), await box('.card-offer')];
    expect(offer.x).toBeGreaterThan(heading.x + heading.width - 1);
    expect(offer.y).toBeLessThan(heading.y);
  }
});

test.describe('without JavaScript', () => {
  test('a card buys by a form, opens its sizes on the product page, keeps, lists and compares', async ({
    noJsPage: page,
  }) => {
    await page.goto(ONE_SIZE);
    const one = oneClick(page);
    const name = await nameOf(one);
    await one.getByRole('button', { name: texts.buyOf(name) }).click();
    await expect(page).toHaveURL(/\/koszyk/);
    await expect(page.getByRole('main')).toContainText(name);
    await page.goto(SEVERAL_SIZES);
    const jacket = await nameOf(card(page));
    await card(page)
      .getByRole('button', { name: texts.keepOf(jacket) })
      .click();
    await expect(page).toHaveURL(/\/ulubione/);
    const kept = basketTexts.outcome({ code: 'favourite-added' }, { name: jacket, unit: 'szt.' });
    await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();
    await page.goto(AS_LIST.severalSizes);
    await card(page)
      .getByRole('link', { name: compareLinkTexts.addOf(jacket) })
      .click();
    await expect(page).toHaveURL(/\/porownanie/);
    await expect(page.getByRole('status').filter({ hasText: compareTexts.added(jacket) })).toBeVisible();
    await page.goto(AS_LIST.severalSizes);
    await card(page)
      .getByRole('link', { name: texts.listOf(jacket) })
      .click();
    await page.getByLabel(addToListTexts.size).selectOption({ index: 1 });
    await page.getByRole('button', { name: addToListTexts.submit }).click();
    await expect(page).toHaveURL(/\/listy\/\d+/);
    await expect(page.getByRole('main')).toContainText(jacket);
    await page.goto(SEVERAL_SIZES);
    await card(page)
      .getByRole('link', { name: texts.chooseOf(jacket) })
      .click();
    await expect(page).toHaveURL(/\/produkt\//);
  });
});
