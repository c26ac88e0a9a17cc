import type { Page } from '@playwright/test';
import { demoCustomer } from '#demo/content/customer.ts';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import { addComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as searchTexts from '#modules/catalogue/search/texts/storefront.ts';
import * as paginationTexts from '#platform/paging/texts/pagination.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { axe } from './fixtures/axe.ts';
import { signIn } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

const CLOTHES = '/kategoria/100/odziez';
const cards = (page: Page) => page.locator('#search article');
/** Nearly a hundred cards. */
const MANY_MODELS = '/szukaj?text=w';
const counted = (page: Page) => page.locator('#search h1 + p');
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const summary = (page: Page, name: string) =>
  page.locator('#Filters summary').filter({ hasText: new RegExp(`^${name}`) });

/** Opens the panel if it is closed, with the fold it may be in. */
async function unfold(page: Page, name: string) {
  const title = summary(page, name);
  if (!(await title.isVisible())) await summary(page, listingTexts.moreFilters).click();
  if ((await title.locator('..').getAttribute('open')) === null) await title.click();
  await expect(title.locator('..')).toHaveAttribute('open', '');
}

async function open(page: Page, path = CLOTHES) {
  await page.goto(path);
  await expect(page.locator('.site-header')).toHaveAttribute('data-scroll-fix', /./);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

const wasReloaded = (page: Page) => page.evaluate(() => !('notReloaded' in window));

test('S2.06 S7.71 ticked values narrow the listing at once, with chips that take them back', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await open(page);
  const all = await counted(page).textContent();
  await unfold(page, listingTexts.filterNames.filter_sizes);
  const tick = page.locator('#Filters').getByRole('checkbox', { name: /^XL/ });
  const promised = await tick.locator('xpath=following-sibling::small').textContent();
  await tick.check();
  await expect(counted(page)).toHaveText(new RegExp(`^${listingTexts.count(Number(promised))}( w |$)`));
  expect(search(page)).toBe('?filter_sizes=XL');
  expect(await wasReloaded(page)).toBe(false);
  // Several values of one filter: a product needs one of them.
  const other = page.locator('#Filters').getByRole('checkbox', { name: /^L\b/ }).first();
  await other.check();
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: L') })).toBeVisible();
  expect(search(page)).toBe('?filter_sizes=L,XL');
  await page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') }).click();
  await expect.poll(() => search(page)).toBe('?filter_sizes=L');
  await expect(tick).not.toBeChecked();
  await expect(other).toBeChecked();
  // The keyboard does not lose its place: the last chip leads to the count, one before others to the next.
  await expect(counted(page)).toBeFocused();
  await tick.check();
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') })).toBeVisible();
  await page.getByRole('link', { name: listingTexts.remove('Rozmiar: L') }).press('Enter');
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') })).toBeFocused();
  await other.check();
  await expect.poll(() => search(page)).toBe('?filter_sizes=L,XL');
  await page.locator('#filter_list').getByRole('link', { name: listingTexts.clear }).click();
  await expect(counted(page)).toHaveText(all ?? '?');
  await expect(other).not.toBeChecked();
  expect(search(page)).toBe('');
});

test('X.55 what is chosen while another choice is loading joins it: filter, order, view, chip and page size in one load', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await open(page, `${CLOTHES}?filter_available=y`);
  // Nothing answers until everything is chosen.
  let answer = () => {};
  const all = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/fragment=content/, (route) => all.then(() => route.continue()).catch(() => undefined));
  await unfold(page, listingTexts.filterNames.filter_sizes);
  const sizes = page.locator('#Filters');
  await sizes.getByRole('checkbox', { name: /^XL/ }).check();
  await page.getByRole('combobox', { name: listingTexts.sort }).selectOption('price-d');
  await page.getByRole('link', { name: listingTexts.views.list, exact: true }).click();
  await page.locator('#filter_list').getByRole('link').first().click();
  await page.getByRole('combobox', { name: listingTexts.perPage }).selectOption('48');
  await sizes.getByRole('checkbox', { name: /^L\b/ }).first().check();
  answer();
  await expect.poll(() => search(page)).toBe('?sort_order=price-d&portions=48&display=list&filter_sizes=L,XL');
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') })).toBeVisible();
  await expect(page.locator('#filter_list').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: listingTexts.sort })).toHaveValue('price-d');
  expect(await wasReloaded(page)).toBe(false);
});

