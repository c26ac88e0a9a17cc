import type { Page } from '@playwright/test';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as favouritesTexts from '#modules/customers/favourites/texts/storefront.ts';
import * as addToListTexts from '#modules/customers/lists/texts/add-to-list.ts';
import * as listTexts from '#modules/customers/lists/texts/storefront.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as copyLinkTexts from '#platform/copy-link/texts/copy-link.ts';
import { expectAlert, watchAlerts } from './fixtures/alerts.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

// Kurtka przeciwwiatrowa Podmuch (sizes S–XL, M sold out), Nóż składany Zbieracz (one size).
const JACKET = '/produkt/1';
const KNIFE = '/produkt/37';

/** The consent banner is over the page until it is answered; it has tests of its own. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

/** Names of the events sent to the shop's analytics; null before the first one. */
const tracked = (page: Page) =>
  page.evaluate(
    () => (window as { dataLayer?: { event?: string }[] }).dataLayer?.flatMap(({ event }) => event ?? []) ?? null,
  );
const openChooser = (page: Page) => page.getByRole('button', { name: productTexts.addToList }).first().click();
const chooser = (page: Page) => page.getByRole('dialog', { name: addToListTexts.title });

test('S2.38 S2.63 S2.64 S4.40 S4.41 the life of a list with two browsers', async ({ page, browser, baseURL }) => {
  await watchAlerts(page);
  await page.goto(JACKET);
  await expect(page.locator('#projector_form')).toHaveAttribute('novalidate');
  await test.step('S5.07 a size comes first', async () => {
    await openChooser(page);
    await expectAlert(page, productTexts.chooseSize);
  });
  // By keyboard: the sizes glide into view, and a pointer might meet something else.
  await page.getByRole('radio', { name: 'XL', exact: true }).press(' ');
  await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  await openChooser(page);

  await test.step('S4.40 S4.41 S9.73 the first list is made and chosen', async () => {
    await expect(chooser(page).getByRole('radio', { name: /Lista zakupowa/ })).toBeChecked();
    await axe(page);
  });
  await test.step('S5.56 an empty name sends nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('createShoppingList')) asked.push(request.url());
    });
    await chooser(page).getByRole('button', { name: addToListTexts.create }).click();
    expect(
      await chooser(page)
        .getByLabel(addToListTexts.newList)
        .evaluate((field) => (field as HTMLInputElement).validity.valid),
    ).toBe(false);
    expect(asked).toEqual([]);
  });
  await chooser(page).getByLabel(addToListTexts.newList).fill('Na wyprawę');
  await chooser(page).getByRole('button', { name: addToListTexts.create }).click();
  await expect(chooser(page).getByRole('radio', { name: /Na wyprawę/ })).toBeChecked();
  await chooser(page).getByRole('button', { name: addToListTexts.submit }).click();
  await expect(chooser(page)).toBeHidden();
  await expectAlert(page, addToListTexts.added('Na wyprawę'));
  await test.step('S4.38 S4.39 the control keeps the mark of what was added', async () => {
    await expect(page.getByRole('button', { name: productTexts.addToList }).first()).toHaveAttribute(
      'data-status',
      'success',
    );
  });
  expect(await tracked(page), 'nothing is sent without consent').toBeNull();

  await test.step('S7.54 adding it again: error on the control, the server’s words in an alert', async () => {
    await openChooser(page);
    await chooser(page)
      .getByRole('radio', { name: /Na wyprawę/ })
      .check();
    const submit = chooser(page).getByRole('button', { name: addToListTexts.submit });
    await submit.click();
    await expect(submit).toHaveAttribute('data-status', 'error');
    await expectAlert(page, 'Produkt jest już na liście');
    await expect(submit).not.toHaveAttribute('data-status');
    await page.keyboard.press('Escape');
  });
  await page.goto(KNIFE);
  await openChooser(page);
  await chooser(page)
    .getByRole('radio', { name: /Na wyprawę/ })
    .check();
  await chooser(page).getByRole('button', { name: addToListTexts.submit }).click();
  await expect(chooser(page)).toBeHidden();

  await page.goto('/listy');
  await axe(page);
  await page.getByRole('link', { name: 'Na wyprawę', exact: true }).click();
  const settings = page.getByLabel(listTexts.settings.label);
  await settings.selectOption(listTexts.settings.rename);
  await page.getByLabel(listTexts.create.name).fill('Na biwak');
  await page.getByRole('button', { name: listTexts.rename.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Na biwak' })).toBeVisible();
  await settings.selectOption(listTexts.settings.share);
  const shared = page.getByLabel(listTexts.share.switch);
  await expect(shared, 'it is private before it is shared').not.toBeChecked();
  await expect(page.getByLabel(listTexts.share.link)).toHaveCount(0);
  await shared.check();
  await page.getByRole('button', { name: listTexts.share.submit }).click();
  const link = await page.getByLabel(listTexts.share.link).inputValue();
  const other = await browser.newContext({ baseURL, locale: 'pl-PL' });
  await other.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
  const visitor = await other.newPage();
  await watchAlerts(visitor);
  await test.step('another browser: not without the link, and with it only looking and buying', async () => {
    const address = new URL(link);
    const refused = await visitor.goto(address.pathname);
    expect(refused?.status()).toBe(404);
    await visitor.goto(address.pathname + address.search);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Na biwak' })).toBeVisible();
    await expect(visitor.getByLabel(listTexts.settings.label)).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: /Usuń z listy/ })).toHaveCount(0);
    await visitor.getByRole('button', { name: listTexts.take }).click();
    await expect(visitor.getByText(listTexts.done.taken)).toBeVisible();
  });
  await test.step('all of it goes into the basket', async () => {
    await visitor.waitForFunction(() => 'interactive' in document.documentElement.dataset);
    await visitor.getByRole('button', { name: listTexts.buyAll }).click();
    await expectAlert(visitor, 'Dodaliśmy do koszyka: 2');
    await visitor.goto('/koszyk');
    await expect(visitor.getByRole('link', { name: 'Nóż składany Zbieracz' }).first()).toBeVisible();
  });
  await other.close();

  await page.goto(new URL(link).pathname);
  await settings.selectOption(listTexts.settings.remove);
  await page.getByRole('button', { name: listTexts.removeYes }).click();
  await expect(page).toHaveURL(/\/listy\?/);
  await expect(page.getByRole('link', { name: 'Na biwak', exact: true })).toHaveCount(0);
});

