import type { Page } from '@playwright/test';
import { inArray } from 'drizzle-orm';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { snippets } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';
import { openInteractive } from './fixtures/when-interactive.ts';

/** A product of one size that is always there: fifty pieces and more. */
const PRODUCT = '/produkt/59';

async function buy(page: Page) {
  await page.goto(PRODUCT);
  await page.getByRole('button', { name: productTexts.buy }).first().click();
}

const widgetLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: shellTexts.basket.label });

for (const viewportClass of [1, 4] as const) {
  test(`X.47 the added product is in a panel that leads to the basket and back, viewport class ${viewportClass}`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    await buy(page);
    const button = page.getByRole('button', { name: productTexts.buy }).first();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const panel = page.getByRole('dialog', { name: basketTexts.outcome({ code: 'added' }, { name, unit: 'szt.' }) });
    const showsText = (text: string) => expect(panel.getByText(text)).toBeVisible();
    await expect(panel).toBeFocused();
    await showsText('W koszyku: 1');
    await expect(panel.locator('img')).toBeVisible();
    await expect(panel.locator('.added-sum').first()).toHaveText(/\d,\d\d zł$/);
    await expect(panel.locator('.added-worth')).toContainText(shellTexts.basketPanel.worth);
    await axe(page);
    await expect.poll(() => panel.evaluate((one) => one.getAnimations().length)).toBe(0);
    const [box, header, link] = await Promise.all([
      panel.boundingBox(),
      page.locator('.site-header').boundingBox(),
      widgetLink(page).boundingBox(),
    ]);
    if (!box || !header || !link) throw new Error('an element is not rendered');
    if (viewportClass === 1) expect(box).toMatchObject({ x: 0, width: 390, y: 844 - box.height });
    else expect(box.x + box.width).toBeCloseTo(link.x + link.width, 0);
    expect(box.y, 'the header stays in reach').toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(viewportClass === 1 ? 844 : 900);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button, 'the focus goes back').toBeFocused();
    await button.press('Enter');
    await showsText('W koszyku: 2');
    await panel.getByRole('button', { name: basketTexts.keepShopping }).click();
    await expect(panel).toBeHidden();
    await button.click();
    await showsText('W koszyku: 3');
    // It is not modal: a control next to it answers the first click.
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeFocused();
    // It does not trap the keyboard focus either.
    await page.getByRole('heading', { level: 1 }).locator('xpath=following::a[1]').focus();
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole('link', { name: shellTexts.basketPanel.go }).click();
    await expect(page).toHaveURL(/\/koszyk$/);
  });
}

/** As if the shopper came back from another tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('S7.27 S7.28 back from another tab, badge and widget show what the basket call answers', async ({
  page,
  context,
}) => {
  await page.goto('/regulamin');
  await expect(widgetLink(page)).not.toContainText('1');
  const other = openInteractive(await context.newPage());
  await buy(other);
  await expect(widgetLink(other)).toContainText('1');
  const asked = page.waitForResponse('**/ajax/basket.php?getAjax=true');
  await comeBack(page);
  expect((await (await asked).json()).basket.productsCounter).toBe(1);
  await expect(widgetLink(page)).toContainText('1');
});

test('the content of the basket opens below its link for a pointer and for the keyboard, and only on classes 3 and 4', async ({
  page,
  atClass,
}) => {
  await atClass(3);
  await buy(page);
  await expect(widgetLink(page)).toContainText('1');
  await page.goto('/regulamin');
  const panel = page.getByRole('region', { name: shellTexts.basketPanel.label });
  const link = page.locator('#menu_basket > a');
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.hover();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await panel.getByRole('link', { name: shellTexts.basketPanel.go }).hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(panel).toBeHidden();
  await link.hover();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: shellTexts.favourites.label }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeVisible();
  await axe(page);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();

  // The keyboard opens it at once: what does not open then does not open.
  await atClass(2);
  await expect(link).not.toHaveAttribute('aria-expanded');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).not.toHaveAttribute('aria-expanded');
  await expect(panel).toHaveCount(0);
});

test('S7.29 when the basket call fails the shown basket stays and nothing is said', async ({ page, problems }) => {
  problems.allow(/500/);
  await buy(page);
  await expect(widgetLink(page)).toContainText('1');
  await page.reload();
  await expect(widgetLink(page)).toContainText('1');
  await page.route('**/ajax/basket.php**', (route) => route.fulfill({ status: 500, body: 'x' }));
  const failed = page.waitForResponse('**/ajax/basket.php**');
  await comeBack(page);
  await failed;
  await expect(widgetLink(page)).toContainText('1');
  await expect(page.locator('[data-alert]')).toHaveCount(0);
});