test('X.55 what is ticked and picked before the script of the listing comes counts when it comes', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/assets\/listing-/, (route) => wanted.then(() => route.continue()));
  await page.goto(CLOTHES, { waitUntil: 'load' });
  await unfold(page, listingTexts.filterNames.filter_available);
  await page
    .locator('#Filters')
    .getByRole('checkbox', { name: /^Tylko dostępne/ })
    .check();
  await page.getByRole('combobox', { name: listingTexts.sort }).selectOption('price-d');
  expect(search(page)).toBe('');
  send();
  await expect.poll(() => search(page)).toBe('?sort_order=price-d&filter_available=y');
  await expect(page.locator('#filter_list')).toContainText('Tylko dostępne');
});

test('S4.51 on large views opening a filter panel closes the others, the choice is remembered, and scripts are not needed', async ({
  page,
  noJsPage,
  atClass,
}) => {
  await atClass(3);
  await open(page);
  const opened = page.locator('#Filters details[open]');
  await expect(opened).toHaveCount(1);
  await summary(page, listingTexts.price).click();
  await expect(opened).toHaveCount(1);
  await expect(page.locator('#filter_price')).toHaveAttribute('open', '');
  await unfold(page, 'Producent');
  await expect(opened, 'the producers and the fold around them').toHaveCount(2);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'filterHidden')?.value)
    .toMatch(/^(?!.*filter_producer).*filter_price/);
  await page.locator('#filter_producer').getByRole('checkbox').first().check();
  await expect(page.locator('#filter_list')).toBeVisible();
  await expect(opened).toHaveCount(2);
  await page.reload();
  await expect(opened).toHaveCount(2);
  await expect(page.locator('#filter_producer')).toHaveAttribute('open', '');
  // A narrower window makes a sheet of them, in which each opens for itself; a wider one keeps one.
  await atClass(2);
  await page.getByRole('button', { name: listingTexts.filters }).click();
  await summary(page, listingTexts.price).click();
  await expect(opened).toHaveCount(3);
  await atClass(4);
  await expect(opened).toHaveCount(2);

  await noJsPage.setViewportSize({ width: 1300, height: 900 });
  await noJsPage.goto(CLOTHES);
  await noJsPage.locator('#filter_price > summary').click();
  await expect(noJsPage.locator('#Filters details[open]')).toHaveCount(1);
  await expect(noJsPage.locator('#filter_price')).toHaveAttribute('open', '');
});

test('size, colour and price come first, the others behind one fold, which is open where one of them is chosen', async ({
  page,
  noJsPage,
  atClass,
}) => {
  await atClass(4);
  await open(page);
  const atOnce = page.locator('#Filters form > div > details > summary');
  await expect(atOnce).toHaveText([/^Rozmiar/, /^Kolor/, /^Cena/, new RegExp(`^${listingTexts.moreFilters}`)]);
  const fold = page.locator('#filter_more');
  await expect(fold).not.toHaveAttribute('open');
  await unfold(page, 'Producent');
  await page.locator('#filter_producer').getByRole('checkbox').first().check();
  await expect(page.locator('#filter_list')).toBeVisible();
  await expect(fold).toHaveAttribute('open', '');
  await summary(page, listingTexts.moreFilters).click();
  await expect(fold).not.toHaveAttribute('open');
  await page.reload();
  await expect(fold).toHaveAttribute('open', '');
  await noJsPage.goto(page.url());
  await expect(noJsPage.locator('#filter_more')).toHaveAttribute('open', '');
});

