import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import { changeStock } from '#modules/catalogue/products/server/index.ts';
import { findMail, listMails } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { sizes } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { FROM_THE_SHOP, signIn } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

// Kurtka przeciwwiatrowa Podmuch: size M is sold out.
const product = '/produkt/1/kurtka-przeciwwiatrowa-podmuch';
const form = '/produkt/1/powiadomienie?rozmiar=M';
const added = /Damy znać, gdy produkt będzie dostępny\./;

const email = (page: Page) => page.getByLabel('Adres e-mail');
const send = (page: Page) => page.getByRole('button', { name: 'Powiadom mnie' });
/** The consent banner is over the sizes until it is answered; it has tests of its own. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

const mailsTo = async (shop: Shop, address: string) =>
  (await listMails(shop)).filter((mail) => mail.recipient === address).map((mail) => mail.subject);

test('S1.10 S4.05 S5.53 without JavaScript the form takes the address, and says what is wrong', async ({
  noJsPage: page,
  runningShop: { shop },
}) => {
  await page.goto('/produkt/2');
  await page.getByRole('link', { name: /Powiadom, gdy będzie dostępny/ }).click();
  await page.getByRole('link', { name: 'L', exact: true }).click();
  await expect(page.getByText('Rozmiar: L')).toBeVisible();
  await email(page).fill('bez-skryptu');
  await send(page).click();
  await expect(page.getByText('Podano niepoprawny adres email.')).toBeVisible();
  await email(page).fill('bez-skryptu@example.pl');
  await page.getByLabel('Powiadom mnie telefonicznie lub SMS-em').check();
  await send(page).click();
  await expect(page.getByText('Podaj numer telefonu, pod który mamy zadzwonić.')).toBeVisible();
  await page.getByLabel('Numer telefonu').fill('601 234 567');
  await send(page).click();
  await expect(page.getByText(added)).toBeVisible();
  expect(await mailsTo(shop, 'bez-skryptu@example.pl')).toHaveLength(1);
});

test('S5.53 the daily limit and a size that is not sold out have their own words', async ({ noJsPage: page }) => {
  await page.goto(form);
  await email(page).fill('czesto@example.pl');
  const fields = await page
    .locator('form')
    .filter({ has: send(page) })
    .evaluate((sent: HTMLFormElement) => Object.fromEntries([...new FormData(sent)].map(([k, v]) => [k, String(v)])));
  for (let sent = 0; sent < 10; sent += 1) {
    expect(await (await page.request.post(form, { form: fields, headers: FROM_THE_SHOP })).text()).toMatch(added);
  }
  await send(page).click();
  await expect(page.getByText('To już dzienny limit powiadomień.')).toBeVisible();
  await page.goto('/produkt/1/powiadomienie?rozmiar=L');
  // Only M is sold out: the form is for the one size that can be waited for.
  await expect(page.getByText('Rozmiar: M')).toBeVisible();
  await page.goto('/produkt/3/powiadomienie');
  await expect(page.getByText('Ten produkt możesz kupić już teraz')).toBeVisible();
});

test('X.37 a size returning to stock mails its subscriber once; one click ends the waiting of another', async ({
  page,
  runningShop: { shop },
}) => {
  for (const address of ['wraca@example.pl', 'rezygnuje@example.pl']) {
    await page.goto('/produkt/2/powiadomienie');
    await page.getByRole('link', { name: 'M', exact: true }).click();
    await email(page).fill(address);
    await send(page).click();
    await expect(page.getByText(added)).toBeVisible();
  }
  await page.goto('/dev/poczta');
  await page.getByRole('listitem').filter({ hasText: 'rezygnuje@example.pl' }).getByRole('link').click();
  const text = page.locator('pre').first();
  await expect(text).toContainText('Zapisaliśmy Twoje powiadomienie');
  const [leave] = /\/powiadomienie\/[\w-]+\/rezygnacja/.exec((await text.textContent()) ?? '') ?? [];
  await page.goto(leave ?? '');
  await page.getByRole('button', { name: 'Rezygnuję z powiadomienia' }).click();
  await expect(page.getByText('Nie wyślemy już powiadomienia o tym produkcie.')).toBeVisible();

  const [size] = await shop.db
    .select()
    .from(sizes)
    .where(and(eq(sizes.productId, 2), eq(sizes.type, 'M')));
  await changeStock(shop, size?.id ?? 0, 4, { status: 'enable' });
  const backAgain = 'Znowu dostępne: Plecak biegowy Zając 12 l, rozmiar M';
  await expect.poll(() => mailsTo(shop, 'wraca@example.pl')).toContain(backAgain);
  expect(await mailsTo(shop, 'rezygnuje@example.pl')).not.toContain(backAgain);
  // The mail leads to the very size that was waited for.
  const head = (await listMails(shop)).find(({ subject }) => subject === backAgain);
  const mail = await findMail(shop, head?.id ?? 0);
  const [address] = /\/produkt\/2\/\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(address ?? '');
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
});

test('S4.05 a signed-in customer finds the account’s address in the form, on its page and in the dialog', async ({
  page,
}) => {
  await signIn(page, demoCustomer);
  await page.goto(form);
  await expect(email(page)).toHaveValue(demoCustomer.email);
  await page.goto(product);
  await expect(page.locator('#projector_form')).toHaveAttribute('novalidate');
  await page.getByRole('radio', { name: /\bM\b/ }).check({ force: true });
  await page
    .getByRole('link', { name: /Powiadom, gdy będzie dostępny/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Powiadom o dostępności' });
  await expect(dialog.getByLabel('Adres e-mail')).toHaveValue(demoCustomer.email);
});

test('S4.05 S5.53 on the product page a dialog asks for the address', async ({
  page,
  problems,
  runningShop: { shop },
}) => {
  await page.goto(product);
  // React is in charge once it took the browser's own checks off.
  await expect(page.locator('#projector_form')).toHaveAttribute('novalidate');
  await page.getByRole('radio', { name: /\bM\b/ }).check({ force: true });
  const link = page.getByRole('link', { name: /Powiadom, gdy będzie dostępny/ }).first();
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Powiadom o dostępności' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Adres e-mail')).toBeFocused();
  await axe(page);
  await send(page).click();
  await expect(dialog.getByText('Proszę wypełnić to pole.')).toBeVisible();
  await dialog.getByLabel('Adres e-mail').fill('okno@example.pl');

  problems.allow(/projector/);
  await page.route('**/ajax/projector.php?action=set*', (route) => route.abort());
  await send(page).click();
  await expect(dialog.getByText('Brak połączenia ze sklepem.')).toBeVisible();
  await page.unroute('**/ajax/projector.php?action=set*');
  await send(page).click();
  await expect(dialog.getByText(added)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Wróć do produktu' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Wróć do produktu' }).click();
  await expect(dialog).toBeHidden();
  expect(await mailsTo(shop, 'okno@example.pl')).toHaveLength(1);
});