/** A list made behind the page, of the same browser. */
async function makeList(page: Page, name: string, products: string): Promise<number> {
  const ask = async (query: string) => (await page.request.post('/graphql/v1/', { data: { query } })).json();
  const { data } = await ask(
    `mutation { shoppingListCreate(ShoppingListSettingsInput: {name: "${name}"}) { status id } }`,
  );
  const { id } = data.shoppingListCreate;
  if (products) {
    await ask(
      `mutation { addToShoppingList(ShoppingListInput: {id: ${id}}, ShoppingListProduct: [${products}]) { status } }`,
    );
  }
  return id;
}

test('S2.63 S2.58 S7.41 S7.05 X.18 from a list to another, to the basket and to the favourites, on a phone', async ({
  page,
  context,
  baseURL,
  atClass,
}) => {
  await context.addCookies([{ name: 'ck_consent', value: 'analytics', url: baseURL ?? '' }]);
  await atClass(1);
  await watchAlerts(page);
  await makeList(page, 'Lista zakupowa', '');
  const id = await makeList(page, 'Na biwak', '{id: 37, size: "uniw"}, {id: 1, size: "XL"}');
  await page.goto(`/listy/${id}?ustaw=sort-cheapest`);
  await expect(page.locator('[data-product_id]').first()).toHaveAttribute('data-product_id', '37');
  await axe(page);
  await test.step('copied to another list, then taken off this one', async () => {
    const row = page.locator('[data-product_id="37"]');
    await row.getByText(listTexts.transfer.summary).click();
    await row.getByLabel(/Inna lista/).selectOption('Lista zakupowa');
    await row.getByRole('button', { name: /^Kopiuj/ }).click();
    await expectAlert(page, listTexts.done.copied);
    // Allowed, and run under the page's policy: a violation would be a problem of the page.
    await expect.poll(() => tracked(page)).toContain('add_to_wishlist');
    await row.getByRole('button', { name: /^Usuń z listy/ }).click();
    await expect(row).toHaveCount(0);
  });
  await test.step('S7.41 the basket is saved to the favourites', async () => {
    await page.getByRole('button', { name: listTexts.buyAll }).click();
    await expectAlert(page, 'Dodaliśmy do koszyka: 1');
    await expect.poll(() => tracked(page)).toContain('add_to_cart');
    await page.goto('/koszyk');
    await page.getByText(basketScreenTexts.actions).click();
    await page.getByRole('button', { name: basketScreenTexts.keepAll }).click();
    await expectAlert(page, 'Dodaliśmy do ulubionych');
  });
  await test.step('S2.58 favourites: price, buying, removing', async () => {
    await page.goto('/ulubione');
    const row = page.locator('[data-product_id="1"]');
    await expect(row.getByText('249,00')).toBeVisible();
    await axe(page);
    await row.getByRole('button', { name: /^Dodaj do koszyka/ }).click();
    await expect(page.locator('[data-alert]').first()).toBeVisible();
    await row.getByRole('button', { name: /^Usuń z ulubionych/ }).click();
    await expect(page.getByText(favouritesTexts.emptyTitle)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), 'the pressed button is gone').toBeFocused();
  });
});