test('a price is set by its handles too, with the keyboard; a long list of values is searched; colours are seen', async ({
  page,
  atClass,
}) => {
  await atClass(3);
  await open(page);
  await summary(page, listingTexts.price).click();
  const handle = page.getByRole('slider', { name: listingTexts.priceFromHandle });
  const from = page.getByRole('textbox', { name: listingTexts.priceFrom });
  const lowest = Number(await handle.inputValue());
  await handle.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`filter_price=${lowest + 1}-`));
  await expect(from).toHaveValue(String(lowest + 1));
  await expect(handle).toBeFocused();
  await handle.press('Home');
  await expect.poll(() => search(page)).toBe('');
  await expect(from).toHaveValue('');
  await unfold(page, 'Kolor');
  const green = page.locator('#Filters .swatch', { hasText: 'zielony' });
  expect(await green.evaluate((one) => getComputedStyle(one, '::before').backgroundColor)).toBe('rgb(68, 119, 85)');
  await axe(page);

  await page.goto('/szukaj?text=na');
  await unfold(page, 'Waga');
  const values = summary(page, 'Waga').locator('..').locator('label');
  const [all, wanted] = [await values.count(), (await values.last().textContent())?.split(' g')[0] ?? ''];
  await page.getByRole('searchbox', { name: listingTexts.findValue('Waga') }).fill(wanted);
  await expect.poll(() => values.filter({ visible: true }).count()).toBeLessThan(all);
  await expect(values.last()).toBeVisible();
});

