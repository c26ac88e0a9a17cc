import { eq } from 'drizzle-orm';
import * as tree from '#modules/catalogue/categories/texts/panel.ts';
import { list, newProduct } from '#modules/catalogue/product-admin/texts/panel-list.ts';
import { fields, photos, save, sections } from '#modules/catalogue/product-admin/texts/panel-product.ts';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import { lostConnection } from '#platform/panel-ui/texts/frame.ts';
import { sizes } from '#server/shop/schema.ts';
import { putInBasket, sendOrderData } from './fixtures/page-actions.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, test } from './fixtures/shop.ts';

/** A red square. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAMUlEQVR42u3NQQkAAAgEsMtiBfs3MJQlBD+D/ZfpehGxWCwWi8VisVgsFovFYrH4zgLXTg6qvIo/bwAAAABJRU5ErkJggg==',
  'base64',
);

test('O.25 a product goes from nothing to sold: made, photographed, priced and put in stock on a phone, shown, ordered', async ({
  page,
  browser,
  problems,
  runningShop,
}) => {
  await enterPanel(page, runningShop, 'editor');
  await page.goto('/zaplecze/produkty/nowy');
  await page.getByLabel(fields.name.label).fill('Czołówka Żbik');
  await page.getByLabel(fields.categoryId.label).selectOption({ index: 1 });
  await page.getByLabel(/Cena/).fill('129,90');
  await page.getByLabel(/Stan/).fill('4');
  await page.getByRole('button', { name: newProduct.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Czołówka Żbik' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(photos.choose).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PHOTO });
  await page.getByRole('button', { name: photos.add }).click();
  await expect(page.getByText(photos.added(1))).toBeVisible();
  await page.getByText(photos.focus.title(1)).click();
  await page.getByLabel(photos.focus.x).fill('20');
  await page.getByRole('button', { name: photos.focus.save }).click();
  await expect(page.getByText(photos.changed)).toBeVisible();
  await page.locator('[name$=".price"]').first().fill('119,90');
  await page.locator('[name$=".stock"]').first().fill('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: sections.podstawowe }).click();
  await page.getByLabel(fields.visible.label).check();
  // A lost connection loses nothing.
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(lostConnection)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel(fields.visible.label)).toBeChecked();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(list.shown, { exact: true })).toBeVisible();

  const id = Number(/produkty\/(\d+)/.exec(page.url())?.[1]);
  const guest = await browser.newPage({ baseURL: runningShop.address });
  await putInBasket(guest, id);
  await guest.goto('/koszyk');
  await expect(guest.getByRole('link', { name: 'Czołówka Żbik' }).first()).toBeVisible();
  await expect(guest.getByText('119,90').first()).toBeVisible();
  await expect(guest.locator('main [data-focus="20 50"]').first()).toHaveCSS('object-position', '20% 50%');
  await sendOrderData(guest, 'zbik@example.com');
  await guest.goto('/zamowienie/podsumowanie');
  await guest.locator('[name=terms]').check();
  await guest.getByRole('button', { name: orderSummaryTexts.submit }).click();
  await guest.waitForURL(/\/platnosc\/\d{8}/);
  const [size] = await runningShop.shop.db.select().from(sizes).where(eq(sizes.productId, id));
  expect(size?.stock).toBe(0);
  await guest.close();
});

test('O.29 a category goes to another place by keyboard and by drag; its old address leads on and the menu shows it there', async ({
  page,
  runningShop,
}) => {
  await enterPanel(page, runningShop, 'editor');
  await page.goto('/zaplecze/kategorie');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const row = (name: string) => page.locator('[data-category]').filter({ has: link(name) });
  const inside = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: row(name) })
      .last()
      .getByRole('link');
  await page.getByRole('button', { name: tree.steps.up('Wędkarstwo'), exact: true }).press('Enter');
  await expect(page.getByText(tree.answers.moved('Wędkarstwo'))).toBeVisible();
  await expect(link('Wędkarstwo')).toBeFocused();
  await row('Siekiery').dragTo(row('Nad wodą'));
  await expect(page.getByText(tree.answers.moved('Siekiery'))).toBeVisible();
  const names = (await inside('Nad wodą').allInnerTexts()).filter(Boolean);
  expect(names).toEqual(['Nad wodą', 'Wędkarstwo', 'Kajaki', 'Siekiery']);

  await link('Siekiery').press('Enter');
  await page.getByRole('textbox', { name: /^Nazwa(?! całości)/ }).fill('Siekiery i noże');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: tree.title })).toBeVisible();
  const id = (await link('Siekiery i noże').getAttribute('href'))?.split('/').at(-1);
  const old = await page.request.get(`/kategoria/${id}/siekiery`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/kategoria/${id}/siekiery-i-noze`]);
  await page.goto('/kategorie');
  await expect(page.getByRole('link', { name: /^Siekiery i noże/ }).first()).toBeVisible();
});