test('S7.40 a failed call says so and changes nothing', async ({ page, problems }) => {
  problems.allow(/500/);
  await page.route('**/basketchange.php', (route) => route.fulfill({ status: 500, body: '' }));
  await buy(page);
  await expect(page.getByText(buyingTexts.addingFailed).first()).toBeVisible();
  await page.goto('/koszyk');
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
});

test('S7.09 when the personal call fails the shown basket stays and nothing is said', async ({ page, problems }) => {
  problems.allow(/500/);
  await buy(page);
  await expect(widgetLink(page)).toContainText('1');
  await page.route('**/ajax/get.php', (route) => route.fulfill({ status: 500, body: '' }));
  const failed = page.waitForResponse('**/ajax/get.php');
  // As if the browser showed a page again that it had put away.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect((await failed).status()).toBe(500);
  await expect(widgetLink(page)).toContainText('1');
  await expect(page.locator('#alerts [data-alert]')).toHaveCount(0);
});

test('S7.39 S7.42 a new quantity is posted, kept and shown with new totals; zero removes the line', async ({
  page,
}) => {
  await buy(page);
  await expect(widgetLink(page)).toContainText('1');
  await page.goto('/koszyk');
  const line = page.getByRole('list', { name: basketScreenTexts.lines }).getByRole('listitem').first();
  const worth = await line.locator('p.figures').textContent();
  const posted = (quantity: number) =>
    page.waitForRequest((request) => request.postData()?.includes(`set_quantity%5B1%5D=${quantity}`) ?? false);
  const [first, second] = [posted(2), posted(3)];
  await page.route('**/basketchange.php**', (route) => setTimeout(() => route.continue(), 300), { times: 1 });
  const increase = line.getByRole('button', { name: uiTexts.stepper.increase });
  await increase.click();
  await first;
  // Pressed again before the shop has answered: that counts too.
  await increase.click();
  await (await second).response();
  await expect(line.locator('p.figures')).not.toHaveText(worth ?? '');
  await page.reload();
  await expect(line.getByRole('spinbutton')).toHaveValue('3');
  await line.getByRole('spinbutton').fill('0');
  await line.getByRole('spinbutton').press('Tab');
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
});

test('S7.43 when the script call fails the form is sent the plain way', async ({ page, problems }) => {
  await buy(page);
  await expect(widgetLink(page)).toContainText('1');
  await page.goto('/koszyk');
  problems.allow(/500/);
  await page.route('**/basketchange.php**', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 500, body: '' }),
  );
  await page.getByRole('button', { name: 'Usuń z koszyka' }).first().click();
  await expect(page.getByText(basketScreenTexts.emptyTitle)).toBeVisible();
});

test('S7.66 S7.67 the batch call names the device, and marketing pieces are put into their region', async ({
  page,
  atClass,
  runningShop,
}) => {
  // Shown before anything was allowed.
  const necessary = { category: 'necessary' } as const;
  const { shop } = runningShop;
  const rows = [
    { ...necessary, kind: 'snippet', region: 'head', content: '<meta name="probe" content="head">' },
    { ...necessary, kind: 'snippet', region: 'body_top', content: '<p id="probe-top">Góra</p>' },
    { ...necessary, kind: 'snippet', region: 'other', content: '<p id="probe-end">Dół</p>', onMobile: false },
    { ...necessary, kind: 'layer', content: '<p id="probe-layer">Warstwa</p>' },
  ] satisfies (typeof snippets.$inferInsert)[];
  const own = await shop.db.insert(snippets).values(rows).returning({ id: snippets.id });
  // The shop caches the pieces until new ones arrive.
  await purgeTags(shop, ['snippets']);
  await atClass(1);
  const asked = page.waitForRequest('**/ajax/get.php');
  await page.goto('/regulamin?proba=1');
  const request = JSON.parse(new URLSearchParams((await asked).postData() ?? '').get('request') ?? '{}');
  expect(request.Snippets.params).toEqual({
    mobile: true,
    tablet: false,
    pc: false,
    request_uri: '/regulamin?proba=1',
    additional_ajax: '',
  });
  await expect(page.locator('head meta[name="probe"]')).toHaveCount(1);
  await expect(page.locator('body > [data-page-layer] > #probe-layer')).toBeVisible();
  expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe('probe-top');
  await expect(page.locator('#probe-end')).toHaveCount(0);
  const ids = own.map(({ id }) => id);
  await shop.db.delete(snippets).where(inArray(snippets.id, ids));
  await purgeTags(shop, ['snippets']);
});
