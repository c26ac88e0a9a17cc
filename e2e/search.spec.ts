import type { Page } from '@playwright/test';
import * as searchNoteTexts from '#modules/catalogue/search/texts/note.ts';
import * as searchTexts from '#modules/catalogue/search/texts/storefront.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const searchBox = (page: Page) => page.getByRole('search').first();
const field = (page: Page) => searchBox(page).getByRole('combobox');

/** Texts of the suggestion calls, as they leave the browser. */
function recordRequested(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const text = /productsTextSearch\(searchInput: \{text: \\"(.*?)\\"/.exec(request.postData() ?? '')?.[1];
    if (text !== undefined) asked.push(text);
  });
  return asked;
}

test.describe('search by keyboard', () => {
  test('S1.02 S3.38 S7.31 suggestions are reached by arrows, Home and End, and opened by Enter', async ({
    page,
    atClass,
  }) => {
    await atClass(4);
    await page.goto('/');
    const input = field(page);
    await input.focus();
    await page.keyboard.type('kubki');
    const options = page.getByRole('option');
    await expect(page.getByRole('group', { name: searchTexts.groups.products })).toBeVisible();
    await expect(page.getByRole('group', { name: searchTexts.groups.menuNodes })).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(searchBox(page).locator('[aria-live]')).toHaveText(searchTexts.found(await options.count()));
    await axe(page);

    const expectActive = async (index: number) => {
      const option = options.nth(index < 0 ? (await options.count()) + index : index);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      await expect(input).toBeFocused();
    };
    await page.keyboard.press('ArrowUp');
    await expectActive(-1);
    await page.keyboard.press('Home');
    await expectActive(0);
    await page.keyboard.press('End');
    await expectActive(-1);
    await page.keyboard.press('ArrowDown');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    const name = (await options.first().locator('span').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(searchBox(page)).toHaveAttribute('data-state', 'closed');
  });

  test('Escape closes, an arrow opens again, Enter in the field leads to the results', async ({ page, atClass }) => {
    await atClass(4);
    await page.goto('/');
    await field(page).fill('termos');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveAttribute('data-state', 'closed');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveValue('termos');
    await page.keyboard.press('ArrowDown');
    await expect(searchBox(page)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/szukaj\?text=termos$/);
  });
});

test('S3.38 S3.40 S9.44 a suggestion shows photo, name and price and opens by mouse; at most six products', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await page.goto('/');
  await field(page).fill('kurtka');
  const products = page.getByRole('group', { name: searchTexts.groups.products }).getByRole('option');
  await expect(products).toHaveCount(6);
  await expect(products.first().locator('img')).toBeVisible();
  await expect(products.first()).toContainText(/\d,\d\d\szł/);
  const category = page.getByRole('group', { name: searchTexts.groups.menuNodes }).getByRole('option').first();
  await expect(category.locator('span span')).toContainText('/');
  await products.first().click();
  await expect(page).toHaveURL(/\/produkt\//);
});

test('S7.32 the same phrase typed again sends nothing', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/');
  const asked = recordRequested(page);
  await field(page).fill('koc');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field(page).fill('koce');
  await expect.poll(() => asked).toEqual(['koc', 'koce']);
  await field(page).fill('koc');
  await expect(searchBox(page)).not.toHaveClass(/is-loading/);
  await page.reload();
  await field(page).fill('koc');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked).toEqual(['koc', 'koce']);
});

test('S4.28 an old answer that comes late never replaces a newer one', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql/v1/', async (route) => {
    if (route.request().postData()?.includes('\\"termos\\"')) await held;
    await route.continue().catch(() => {});
  });
  await field(page).fill('termos');
  await expect(searchBox(page)).toHaveClass(/is-loading/);
  await field(page).fill('hamak');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Hamak');
  letGo();
  await expect(searchBox(page)).not.toHaveClass(/is-loading/);
  await expect(first).toContainText('Hamak');
});