test('S2.58 S2.63 favourites become a list with one click, only unknown sizes are requested, and one click shares the list', async ({
  page,
  noJsPage,
  baseURL,
}) => {
  await noJsPage.context().addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
  const keep = (to: Page, product: number, size: string) =>
    to.request.post('/basketchange.php', {
      form: { product: String(product), size, number: '1', mode: '2', getAjax: 'true' },
    });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        if (window.name === 'closes') return Promise.reject(new DOMException('no', 'AbortError'));
        if (window.name === 'refuses') return Promise.reject(new DOMException('no', 'NotAllowedError'));
        document.title = shared.url ?? '';
        return Promise.resolve();
      },
    });
  });
  await watchAlerts(page);
  await keep(page, 37, 'uniw');
  await keep(page, 1, 'XL');
  await page.goto('/ulubione');
  await page.getByRole('button', { name: favouritesTexts.makeList }).click();
  await expect(page.getByRole('heading', { level: 1, name: favouritesTexts.listName })).toBeVisible();
  await expect(page.locator('[data-product_id]')).toHaveCount(2);
  const share = page.getByRole('button', { name: listTexts.settings.share, exact: true });
  const shared = page.getByText(listTexts.shared, { exact: true });
  await expect(shared, 'it is private before it is shared').toHaveCount(0);
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
  await test.step('a call that fails hands nothing on, and nothing later', async () => {
    const refusal = { errors: [{ message: 'Nie teraz' }], data: { setShoppingList: null } };
    await page.route('**/graphql/v1/**', (route) => route.fulfill({ json: refusal }));
    await share.click();
    await expectAlert(page, 'Nie teraz');
    await page.unroute('**/graphql/v1/**');
    await page.getByLabel(listTexts.settings.label).selectOption('share');
    await page.getByLabel(listTexts.share.switch).check();
    await page.getByRole('button', { name: listTexts.share.submit }).click();
    await expect(page.getByLabel(listTexts.share.link)).toHaveValue(/token=/);
    await expect(page).not.toHaveTitle(/token=/);
  });
  await share.click();
  await expect(page).toHaveTitle(/\/listy\/\d+\?token=/);
  // A list that is closed is opened by the same press.
  const { pathname } = new URL(page.url());
  await page.request.post('/graphql/v1/', {
    data: {
      query: `mutation { setShoppingList(ShoppingListInput: {id: ${pathname.split('/').at(-1)}}, ShoppingListSettingsInput: {public: false}) { status } }`,
    },
  });
  await page.goto(pathname);
  await expect(shared).toHaveCount(0);
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
  await share.click();
  await expect(page).toHaveTitle(/\/listy\/\d+\?token=/);
  await axe(page);
  await test.step('who closes the sheet learns that the list is open', async () => {
    await page.goto(pathname);
    await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
    await page.evaluate(() => {
      window.name = 'closes';
    });
    await share.click();
    await expectAlert(page, listTexts.done.shared);
  });
  await test.step('where the browser neither shares nor copies, the link is in a field', async () => {
    await page.goto(pathname);
    await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
    await page.evaluate(() => {
      window.name = 'refuses';
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await share.click();
    await expectAlert(page, copyLinkTexts.copyFailed);
    await expect(page.getByLabel(listTexts.share.link)).toHaveValue(/token=/);
  });

  await keep(noJsPage, 37, 'uniw');
  await keep(noJsPage, 1, '');
  await noJsPage.goto('/ulubione');
  await noJsPage.getByRole('link', { name: favouritesTexts.makeList }).click();
  await expect(noJsPage).toHaveURL(/\/listy\/dodaj\?/);
  await expect(noJsPage.getByText(addToListTexts.sizeless(1))).toBeVisible();
  await noJsPage.getByLabel(addToListTexts.size).selectOption('XL');
  await noJsPage.getByRole('button', { name: addToListTexts.submit }).click();
  await expect(noJsPage.locator('[data-product_id]')).toHaveCount(2);
  await expect(noJsPage.getByText(listTexts.shared, { exact: true })).toHaveCount(0);
  await noJsPage.getByRole('button', { name: listTexts.settings.share, exact: true }).click();
  await expect(noJsPage.getByLabel(listTexts.share.link)).toHaveValue(/token=/);
});

test('S1.04 S2.38 S2.63 S4.40 S9.73 lists without JavaScript', async ({ noJsPage: page, baseURL }) => {
  await page.context().addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
  await page.goto(KNIFE);
  await openChooser(page);
  await expect(page).toHaveURL(/\/listy\/dodaj\?/);
  await page.getByRole('button', { name: addToListTexts.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista zakupowa', exact: true })).toBeVisible();
  await expect(page.getByText(listTexts.done.added)).toBeVisible();
  await page.getByLabel(listTexts.settings.label).selectOption(listTexts.settings.rename);
  await page.getByRole('button', { name: listTexts.settings.submit }).click();
  await page.getByLabel(listTexts.create.name).fill('Bez skryptu');
  await page.getByRole('button', { name: listTexts.rename.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bez skryptu' })).toBeVisible();
  await page.getByRole('button', { name: listTexts.buyAll }).click();
  await expect(page).toHaveURL(/\/koszyk/);
  await expect(page.getByText('Dodaliśmy do koszyka: Nóż składany Zbieracz.')).toBeVisible();
  await page.goto('/listy');
  await page.getByRole('link', { name: 'Bez skryptu', exact: true }).click();
  await page.getByRole('button', { name: /^Usuń z listy/ }).click();
  await expect(page.getByText(listTexts.nothing.title)).toBeVisible();
});
