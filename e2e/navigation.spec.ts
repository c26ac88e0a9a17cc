import type { Page, Route } from '@playwright/test';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { fragmentTimeout } from '#platform/navigation/rules/navigation.ts';
import * as paginationTexts from '#platform/paging/texts/pagination.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { measureHeld, swapBy } from './fixtures/page-memory.ts';
import { expect, test } from './fixtures/shop.ts';
import { THOROUGH } from './fixtures/thorough.ts';

const CLOTHES = '/kategoria/100/odziez';
/** Several pages of cards. */
const MANY_MODELS = '/szukaj?text=w';
const AS_LIST = `${CLOTHES}?display=list`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shellTexts.menu.label }).getByRole('link', { name, exact: true }).first();
/** A link that leads to a fragment: the same listing with rows instead of a grid. */
const listView = (page: Page) => page.getByRole('link', { name: listingTexts.views.list, exact: true });
const isList = (page: Page) => expect(listView(page)).toHaveAttribute('aria-current', 'true');
const isFragment = (url: URL) => url.searchParams.get('fragment') === 'content';

/** Opens a page and leaves a mark that only a full page load takes away. */
async function openMarked(page: Page, path = CLOTHES) {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

const wasReloaded = (page: Page) => page.evaluate(() => !('notReloaded' in window));

/** Fragments wait until the test lets them go. */
async function holdFragments(page: Page, search: RegExp) {
  const held: Route[] = [];
  await page.route(isFragment, (route) => {
    if (!search.test(route.request().url())) return route.fallback();
    held.push(route);
  });
  return held;
}

test('S2.82 S2.83 a choice swaps the named containers only and puts its own address in the bar', async ({ page }) => {
  await openMarked(page);
  const header = await page.locator('.site-header').elementHandle();
  await listView(page).click();
  await isList(page);
  expect(page.url()).toMatch(new RegExp(`${CLOTHES}\\?display=list$`));
  expect(await wasReloaded(page)).toBe(false);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('#breadcrumbs')).toContainText('Odzież');
});

test('S7.10 the fragment is asked for at the address of the link plus a suffix', async ({ page }) => {
  await openMarked(page);
  const requested = page.waitForRequest((request) => isFragment(new URL(request.url())));
  await listView(page).click();
  const { pathname, search } = new URL((await requested).url());
  expect(pathname + search).toBe(`${AS_LIST}&fragment=content`);
});

test('S4.01 the containers carry the marker while the fragment loads, not after', async ({ page }) => {
  await openMarked(page);
  const held = await holdFragments(page, /display=list/);
  await listView(page).click();
  await expect(page.locator('#content')).toHaveClass(/load-content/);
  await expect(page.locator('#breadcrumbs')).toHaveClass(/load-content/);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await isList(page);
  await expect(page.locator('.load-content')).toHaveCount(0);
});

test('S4.02 a new load aborts the one in flight; only the second shows', async ({ page }) => {
  await openMarked(page);
  const held = await holdFragments(page, /display=list&fragment/);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('display=list&fragment'));
  await listView(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('combobox', { name: listingTexts.sort }).selectOption('price-d');
  await page.getByRole('link', { name: listingTexts.views.grid, exact: true }).click();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page).toHaveURL(/sort_order=price-d$/);
  await held[0]?.continue().catch(() => {});
  await expect(page.locator('.load-content')).toHaveCount(0);
  await expect(listView(page)).not.toHaveAttribute('aria-current');
  expect(await wasReloaded(page)).toBe(false);
});

