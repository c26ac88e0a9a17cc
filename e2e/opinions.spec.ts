import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoProductId } from '#demo/demo-states.ts';
import { answerOpinion, setOpinionState } from '#modules/after-sale/opinions/server/index.ts';
import * as opinionsTexts from '#modules/after-sale/opinions/texts/storefront.ts';
import * as fileTexts from '#platform/files/texts/files.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { axe } from './fixtures/axe.ts';
import { phonePhoto } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

const many = demoProductId('reduced-vat');
const none = demoProductId('no-opinions');
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#386641' } });
const jpg = async (width = 800, height = 600) => ({
  name: 'zdjecie.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture(width, height).jpeg().toBuffer(),
});

const section = (page: Page) => page.getByRole('region', { name: 'Opinie o produkcie' });

async function openProduct(page: Page, product: number) {
  await page.goto(`/produkt/${product}`);
  // Its script comes with the first touch, for which a click waits.
  await section(page).scrollIntoViewIfNeeded();
}

async function fill(page: Page, content = 'Naprawdę świetna rzecz.') {
  await page.getByLabel('5 – bardzo dobrze').check();
  await page.getByLabel('Twoja opinia').fill(content);
  await page.getByLabel('Imię lub pseudonim').fill('Ala');
  await page.getByLabel('Adres e-mail').fill('ala@example.pl');
}

test('S2.33 S4.48 show more brings more opinions, and the filter leaves the confirmed ones', async ({ page }) => {
  await openProduct(page, many);
  const items = section(page).getByRole('article');
  await expect(items).toHaveCount(4);
  await section(page).getByRole('link', { name: 'Pokaż więcej opinii' }).click();
  await expect(items).toHaveCount(10);
  await section(page)
    .getByLabel(/Tylko potwierdzone zakupem/)
    .check();
  await expect(section(page).locator('[data-confirmed="false"]')).toHaveCount(0);
  await expect(items.first()).toBeVisible();
  await axe(page);
});

