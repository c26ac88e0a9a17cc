import type { Locator, Page } from '@playwright/test';
import { demoProductId } from '#demo/demo-states.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as consentTexts from '#modules/customers/consents/texts/storefront.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { pagePartScriptAddress } from '#wire/tracking-script.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('X.18 a snippet runs and a layer opens only after consent', async ({ page, atClass }) => {
  await atClass(4);
  const views = () => page.evaluate(() => (window as { polanaPageViews?: number }).polanaPageViews ?? 0);
  const layer = page.getByRole('complementary', { name: 'Pakowanie na prezent' });
  await page.goto(`/produkt/${demoProductId('ships-24h')}`);
  await expect(page.getByRole('region', { name: consentTexts.title })).toBeVisible();
  expect(await views()).toBe(0);
  await expect(page.locator('meta[name=polana-statistics], [data-page-layer]')).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const measured = page.waitForRequest('**/ajax/page-part.js*');
  await button(page, consentTexts.acceptAll).click();
  await measured;
  await expect.poll(views).toBe(1);
  await expect(page.locator('head meta[name=polana-statistics]')).toHaveCount(1);
  const signals = await page.evaluate(() => window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>)));
  expect(signals).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
  ]);
  await expect(layer).toBeHidden();
  const leaving = page.getByRole('complementary', { name: 'Masz pytanie?' });
  await leaveAt(page, 0);
  await expect(leaving).toBeVisible();
  await button(page, productTexts.buy).click();
  await expect(layer).toBeVisible();
  // One at a time: they share a corner.
  await expect(leaving).toBeHidden();
  await axe(page);
  await layer.getByRole('button').click();
  await expect(layer).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  // Going to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(async () => (await page.request.get('/metrics')).text())
    .toMatch(/vital_seconds_count\{name="LCP"\} \d/);
  await page.reload();
  await expect.poll(views).toBe(1);
  await button(page, productTexts.buy).click();
  await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
  await expect(page.locator('[data-page-layer="2"]')).toBeHidden();
  // The added product is shown above everything else, and closed by the first key.
  await page.keyboard.press('Escape');
  await expect(page.locator('.added-panel')).toBeHidden();
  await leaveAt(page, 300);
  await expect(leaving).toBeHidden();
  await leaveAt(page, 0);
  await expect(leaving).toBeVisible();
  await axe(page);
  // One key closes one layer: first the menu above, then the one below.
  const menu = page.getByRole('button', { name: shellTexts.menu.openBranch('Odzież') });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(leaving).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();
  await leaveAt(page, 0);
  await expect(leaving).toBeHidden();
});

/** The pointer goes out of the window at this height. */
const leaveAt = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    const event = new MouseEvent('mouseout', { bubbles: true, clientY: y, relatedTarget: null });
    document.documentElement.dispatchEvent(event);
  }, clientY);

/** Refusing is as easy as accepting. */
async function expectEqualSizes(asking: Locator) {
  const size = async (name: string) => {
    const box = await asking.getByRole('button', { name, exact: true }).boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  expect(await size(consentTexts.refuse)).toEqual(await size(consentTexts.acceptAll));
}

test('after the answer to the banner the focus is on the content', async ({ page }) => {
  const refuse = button(page, consentTexts.refuse);
  await page.goto('/blog');
  await refuse.focus();
  await refuse.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.context().clearCookies();
  await page.reload();
  await button(page, consentTexts.settings).click();
  await page.getByRole('dialog').getByRole('button', { name: consentTexts.save }).click();
  await expect(page.locator('#content')).toBeFocused();
});

test('in a small window nothing that stays takes more than a quarter: neither the banner nor header, buy bar and comparison together', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/produkt/59');
  const banner = page.getByRole('region', { name: consentTexts.title });
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(142);
  await button(page, consentTexts.refuse).click();
  await page.request.get('/settings.php?comparers=add&product=59');
  await page.reload();
  await expect(page.locator('#menu_compare_product')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.locator('.buy-bar')).toBeVisible();
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll('.site-header, .buy-bar, #menu_compare_product')]
      .filter((part) => getComputedStyle(part).position !== 'static')
      .reduce((sum, part) => sum + part.getBoundingClientRect().height, 0),
  );
  expect(staying).toBeLessThanOrEqual(142);
});