test('S4.50 on small views the filters are a sheet whose panels slide, each for itself', async ({ page, atClass }) => {
  await atClass(1);
  await open(page);
  const sheet = page.locator('#Filters');
  await expect(sheet).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: listingTexts.filters }).click();
  await expect(sheet).toBeVisible();
  await summary(page, listingTexts.moreFilters).click();
  const producer = page.locator('#filter_producer');
  const heights = producer.evaluate(async (element) => {
    const firstRows = new Set<number>();
    const until = performance.now() + 5000;
    while (performance.now() < until && firstRows.size < 4) {
      firstRows.add(Math.round(element.getBoundingClientRect().height));
      await new Promise(requestAnimationFrame);
    }
    return firstRows.size;
  });
  await summary(page, 'Producent').click();
  expect(await heights).toBeGreaterThan(2);
  await summary(page, 'Kolor').click();
  await expect(producer).toHaveAttribute('open', '');
  await summary(page, 'Producent').click();
  await expect(producer).not.toHaveAttribute('open');
  await page.locator('#Filters').getByRole('checkbox', { name: /^XL/ }).check();
  await expect(page).toHaveURL(/filter_sizes=XL/);
  await expect(page.locator('#content.load-content')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await axe(page);
  const show = sheet.getByRole('button', { name: /^Pokaż/ });
  await sheet.getByRole('link', { name: listingTexts.clear }).press('Enter');
  await expect.poll(() => search(page)).toBe('');
  await expect(show).toBeFocused();
  // A price that was typed and not sent is applied by the way to the products, a wrong one marked instead.
  await summary(page, listingTexts.price).click();
  const to = page.getByRole('textbox', { name: listingTexts.priceTo });
  await page.getByRole('textbox', { name: listingTexts.priceFrom }).fill('50');
  await to.fill('20');
  await show.click();
  await expect(sheet.getByText(listingTexts.priceWrong)).toBeVisible();
  await to.fill('120');
  // Nothing has counted what that leaves, so nothing is promised.
  await expect(show).toHaveText(listingTexts.showTyped);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => search(page)).toBe('?filter_price=50-120');
  // From the first product, wherever the sheet was opened.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('S2.07 S5.54 S5.55 the price range takes digits only, and from above to is marked and not sent', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await open(page);
  await summary(page, listingTexts.price).click();
  const from = page.getByRole('textbox', { name: listingTexts.priceFrom });
  const to = page.getByRole('textbox', { name: listingTexts.priceTo });
  await from.pressSequentially('5a0,x');
  await expect(from).toHaveValue('50');
  // Grosze after a comma do not make it a hundred times as much.
  await to.pressSequentially('199,99');
  await expect(to).toHaveValue('199');
  await to.fill('');
  await to.pressSequentially('-20');
  await expect(to).toHaveValue('20');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('filter_price')) asked += 1;
  });
  await to.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: listingTexts.priceWrong })).toBeVisible();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page).not.toHaveURL(/filter_price/);
  expect(asked).toBe(0);
  await unfold(page, 'Rozmiar');
  await page.locator('#Filters').getByRole('checkbox', { name: /^XL/ }).click();
  await expect(page.getByText(listingTexts.priceWrong)).toBeVisible();
  // The panel with the wrong price opens again and closes the sizes (S4.51).
  await expect(from).toBeFocused();
  await unfold(page, 'Rozmiar');
  await page.locator('#Filters').getByRole('checkbox', { name: /^XL/ }).click();
  await to.fill('120');
  await to.press('Enter');
  await expect(page).toHaveURL(/filter_price=50-120/);
  await expect(from).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('link', { name: listingTexts.remove('Cena: od 50 zł do 120 zł') })).toBeVisible();
  // Back to an address is back to its choice: nothing of a wrong range stays, nor of a tick it held back.
  await from.fill('900');
  await from.press('Enter');
  const held = page.locator('#Filters').getByRole('checkbox', { name: /^XL/ });
  await unfold(page, 'Rozmiar');
  await held.click();
  await expect(from).toBeFocused();
  await page.goBack();
  await expect.poll(() => search(page)).toBe('');
  await expect(from).toHaveValue('');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await unfold(page, 'Rozmiar');
  await expect(held).not.toBeChecked();
  await held.click();
  await expect.poll(() => search(page)).toBe('?filter_sizes=XL');
  // In an address too it is marked, though this panel was left closed; taken away, nothing of it stays.
  await open(page, `${CLOTHES}?filter_price=50-20&filter_sizes=XL`);
  await expect(page.getByRole('alert').filter({ hasText: listingTexts.priceWrong })).toBeVisible();
  await page.locator('#filter_list').getByRole('link', { name: listingTexts.clear }).click();
  await expect(from).toHaveValue('');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(listingTexts.priceWrong)).toHaveCount(0);
  expect(await wasReloaded(page)).toBe(false);
  await from.fill('30');
  await page
    .getByRole('navigation', { name: listingTexts.tree })
    .getByRole('link', { name: /^Kurtki/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurtki');
  await expect(page.locator('[name=filter_price_from]')).toHaveValue('');
});

test('S2.10 scrolling appends pages; back restores list and place, reload the page in view', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await open(page);
  const first = await cards(page).count();
  await expect(async () => {
    await page.locator('#paging_setting_bottom').scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThan(first);
  }).toPass();
  const target = page.locator('[data-page="2"] article').nth(5);
  // The address is that of the page in the middle of the window.
  await target.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(page).toHaveURL(/counter=1/);
  const name = await target.getByRole('heading').textContent();
  const shown = await cards(page).count();
  const link = target.getByRole('heading').getByRole('link');
  // Where the window about privacy covers the name, pointing at it scrolls further.
  await link.hover();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.locator('#container')).toHaveClass('projector_page');
  await page.goBack();
  // Back from a product loads afresh (S2.84).
  await page.waitForFunction(() => !('notReloaded' in window) && document.readyState !== 'loading');
  await expect(page.locator('#container')).toHaveClass('search_page');
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(4);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown);
  await expect(page.getByRole('heading', { name: name ?? '', exact: true }).first()).toBeInViewport();
  await expect(page).toHaveURL(/counter=1/);
  await page.reload();
  await expect(page).toHaveURL(/counter=1/);
  await expect(page.getByRole('heading', { name: name ?? '', exact: true }).first()).toBeInViewport();
});