test('S1.09 S5.13 S4.49 an opinion with a photo is sent from the dialog and shown once it is published', async ({
  page,
  runningShop,
}) => {
  await openProduct(page, none);
  await section(page).getByRole('link', { name: 'Napisz opinię' }).click();
  const dialog = page.getByRole('dialog', { name: 'Napisz opinię' });
  await expect(dialog).toBeVisible();
  await axe(page);
  const photo = dialog.getByLabel('Zdjęcie');
  const alerts = page.getByText.bind(page);
  await photo.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: await picture(9, 9).png().toBuffer() });
  await expect(alerts('Zdjęcie musi być plikiem jpg.').first()).toBeVisible();
  await expect(photo).toHaveValue('');
  await photo.setInputFiles(await jpg(2049, 1536));
  await expect(alerts('Zdjęcie może mieć najwyżej 2048 × 1536 pikseli.').first()).toBeVisible();
  await photo.setInputFiles({ ...(await jpg()), buffer: Buffer.alloc(4 * 1_048_576 + 1) });
  await expect(alerts(/Maksymalny rozmiar pliku to 4\sMB/).first()).toBeVisible();
  await photo.setInputFiles(await jpg());
  await fill(page, '   ');
  await dialog.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(dialog.getByText('Treść opinii nie może być pusta.')).toBeVisible(); // S5.35
  await fill(page);
  await dialog.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(dialog.getByText('Twoja opinia została wysłana')).toBeVisible();
  const { rows } = await runningShop.shop.pool.query('select max(id) as id from opinions');
  await setOpinionState(runningShop.shop, rows[0].id, 'published');
  await answerOpinion(runningShop.shop, rows[0].id, 'Dziękujemy!');
  await expect(async () => {
    await openProduct(page, none);
    await expect(section(page).getByText('Naprawdę świetna rzecz.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(section(page).getByRole('img', { name: 'Zdjęcie: Ala' })).toBeVisible();
  await expect(section(page).getByText('Dziękujemy!')).toBeVisible();
  await section(page)
    .getByLabel(/Tylko potwierdzone zakupem/)
    .check();
  await expect(section(page).getByText('Brak opinii potwierdzonych zakupem.')).toBeVisible();
});

test('S5.13 a photo as a phone takes it is refused, and offered smaller', async ({ page, runningShop }) => {
  await page.goto(`/produkt/${many}/x/opinia`);
  const photo = page.getByLabel('Zdjęcie');
  const taken = await phonePhoto('IMG_2041.JPG');
  expect(taken.buffer.length).toBeGreaterThan(4 * 1_048_576);
  await photo.setInputFiles(taken);
  await expect(page.locator('[data-alert=error]')).toContainText('IMG_2041.JPG');
  await expect(photo).toHaveValue('');
  await page.getByRole('button', { name: fileTexts.addSmaller(1) }).click();
  await expect(page.getByText('IMG_2041.JPG', { exact: true })).toBeVisible();
  await expect(photo).toBeFocused();
  const bytes = await photo.evaluate((input: HTMLInputElement) => input.files?.[0]?.size);
  expect(bytes).toBeLessThanOrEqual(4 * 1_048_576);
  await fill(page);
  await page.getByLabel('Adres e-mail').fill('ola@example.pl');
  await page.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(page.getByText('Twoja opinia została wysłana')).toBeVisible();
  const { rows } = await runningShop.shop.pool.query(
    'select type, width, height from uploads where original_name = $1',
    [taken.name],
  );
  expect(rows).toEqual([{ type: 'image/jpeg', width: 1152, height: 1536 }]);
});

test('S5.13 S5.35 without JavaScript the server says the same', async ({ noJsPage }) => {
  await noJsPage.goto(`/produkt/${many}`);
  await noJsPage.getByRole('link', { name: 'Napisz opinię' }).click();
  await fill(noJsPage, ' ');
  const disguised = { name: 'zdjecie.jpg', mimeType: 'image/jpeg', buffer: await picture(9, 9).png().toBuffer() };
  await noJsPage.getByLabel('Zdjęcie').setInputFiles(disguised);
  await noJsPage.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(noJsPage.getByText('Treść opinii nie może być pusta.')).toBeVisible();
  await fill(noJsPage);
  await noJsPage.getByLabel('Zdjęcie').setInputFiles(disguised);
  await noJsPage.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(noJsPage.getByText('Zdjęcie musi być plikiem jpg.')).toBeVisible();
  await noJsPage.getByLabel('Zdjęcie').setInputFiles(await jpg(2049, 1536));
  await noJsPage.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(noJsPage.getByText('Zdjęcie może mieć najwyżej 2048 × 1536 pikseli.')).toBeVisible();
  await noJsPage.getByLabel('Zdjęcie').setInputFiles(await jpg());
  await noJsPage.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(noJsPage.getByText('Twoja opinia została wysłana')).toBeVisible();
  await noJsPage.goto(`/produkt/${many}`);
  await noJsPage.getByRole('link', { name: 'Napisz opinię' }).click();
  await expect(noJsPage.getByText('czeka na sprawdzenie')).toBeVisible();
});

test('S4.34 S5.23 a question is checked while it is typed and sent once from the dialog', async ({ page }) => {
  await page.goto(`/produkt/${many}`);
  const questions = page.getByRole('region', { name: 'Pytania o produkt' });
  await questions.scrollIntoViewIfNeeded();
  await questions.getByRole('link', { name: 'Zadaj pytanie' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Wyślij pytanie' }).click();
  await expect(dialog.getByText('Proszę wypełnić to pole.').first()).toBeVisible();
  await dialog.getByLabel('Twoje pytanie').fill('Czy jest w twardej oprawie?');
  const email = dialog.getByLabel('Adres e-mail');
  await email.fill('ala@example.pl');
  await expect(email).toHaveAttribute('data-mark', 'ok');
  const paused = email.evaluate(
    (input) =>
      new Promise<number>((resolve) => {
        let typed = 0;
        input.addEventListener('input', () => {
          typed = performance.now();
        });
        new MutationObserver(() => input.dataset.mark === 'error' && resolve(performance.now() - typed)).observe(
          input,
          {
            attributes: true,
          },
        );
      }),
  );
  await email.press('End');
  await email.pressSequentially('@');
  expect(await paused).toBeGreaterThanOrEqual(490);
  await email.fill('ala@example.pl');
  await axe(page);
  let sent = 0;
  await page.route(/\/pytanie/, async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Wyślij pytanie' }).dblclick();
  await expect(dialog.locator('form')).toHaveClass(/submitting/);
  await expect(dialog.getByText('Twoje pytanie do nas dotarło')).toBeVisible();
  expect(sent).toBe(1);
});

test('S2.53 S9.54 S9.55 the wall has three columns 30 px apart and grows on scrolling', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/opinie');
  const items = page.locator('.opinion_item');
  await expect(items).toHaveCount(12);
  const boxes = await Promise.all([0, 1, 2, 3].map((index) => items.nth(index).boundingBox()));
  const [a, b, c, d] = boxes;
  expect(Math.round((b?.x ?? 0) - (a?.x ?? 0) - (a?.width ?? 0))).toBe(30);
  expect(c?.y).toBe(a?.y);
  expect([b?.height, c?.height]).toEqual([a?.height, a?.height]);
  expect(d?.y).toBeGreaterThan(a?.y ?? 0);
  await axe(page);
  await page.locator('#opinions_paging_bottom').scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(24);
  await expect(page).toHaveURL(/counter=1$/);
  // A visitor of this address finds the link to the ones before.
  const products = () => items.locator('a').allTextContents();
  const firstProducts = await products();
  const before = page.getByRole('link', { name: opinionsTexts.wall.previous });
  await page.goto('/opinie?counter=1');
  await expect(before).toBeVisible();
  expect((await products()).slice(0, 12)).toEqual(firstProducts.slice(12));
  await before.click();
  await expect(page).toHaveURL('/opinie');
  await expect(before).toBeHidden();
  expect((await products()).slice(0, 12)).toEqual(firstProducts.slice(0, 12));
});

test('after three more pages the wall waits for a click, so that the footer can be reached', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await page.goto('/opinie');
  const items = page.locator('.opinion_item');
  const next = page.getByRole('link', { name: opinionsTexts.wall.next });
  for (const count of [24, 36, 48]) {
    await next.scrollIntoViewIfNeeded();
    await expect(items).toHaveCount(count);
  }
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await next.click();
  await expect(items).toHaveCount(60);
});

test('when the next page of the wall fails to come, the browser goes there itself', async ({ page, problems }) => {
  await page.route(/\/opinie\?counter=1&fragment=content/, (route) => route.abort());
  problems.allow(/fragment=content/);
  await page.goto('/opinie');
  await page.locator('#opinions_paging_bottom a.next').scrollIntoViewIfNeeded();
  await expect(page).toHaveURL('/opinie?counter=1');
  await expect(page.locator('.opinion_item')).toHaveCount(12);
  await expect(page.locator('.opinion_item').first()).toHaveAttribute('data-hide', 'false');
});

test('S9.56 a long opinion on the wall is cut and can be read on', async ({ page, runningShop }) => {
  await page.goto('/opinie');
  const cut = page.locator('.opinion_item').filter({ hasText: opinionsTexts.wall.readMore }).first();
  const short = cut.locator('summary > span').first();
  const { height, line } = await short.evaluate((words) => ({
    height: words.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(words).lineHeight),
  }));
  expect(height).toBeLessThanOrEqual(2 * line + 1);
  const begin = (await short.innerText()).replace('…', '');
  expect(begin.length).toBeLessThanOrEqual(95);
  const { rows } = await runningShop.shop.pool.query('select content from opinions where starts_with(content, $1)', [
    begin,
  ]);
  const completeText = cut.locator('details > p');
  await expect(completeText).toBeHidden();
  await cut.getByText(opinionsTexts.wall.readMore).click();
  await expect(completeText).toBeVisible();
  await expect(completeText).toHaveText(rows[0].content);
  await expect(cut.getByText(opinionsTexts.wall.readMore)).toBeHidden();
});

test('S2.54 opinions about the shop show average and answers, and are filtered by rating', async ({ page }) => {
  await page.goto('/opinie-o-sklepie');
  await expect(page.getByText(/Średnia ocena: \d,\d na 5/)).toBeAttached();
  await expect(page.getByText('Odpowiedź sklepu').first()).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: /^Ocena 2:/ }).click();
  await expect(page).toHaveURL(/rating=2/);
  await expect(page.locator('[data-opinion_rate]:not([data-opinion_rate="2"])')).toHaveCount(0);
  // A rating that does not exist has no page.
  expect((await page.request.get('/opinie-o-sklepie?rating=9')).status()).toBe(404);
});