test('X.18 consent that is taken back takes away what it had brought', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/blog');
  await expectEqualSizes(page.getByRole('region', { name: consentTexts.title }));
  await button(page, consentTexts.acceptAll).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const layer = page.getByRole('complementary', { name: 'Newsletter' });
  await expect(layer).toBeVisible();
  await expect(page.locator('head meta[name=polana-statistics]')).toHaveCount(1);
  await button(page, footerTexts.cookies).click();
  const dialog = page.getByRole('dialog', { name: consentTexts.settingsTitle });
  await expectEqualSizes(dialog);
  for (const { name } of Object.values(consentTexts.categories)) await dialog.getByLabel(name).uncheck();
  await dialog.getByRole('button', { name: consentTexts.save }).click();
  await expect(page.locator('meta[name=polana-statistics], [data-page-layer]')).toHaveCount(0);
  const last = await page.evaluate(() => {
    return Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>);
  });
  expect(last).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }]);
});

test('S7.11 a fragment swaps the content and runs its flagged scripts, no others', async ({
  page,
  runningShop: { shop },
}) => {
  await page.goto('/szukaj?text=T-shirt+męski+Trzy+Szczyty');
  await page.getByRole('article').getByRole('link').first().click();
  const colours = page.getByRole('region', { name: productTexts.versions }).getByRole('link');
  const other = colours.and(page.locator(':not([aria-current])')).first();
  const [first, second] = [new URL(page.url()).pathname, (await other.getAttribute('href')) ?? ''];
  const product = Number(/produkt\/(\d+)/.exec(second)?.[1]);

  const scripts = { flagged: 'window.flagged=1;', plain: 'window.unflagged=1;' };
  await shop.pool.query(
    `insert into snippets (kind, category, address, script) values ('snippet', 'necessary', '/nigdzie$', $1), ('snippet', 'necessary', '/nigdzie$', $2)`,
    Object.values(scripts),
  );
  const words = { before: 'Czytamy każdą wiadomość', after: 'Dane są u nas bezpieczne' };
  await shop.pool.query(
    `insert into snippets (kind, category, address, content) values ('snippet', 'necessary', $3, $1), ('snippet', 'necessary', $4, $2)`,
    [...Object.values(words), `${first}$`, `${second}$`],
  );
  const { rows } = await shop.pool.query('select description from products where id = $1', [product]);
  const write = async (description: string) => {
    await shop.pool.query('update products set description = $1 where id = $2', [description, product]);
    await purgeTags(shop, ['snippets', `product:${product}`]);
  };
  await write(
    `<p>Nowa treść</p><script src="${pagePartScriptAddress(scripts.plain)}"></script><script class="ajaxLoad" src="${pagePartScriptAddress(scripts.flagged)}"></script>`,
  );
  await page.goto(first);
  await expect(page.getByText(words.before)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await other.click();
  await expect(page).toHaveURL(second);
  await expect(page.locator('#content').getByText('Nowa treść')).toBeAttached();
  await expect.poll(() => page.evaluate(() => 'flagged' in window)).toBe(true);
  expect(await page.evaluate(() => ['stayed' in window, 'unflagged' in window])).toEqual([true, false]);
  // A piece makes room for that of the next page, also when it is bare text.
  await expect(page.getByText(words.after)).toBeVisible();
  await expect(page.getByText(words.before)).toHaveCount(0);
  await shop.pool.query('delete from snippets where address = any($1)', [['/nigdzie$', `${first}$`, `${second}$`]]);
  await write(rows[0].description);
});