test('S2.10 a page that fails to come leaves the list and its link', async ({ page, atClass, problems }) => {
  problems.allow(/500|Failed to load/);
  await atClass(4);
  await open(page);
  const first = await cards(page).count();
  await page.route(/counter=1&fragment=content/, (route) => route.fulfill({ status: 500, body: 'no' }));
  const failed = page.waitForResponse(/counter=1/);
  await page.locator('#paging_setting_bottom').scrollIntoViewIfNeeded();
  await failed;
  await expect(page.getByRole('region', { name: listingTexts.productsHeading })).toHaveAttribute('aria-busy', 'false');
  await expect(cards(page)).toHaveCount(first);
  // From now on the link leads there, by a full page load when need be.
  await page.getByRole('link', { name: listingTexts.showMore }).click();
  await page.waitForFunction(() => !('notReloaded' in window));
  await expect(page).toHaveURL(/counter=1/);
  await expect(page.locator('[data-page="2"] article').first()).toBeVisible();
});

test('S7.70 filters, price and paging are plain forms and links without a script', async ({ noJsPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CLOTHES);
  await page.getByRole('button', { name: listingTexts.filters }).click();
  await expect(page.locator('#Filters')).toBeVisible();
  await unfold(page, 'Rozmiar');
  await page.locator('#Filters').getByRole('checkbox', { name: /^XL/ }).check();
  await expect(page.locator('#Filters').getByRole('button', { name: /^Pokaż/ })).toHaveCount(0);
  const send = page.getByRole('button', { name: listingTexts.filter, exact: true });
  await expect(send).toBeInViewport();
  await send.click();
  await expect(page).toHaveURL(/filter_sizes=XL/);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(CLOTHES);
  await unfold(page, 'Rozmiar');
  await page.locator('#Filters').getByRole('checkbox', { name: /^XL/ }).check();
  await summary(page, listingTexts.price).click();
  await page.getByRole('textbox', { name: listingTexts.priceFrom }).fill('100');
  await page.getByRole('button', { name: listingTexts.filter, exact: true }).click();
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') })).toBeVisible();
  await expect(page.getByRole('link', { name: listingTexts.remove('Cena: od 100 zł') })).toBeVisible();
  await page.goto(`${CLOTHES}?filter_price=50-20`);
  await expect(page.getByRole('alert').filter({ hasText: listingTexts.priceWrong })).toBeVisible();
  await expect(page.getByRole('navigation', { name: listingTexts.active })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#search p:not([role])').getByText(listingTexts.priceWrong)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${CLOTHES}$`));
  // Its pictures are made when they are first asked for, which takes its time.
  await page.goto(MANY_MODELS, { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: listingTexts.perPage }).selectOption('48');
  await page.locator('#paging_setting_bottom').getByRole('button', { name: listingTexts.apply }).click();
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole('link', { name: paginationTexts.next }).click();
  await expect(page).toHaveURL(/portions=48&counter=1/);
});

test('S2.08 another page size, order and view are applied as soon as they are picked', async ({ page, atClass }) => {
  await atClass(4);
  await open(page, `${MANY_MODELS}&filter_available=y`);
  // Order and view stand on the line of the heading.
  const line = await page.locator('.listing-head').boundingBox();
  const bar = await page.locator('#paging_setting_top').boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual(line?.y ?? 0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) + 1);
  await page.getByRole('combobox', { name: listingTexts.perPage }).selectOption('48');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  expect(search(page)).toContain('filter_available=y');
  const first = cards(page).first();
  const best = (await first.getByRole('heading').textContent()) ?? '';
  const sort = page.getByRole('combobox', { name: listingTexts.sort });
  await sort.focus();
  await sort.selectOption('price-d');
  await expect(first).not.toContainText(best);
  expect(search(page)).toContain('sort_order=price-d');
  await expect(sort).toBeFocused();
  const width = async () => (await first.boundingBox())?.width ?? 0;
  const narrow = await width();
  await page.getByRole('link', { name: listingTexts.views.list, exact: true }).click();
  await expect.poll(width).toBeGreaterThan(narrow * 1.5);
  for (const kept of ['filter_available=y', 'sort_order=price-d', 'portions=48', 'display=list']) {
    expect(search(page)).toContain(kept);
  }
  // Default parameters are left out: one page, one address.
  await page.getByRole('combobox', { name: listingTexts.perPage }).selectOption('24');
  await expect.poll(() => search(page)).not.toContain('portions');
  await sort.selectOption('relevance-d');
  await expect.poll(() => search(page)).toBe('?text=w&display=list&filter_available=y');
  await page.goBack();
  await expect(sort).toHaveValue('price-d');
  expect(await wasReloaded(page)).toBe(false);
});

