import type { Page } from '@playwright/test';
import * as articleTexts from '#modules/content/pages/texts/articles.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('S2.59 the blog opens by year and month, and a month shows only its entries', async ({ page, atClass }) => {
  await page.goto('/blog');
  const menu = page.getByRole('navigation', { name: articleTexts.blog.menu });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  await axe(page);
  const older = menu.locator('details').last();
  await expect(older.getByRole('link').first()).toBeHidden();
  await older.locator('summary').click();
  const month = older.getByRole('link', { name: /, \d+ wpis/ }).first();
  // A finger needs 44 px.
  await atClass(1);
  for (const link of await older.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await atClass(4);
  const label = await month.getAttribute('aria-label');
  await month.click();
  await expect(page).toHaveURL(/miesiac=\d{4}-\d\d/);
  await expect(cards).toHaveCount(Number(label?.match(/, (\d+) wpis/)?.[1]));
  const shownMonth = new URL(page.url()).searchParams.get('miesiac') ?? '';
  for (const time of await cards.locator('time').all())
    await expect(time).toHaveAttribute('datetime', new RegExp(`^${shownMonth}-`));
  await cards.getByRole('link').first().click();
  await expect(page.locator('#container')).toHaveClass('blog-item_page');
  await expect(menu.locator('[aria-current=page]')).toHaveText((await heading(page).textContent()) ?? '');
  await axe(page);
  const written = await (await page.request.get(page.url())).text();
  expect(written).toContain('"@type":"BlogPosting"');
  // The print has the text, black on white, without controls.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.prose')).toBeVisible();
  await expect(page.locator('.site-logo')).toBeVisible();
  for (const steering of [menu, page.locator('footer'), page.getByRole('search'), page.locator('.site-header nav')])
    await expect(steering.first()).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await heading(page).evaluate((title) => getComputedStyle(title).color)).toBe('rgb(0, 0, 0)');
  // Pale colours of the dark screen could not be read on it.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))).toBe(
    '#1e5a3f',
  );
});

test('S2.60 X.11 news is a dated list with a page per item; every footer leads to the accessibility statement', async ({
  noJsPage: page,
}) => {
  await page.goto('/aktualnosci');
  const items = page.getByRole('main').getByRole('article');
  const dates = await items.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates.length).toBeGreaterThanOrEqual(6);
  expect(dates).toEqual(dates.toSorted().reverse());
  const title = (await items.first().getByRole('heading').textContent()) ?? '';
  await items.first().getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('main').locator('article time')).toHaveText(articleTexts.date(dates[0] ?? ''));
  expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(100);
  const others = page.getByRole('navigation', { name: articleTexts.news.others });
  await expect(others.getByRole('listitem')).toHaveCount(5);
  await expect(others.getByRole('link', { name: title })).toHaveCount(0);
  for (const address of ['/', '/koszyk', '/produkt/59']) {
    const [, footer = ''] = (await (await page.request.get(address)).text()).split('<footer');
    expect(footer, address).toContain(`href="/deklaracja-dostepnosci"`);
  }
  await page.locator('footer').getByRole('link', { name: footerTexts.links.accessibility }).click();
  await expect(page).toHaveURL('/deklaracja-dostepnosci');
  await expect(page.locator('.prose')).toContainText('częściowo zgodny z wytycznymi WCAG 2.2');
  // A long text is read from its list of contents.
  await page.getByRole('navigation', { name: articleTexts.textPage.contents }).getByRole('link').last().click();
  await expect(page).toHaveURL('/deklaracja-dostepnosci#kontakt-i-skargi');
  await expect(page.getByRole('heading', { name: 'Kontakt i skargi' })).toBeInViewport();
  await page
    .getByRole('navigation', { name: articleTexts.textPage.others })
    .getByRole('link', { name: 'Regulamin' })
    .click();
  await expect(page).toHaveURL('/regulamin');
});

test('texts, a product and the articles about it fit a window of 320 px; only tables may scroll sideways', async ({
  noJsPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [...TEXT_PAGE_ADDRESSES, 'produkt/21', 'opinie', 'blog']) {
    await page.goto(`/${address}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
  // A range of measures is read on one line, however narrow its column.
  await page.goto('/tabela-rozmiarow');
  const heightOf = async (range: string) => (await page.locator('td', { hasText: range }).boundingBox())?.height;
  expect(await heightOf('99–107')).toBe(await heightOf('17–18'));
});
