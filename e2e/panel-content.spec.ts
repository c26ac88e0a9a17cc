import sharp from 'sharp';
import * as texts from '#modules/content/home/texts/panel.ts';
import * as homeTexts from '#modules/content/home/texts/storefront.ts';
import { expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { scrollToZones } from './fixtures/page-actions.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, test } from './fixtures/shop.ts';

test('O.36 a blog entry with a picture is written, given a day ahead, seen in preview and not in the shop', async ({
  page,
  runningShop,
  problems,
}) => {
  problems.allow(/response: 404 GET .*\/blog\/\d+/);
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#386641' } }).jpeg();
  await enterPanel(page, runningShop, 'editor');
  await page.goto('/zaplecze/blog/nowy');
  await page.getByLabel('Tytuł').fill('Zima w Tatrach');
  await page.getByLabel('Data').fill('2031-01-15');
  const body = page.getByRole('textbox', { name: 'Treść' });
  // A plain field is there until the editor has come.
  const tools = page.getByRole('toolbar', { name: 'Formatowanie tekstu' });
  await expect(tools).toBeVisible();
  await expect(body).toHaveAttribute('contenteditable', 'true');
  await body.click();
  await expect(body).toBeFocused();
  await page.keyboard.type('Co zabrać');
  await expect(body).toHaveText('Co zabrać');
  await tools.getByRole('button', { name: 'Nagłówek H2', exact: true }).press('Enter');
  await expect(body.getByRole('heading', { name: 'Co zabrać' })).toBeVisible();
  await tools.getByRole('button', { name: 'Wstaw obraz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wybierz obraz' });
  await dialog
    .getByLabel('Plik')
    .setInputFiles({ name: 'tatry.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() });
  await dialog.getByLabel('Opis obrazu').fill('Zaśnieżony grzbiet');
  await dialog.getByRole('button', { name: 'Dodaj obraz' }).click();
  await expect(body.getByRole('img', { name: 'Zaśnieżony grzbiet' })).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  const preview = page.getByRole('link', { name: 'Podgląd' });
  await expect(preview).toBeVisible();
  const address = (await preview.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Zima w Tatrach' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Co zabrać' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Zaśnieżony grzbiet' })).toHaveJSProperty('complete', true);
  await page.goto(address.replace('/zaplecze/podglad', '').replace(/\?.*/, ''));
  await expect(page.getByRole('heading', { name: 'Zima w Tatrach' })).toHaveCount(0);
});

test('O.37 the main page is recomposed in the panel, and nothing on it shifts', async ({ page, runningShop }) => {
  await enterPanel(page, runningShop, 'editor');
  await watchShifts(page);
  const { opinions, news } = texts.kinds;
  const move = async (button: string) => {
    await page.goto('/zaplecze/strona-glowna');
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByText(texts.answers.moved)).toBeVisible();
  };
  await move(texts.actions.up(news.name));
  await page.goto('/');
  const names = page.getByRole('heading', { level: 2 });
  const order = (await names.allTextContents()).filter((name) => [homeTexts.news, homeTexts.opinions].includes(name));
  expect(order).toEqual([homeTexts.news, homeTexts.opinions]);
  await expectNoShift(page);
  await scrollToZones(page);
  await expect(page.locator('.carousel-list').first()).toBeVisible();
  await expectNoShift(page);
  await move(texts.actions.up(opinions.name));
});