test('X.55 a size chosen while another colour loads is the one chosen there', async ({ page }) => {
  await openMarked(page, '/produkt/140');
  const size = (name: string) => page.locator('#projector_form').getByRole('radio', { name, exact: true });
  await size('M').check();
  const held = await holdFragments(page, /produkt/);
  await page.getByRole('region', { name: productTexts.versions }).locator('a[data-colour]').first().click();
  await expect.poll(() => held.length).toBe(1);
  await size('L').check();
  await held[0]?.continue();
  await expect(page).toHaveURL(/#size=L$/);
  await expect(size('L')).toBeChecked();
  expect(await wasReloaded(page)).toBe(false);
});

test('S7.12 a failed fragment sends the browser to the full target', async ({ page, problems }) => {
  problems.allow(/500 GET/);
  await openMarked(page);
  await page.route(isFragment, (route) => route.fulfill({ status: 500, body: 'no' }));
  await listView(page).click();
  await isList(page);
  expect(await wasReloaded(page)).toBe(true);
  await expect(page).toHaveURL(/odziez\?display=list$/);
});

test('S9.09 a silent server is left after 16 s for the full target', async ({ page }) => {
  await page.clock.install();
  await openMarked(page);
  const held = await holdFragments(page, /display=list/);
  await listView(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(fragmentTimeout - 1000);
  expect(await wasReloaded(page)).toBe(false);
  await page.clock.runFor(2000);
  await isList(page);
  expect(await wasReloaded(page)).toBe(true);
});

test('S2.84 back from a product to another path loads that page afresh', async ({ page }) => {
  await openMarked(page);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('#container')).toHaveClass('projector_page');
  await page.goBack();
  await expect(heading(page)).toHaveText('Odzież');
  await expect.poll(() => wasReloaded(page)).toBe(true);
});

test('back between the choices of a listing stays a fragment load', async ({ page }) => {
  await openMarked(page);
  await listView(page).click();
  await isList(page);
  await page.goBack();
  await expect(listView(page)).not.toHaveAttribute('aria-current');
  await expect(page).toHaveURL(/odziez$/);
  expect(await wasReloaded(page)).toBe(false);
});

test(`a dozen choices in one document leave no listener and no element behind ${THOROUGH}`, async ({ page }) => {
  test.slow();
  await openMarked(page);
  const chooseBoth = async () => {
    for (const view of [listingTexts.views.list, listingTexts.views.grid])
      await swapBy(page, () => page.getByRole('link', { name: view, exact: true }).click());
  };
  // Data cached once are there after the first few; the browser itself retains a few of the old ones.
  for (let turn = 0; turn < 2; turn += 1) await chooseBoth();
  const before = await measureHeld(page);
  for (let turn = 0; turn < 4; turn += 1) await chooseBoth();
  await expect.poll(async () => (await measureHeld(page)).listeners).toBeLessThanOrEqual(before.listeners);
  await expect.poll(async () => (await measureHeld(page)).nodes).toBeLessThan(before.nodes * 1.1);
  expect(await wasReloaded(page)).toBe(false);
});

test('S2.01 the type of a page follows its content, not its address', async ({ page }) => {
  await openMarked(page);
  await menuLink(page, 'Buty').click();
  await expect(heading(page)).toContainText('Buty');
  const [, id] = /kategoria\/(\d+)/.exec(page.url()) ?? [];
  for (const address of [`/kategoria/${id}`, `/kategoria/${id}/cokolwiek?x=1`, '/szukaj?text=buty']) {
    await page.goto(address);
    await expect(page.locator('#container')).toHaveClass('search_page');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('X.12 turned by the keyboard: a growing list leaves the focus on the way on, then the new heading has it and its title is spoken', async ({
  page,
}) => {
  await openMarked(page, MANY_MODELS);
  const held = await holdFragments(page, /counter=\d+&/);
  const next = page.getByRole('link', { name: paginationTexts.next });
  // From below, with Tab; where it comes into view the list begins to grow.
  await page.locator('body footer').last().getByRole('link').first().focus();
  await expect.poll(() => held.length).toBe(1);
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(next).toBeFocused({ timeout: 300 });
  }).toPass();
  await held[0]?.continue();
  await expect(page.locator('[data-page]')).toHaveCount(2);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('href', /counter=2$/);
  // It grows no further under the keyboard.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(held).toHaveLength(1);
  await page.unroute(isFragment);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/counter=2$/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText(shellTexts.pageOpened(await page.title()))).toBeAttached();
});

test('X.14 the structured breadcrumb equals the visible one', async ({ page }) => {
  await openMarked(page);
  await menuLink(page, 'Buty').click();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('#container')).toHaveClass('projector_page');
  await page.reload();
  const breadcrumbs = await page.locator('#breadcrumbs li').allTextContents();
  const data = JSON.parse((await page.locator('#breadcrumbs script').textContent()) ?? '');
  expect(data['@type']).toBe('BreadcrumbList');
  expect(data.itemListElement.map(({ name }: { name: string }) => name)).toEqual(breadcrumbs);
  expect(breadcrumbs.length).toBeGreaterThanOrEqual(3);
});

test('X.15 filtered and paged addresses name their canonical one', async ({ page }) => {
  await openMarked(page);
  await menuLink(page, 'Odzież').click();
  await expect(heading(page)).toContainText('Odzież');
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${pathname}?counter=1&filter_producer=2`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + pathname);
  await page.goto(`${pathname}?counter=1`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${pathname}?counter=1`);
  await page.goto('/szukaj?counter=0&text=kubek');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/szukaj?text=kubek`);
});

test('S2.80 a marked part is in its mobile slot on class 1 and in its original position otherwise', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await page.goto('/dev/okno');
  const part = (place: string) =>
    page.getByRole('region', { name: place }).getByLabel(devUiTexts.viewportClasses.moving);
  await expect(part(devUiTexts.viewportClasses.firstPlace)).toBeVisible();
  await part(devUiTexts.viewportClasses.firstPlace).fill('zostaje');
  await atClass(1);
  await expect(part(devUiTexts.viewportClasses.slot)).toHaveValue('zostaje');
  await expect(part(devUiTexts.viewportClasses.firstPlace)).toHaveCount(0);
  await atClass(2);
  await expect(part(devUiTexts.viewportClasses.firstPlace)).toHaveValue('zostaje');
  // The page can still be left and opened anew while the part is away from home.
  await atClass(1);
  await page.reload();
  await expect(part(devUiTexts.viewportClasses.slot)).toBeVisible();
});

test('S2.81 crossing a class boundary reruns what is registered for the new class, resizing within does not', async ({
  page,
}) => {
  const runs = (...classes: number[]) => expect(page.getByText(devUiTexts.viewportClasses.runs(classes))).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/dev/okno');
  await runs(3);
  await page.setViewportSize({ width: 1010, height: 900 });
  await page.setViewportSize({ width: 1150, height: 900 });
  await runs(3);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-viewport-class', '2');
  await runs(3);
  await page.setViewportSize({ width: 400, height: 900 });
  await runs(3, 1);
  await page.setViewportSize({ width: 1100, height: 900 });
  await runs(3, 1, 3);
});