test('a vote on an opinion about the shop counts without leaving the page, and by a plain form', async ({
  page,
  noJsPage,
}) => {
  const votes = (shown: Page) => shown.getByRole('article').first().getByRole('button', { name: /^Tak/ });
  const count = async (shown: Page) => Number(/\d+/.exec((await votes(shown).textContent()) ?? '')?.[0]);
  await page.goto('/opinie-o-sklepie');
  const before = await count(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await votes(page).click();
  await expect.poll(() => count(page)).toBe(before + 1);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await noJsPage.goto('/opinie-o-sklepie');
  await votes(noJsPage).click();
  await expect(noJsPage).toHaveURL(/\/opinie-o-sklepie#opinia-\d+$/);
});

test('an invited buyer writes of a product once, and may go on with the shop', async ({ page, runningShop }) => {
  const token = newToken();
  await runningShop.shop.pool.query(
    `insert into opinion_invitations (order_number, token_hash, email, author, product_ids, created_at)
     values ('900001', $1, 'ala@example.pl', 'Ala', $2, now())`,
    [hashToken(token), [many]],
  );
  await page.goto(`/opinia/${token}`);
  await axe(page);
  await page.getByRole('link', { name: /^Napisz opinię: / }).click();
  await expect(page.getByLabel('Imię lub pseudonim')).toHaveValue('Ala');
  await fill(page, 'Zamówienie przyszło całe.');
  await axe(page);
  await page.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(page.getByText('Twoja opinia została wysłana')).toBeVisible();
  await expect(page.getByText(/^Opinia już u nas jest: /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oceń sklep' })).toBeVisible();
});