test('S7.33 a failing search is logged and the panel hidden; the form still leads to results', async ({
  page,
  atClass,
  problems,
}) => {
  await atClass(4);
  await page.goto('/');
  const noted: string[] = [];
  page.on('console', (message) => noted.push(message.text()));
  await field(page).fill('kubek');
  await expect(searchBox(page)).toHaveAttribute('data-state', 'open');
  problems.allow(/500 POST/);
  await page.route('**/graphql/v1/', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await field(page).fill('plecak');
  await expect(searchBox(page)).toHaveAttribute('data-state', 'closed');
  expect(noted.some((text) => text.includes('searching failed'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('plecak');
});

test('the empty box shows popular queries and the own last ones, which can be removed', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/szukaj?text=hamak');
  const remembered = () => page.evaluate(() => localStorage.getItem('recentSearches'));
  await expect.poll(remembered).toBe('["hamak"]');
  await page.goto('/szukaj?text=termos');
  await expect.poll(remembered).toBe('["termos","hamak"]');
  await page.goto('/');
  const asked = recordRequested(page);
  await field(page).click();
  const recent = page.getByRole('group', { name: searchTexts.recent }).getByRole('option');
  await expect(recent).toHaveText(['termos', 'hamak']);
  await expect(
    page.getByRole('group', { name: searchTexts.groups.searchQueries }).getByRole('option').first(),
  ).toBeVisible();
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(recent).toHaveText(['hamak']);
  await page.getByTitle(searchTexts.forget('hamak')).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await remembered()).toBeNull();
  expect(asked).toEqual([]);
  await page.getByRole('option', { name: 'koc wełniany' }).click();
  await expect(page).toHaveURL(/\/szukaj\?text=koc/);
});

test('on a phone the suggestions take the width and are chosen by a tap', async ({ page, atClass }) => {
  await atClass(1);
  await page.goto('/');
  await page.getByRole('button', { name: shellTexts.search.open }).click();
  await field(page).fill('plecak');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  expect((await option.boundingBox())?.width).toBeGreaterThan(320);
  await expect(searchBox(page).getByRole('button', { name: searchTexts.showAll })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await option.click();
  await expect(page).toHaveURL(/\/produkt\//);
});

test('X.26 what is said above the results of a mistyped phrase comes with them, and pushes nothing down', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await page.goto('/szukaj?text=termos');
  await field(page).fill('namoit');
  await expect(page.getByRole('option').first()).toBeVisible();
  const answered = page.waitForResponse(/szukaj\?text=namoit/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(searchNoteTexts.searchedFor)).toBeVisible();
  expect(await (await answered).text()).toContain(searchNoteTexts.searchedFor);
});

test.describe('without JavaScript', () => {
  test('S1.02 X.26 a mistyped phrase leads to results and says what was meant', async ({ noJsPage }) => {
    await noJsPage.setViewportSize({ width: 1440, height: 900 });
    await noJsPage.goto('/');
    await field(noJsPage).fill('namoit');
    await field(noJsPage).press('Enter');
    await expect(noJsPage).toHaveURL(/\/szukaj\?text=namoit$/);
    await expect(noJsPage.getByText(searchNoteTexts.searchedFor)).toBeVisible();
    await noJsPage.getByRole('main').getByRole('link', { name: 'namiot', exact: true }).click();
    await expect(noJsPage).toHaveURL(/\/szukaj\?text=namiot$/);
    await expect(noJsPage.getByText(searchNoteTexts.searchedFor)).toHaveCount(0);
  });

  test('X.26 a word no product has is named, and a page that was meant is a link', async ({ noJsPage }) => {
    await noJsPage.goto('/szukaj?text=buty%20na%20qqxxzz');
    await expect(noJsPage.getByRole('status')).toContainText(searchNoteTexts.leftOut(['qqxxzz']));
    await noJsPage.goto('/szukaj?text=zwrot');
    await noJsPage.getByRole('region', { name: searchNoteTexts.pages }).getByRole('link', { name: 'Zwroty' }).click();
    await expect(noJsPage).toHaveURL(/\/zwroty$/);
  });
});

const badTexts = [
  ...[
    'k',
    'a'.repeat(10_000),
    'kubek '.repeat(1500),
    "'",
    '"',
    "kub'ek",
    '%',
    '_',
    '%kub_',
    '\\',
    '\\\\x',
    '🏔️',
    '\u0000',
  ],
  ...['<script>alert(1)</script>', "'); drop table products; --", "' or 1=1 --", '& | ! : * ( ) <->', 'kubek & !but:*'],
  ...['kubek <-> but', '((', 'dla', 'na do dla', '  ', '', '=', "_'kubek'", '\u202e', '$1', '{{x}}', '%00', 'ﷺ'],
];

test('bad input gives normal suggestions', async ({ runningShop }) => {
  test.setTimeout(240_000);
  for (const text of badTexts) {
    const what = JSON.stringify(text.slice(0, 40));
    const query = `query ($text: String!) { productsTextSearch(searchInput: { text: $text, limit: 6 }) { products { name } cms { name } } }`;
    const answer = await fetch(`${runningShop.address}/graphql/v1/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { text } }),
    });
    expect(answer.status, what).toBe(200);
    const { data, errors } = await answer.json();
    expect(errors, what).toBeUndefined();
    expect(Array.isArray(data.productsTextSearch.products), what).toBe(true);
  }
  expect((await fetch(`${runningShop.address}/healthz`)).status).toBe(200);
});