test('S1.01 S2.05 promotions, news, a category and a phrase each list products with prices', async ({ page }) => {
  for (const address of ['/promocje', '/nowosci', CLOTHES, '/szukaj?text=kurtka']) {
    await page.goto(address);
    await expect(cards(page).first()).toContainText('zł');
    const listed = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(listed.map((text) => JSON.parse(text)['@type'])).toContain('ItemList');
  }
});

test('a choice no product meets says what to take back', async ({ page, atClass }) => {
  await atClass(4);
  await open(page, `${CLOTHES}?filter_price=1-1&filter_sizes=XL`);
  await expect(page.getByRole('heading', { name: listingTexts.emptyFiltered })).toBeVisible();
  const content = page.locator('#content');
  await expect(content.getByRole('link', { name: listingTexts.clear })).toHaveCount(1);
  // Nothing to sort, no numbers of nothing, no words about what is not there.
  await expect(content.getByRole('combobox', { name: listingTexts.sort })).toHaveCount(0);
  await expect(content.getByRole('navigation', { name: listingTexts.tree })).toHaveCount(0);
  await expect(content.locator('.search_description')).toHaveCount(0);
  await content.getByRole('link', { name: listingTexts.remove('Cena: od 1 zł do 1 zł') }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(counted(page)).toBeFocused();
});

test('the tree next to the products shows the current category and leads to the neighbours', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await open(page, '/kategoria/110');
  const tree = page.getByRole('navigation', { name: listingTexts.tree });
  await expect(tree.locator('[aria-current=page]')).toContainText('Kurtki');
  await tree.getByRole('link', { name: /^Koszulki/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszulki');
  await expect(tree.locator('[aria-current=page]')).toContainText('Koszulki');
  // With a filter chosen the number next to a category is what one finds there, with the same filter.
  await unfold(page, listingTexts.filterNames.filter_sizes);
  await page.locator('#Filters').getByRole('checkbox', { name: /^XL/ }).check();
  await expect.poll(() => search(page)).toBe('?filter_sizes=XL');
  // The chosen size is above the list once the list and its counts have come.
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') })).toBeVisible();
  const jackets = tree.getByRole('link', { name: /^Kurtki/ });
  await expect(jackets).toHaveAttribute('href', /filter_sizes=XL/);
  const promised = await jackets.locator('span').textContent();
  await jackets.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurtki');
  await expect(counted(page)).toHaveText(new RegExp(`^${listingTexts.count(Number(promised))}( w |$)`));
  expect(search(page)).toBe('?filter_sizes=XL');
});

test('S2.11 S9.70 a long description opens block by block', async ({ page }) => {
  await page.goto('/kategoria/110');
  const blocks = page.locator('.search_description');
  await expect(blocks.getByText(/^Dobra kurtka/)).toBeVisible();
  const next = blocks.getByText(/^Na deszcz/);
  const last = blocks.getByText(/^Po sezonie/);
  await expect(next).toBeHidden();
  await blocks.getByText(listingTexts.readMore).first().click();
  await expect(next).toBeVisible();
  await expect(last).toBeHidden();
});

test('S1.01 S1.02 S1.03 a signed-in customer browses, searches and compares like any visitor', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await signIn(page, demoCustomer);
  await page.goto('/kategoria/110');
  await expect(
    page.locator('.site-header').getByRole('link', { name: shellTexts.account.of('Anna'), exact: true }),
  ).toBeVisible();
  const card = cards(page).first();
  await expect(card).toContainText(/\d,\d\d\szł/);
  const sizes = ((await card.locator('.card-sizes').textContent()) ?? '').split(', ').length;
  expect(sizes).toBeGreaterThan(1);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.locator('#container')).toHaveClass('projector_page');
  const offer = page.locator('#projector_form');
  await expect(offer.getByRole('group', { name: productTexts.size }).getByRole('radio')).toHaveCount(sizes);
  await expect(offer).toContainText(/\d,\d\d\szł/);

  await page.getByRole('search').first().getByRole('combobox').fill('kubek');
  const suggested = page.getByRole('group', { name: searchTexts.groups.products }).getByRole('option');
  await expect(suggested.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingTexts.searchTitle('kubek'));
  await expect(cards(page).first()).toContainText('zł');

  for (const id of [59, 60]) await page.request.get(addComparedLink(id), { maxRedirects: 0 });
  await page.goto('/porownanie');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('next to the filters there are four products in a row, from 1 600 px on five, and every page ends with a full row', async ({
  page,
}) => {
  const inFirstRow = () =>
    cards(page).evaluateAll((all) => {
      const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, columns] of [
    [1440, 4],
    [1680, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect(await inFirstRow()).toBe(columns);
    const list = page.locator('#search [data-page="1"]');
    const last = list.locator('.card-rows > *:visible').last();
    const [end, whole] = [await last.boundingBox(), await list.boundingBox()];
    expect(Math.round((end?.x ?? 0) + (end?.width ?? 0))).toBe(Math.round((whole?.x ?? 0) + (whole?.width ?? 0)));
  }
});

test('next to the products the filters stay in the window, scroll for themselves, and stay where they were after a tick', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page);
  const side = page.locator('.listing-side');
  // The consent banner would cover their end.
  await expect(side).toHaveCSS('position', 'static');
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
  await open(page);
  await summary(page, listingTexts.moreFilters).click();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const header = await page.locator('.site-header').boundingBox();
  const shown = await side.boundingBox();
  expect(shown?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(801);
  const tick = page.locator('#Filters').getByRole('checkbox', { name: /^XL/ });
  await tick.scrollIntoViewIfNeeded();
  await side.evaluate((element) => element.scrollTo({ top: 200, behavior: 'instant' }));
  await tick.press('Space');
  await expect.poll(() => search(page)).toBe('?filter_sizes=XL');
  await expect(page.getByRole('link', { name: listingTexts.remove('Rozmiar: XL') })).toBeAttached();
  expect(await side.evaluate((element) => element.scrollTop)).toBe(200);
  await page.setViewportSize({ width: 1100, height: 390 });
  await expect(side).toHaveCSS('position', 'static');
});

test('the picture of the department is next to its name on a desktop; a phone never requests it', async ({
  page,
  atClass,
}) => {
  const scene = page.locator('.listing-scene');
  const source = () => scene.evaluate((image: HTMLImageElement) => image.currentSrc);
  await atClass(1);
  await open(page);
  await expect(scene).toBeHidden();
  expect(await source()).not.toContain('/obraz/');
  await atClass(4);
  await open(page);
  await expect(scene).toBeVisible();
  expect(await source()).toContain('/obraz/');
});
