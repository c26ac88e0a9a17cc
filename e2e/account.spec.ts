import type { CDPSession, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import * as registrationTexts from '#modules/customers/accounts/texts/registration.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { orders } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const PASSWORD = 'tajne123';

async function fillPerson(page: Page, email?: string) {
  if (email) await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Imię').first().fill('Zofia');
  await page.getByLabel('Nazwisko').first().fill('Wierzba');
  await page.getByLabel('Telefon').first().fill('600 700 800');
  await page.getByLabel('Ulica i numer').first().fill('Wodna 5');
  await page.getByLabel('Kod pocztowy').first().fill('30-001');
  await page.getByLabel('Miejscowość').first().fill('Kraków');
}

async function register(page: Page, login: string) {
  await page.goto('/rejestracja');
  await fillPerson(page, `${login}@example.com`);
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Hasło').first().fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await page.getByLabel('Znam i akceptuję regulamin').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Zofia Wierzba')).toBeVisible();
}

/** Is this person at the test service and agrees. */
async function beAt(page: Page, email: string, name = '') {
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email);
  await page.getByLabel('Imię').fill(name);
  await page.getByRole('button', { name: 'Zgadzam się', exact: true }).click();
}

test('S2.46 S1.08 S7.69 a visitor registers with live checks, orders as a customer and orders the same again', async ({
  page,
  atClass,
  runningShop,
}) => {
  test.slow();
  await atClass(1);
  // How a product comes into the basket is shown elsewhere.
  const form = { product: '59', number: '1', mode: '1' };
  expect((await page.request.post('/basketchange.php', { form })).ok()).toBe(true);
  const script = page.waitForRequest(/client_new_form\.js/);
  await page.goto('/rejestracja');
  await script;
  await axe(page);

  // The shop answers half a second after typing, under one alias per field.
  const asked = page.waitForRequest((request) => request.url().includes('validateClientData'));
  await page.getByLabel('Login').fill('anna');
  expect((await asked).postData()).toContain('client_login:');
  await expect(page.getByText(/Wolny jest na przykład: anna\d/)).toBeVisible();
  await page.getByLabel('Imię').first().fill('<b>');
  await expect(page.getByText('Imię zawiera niedozwolone znaki.')).toBeVisible();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByLabel('Ulica i numer').first()).toHaveAccessibleDescription('Proszę wypełnić to pole.');

  await fillPerson(page, 'zofia@example.com');
  await page.getByLabel('Login').fill('zofia');
  await page.getByLabel('Hasło').first().fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await page.getByLabel('Znam i akceptuję regulamin').check();
  // The other address opens with its box.
  await expect(page.locator('[name=delivery_street]')).toBeHidden();
  await page.getByLabel(registrationTexts.otherDelivery).check();
  const other = { firstname: 'Ewa', lastname: 'Wierzba', street: 'Górna 3', zipcode: '34-500', city: 'Zakopane' };
  for (const [name, value] of Object.entries(other)) await page.locator(`[name=delivery_${name}]`).fill(value);
  await page.getByLabel(registrationTexts.otherInvoice).check();
  await expect(page.locator('[name=invoice_firm]')).toBeVisible();
  await page.getByLabel(registrationTexts.otherInvoice).uncheck();
  await expect(page.locator('[name=invoice_firm]')).toBeHidden();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Zofia Wierzba')).toBeVisible();
  await axe(page);
  const menu = page.getByRole('navigation', { name: accountTexts.menu });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: accountTexts.pages.orders, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ordersTexts.title })).toBeVisible();
  await expect(menu.locator('details')).not.toHaveAttribute('open');

  await page.goto('/zamowienie/dane');
  await expect(page.locator('[name=billing_street]')).toHaveValue('Wodna 5');
  await expect(page.locator('[name=delivery_street]')).toHaveValue('Górna 3');
  await page.locator('[name=shipping][value="1-1"]').check();
  await page.locator('[name=payment][value="3"]').check();
  // On a phone the bar has the same button as the summary.
  await page.getByRole('button', { name: orderDataTexts.next }).first().click();
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: orderSummaryTexts.submit }).click();
  await page.waitForURL(/\/platnosc\/\d+/);

  await page.goto('/konto/zamowienia');
  // The list names what was ordered, and orders it once more.
  await expect(page.getByRole('main').getByText('Przewodnik Szlaki na Weekend')).toBeVisible();
  // An unpaid order cannot be ordered again before it is cancelled.
  await expect(page.getByRole('button', { name: ordersTexts.reorder })).toHaveCount(0);
  const [number = ''] = /\d{8}/.exec(await page.getByRole('heading', { level: 2 }).first().innerText()) ?? [];
  const [order] = await runningShop.shop.db.select().from(orders).where(eq(orders.number, number));
  await changeOrderState(runningShop.shop, order?.id ?? 0, 'cancelled');
  await page.reload();
  await page.getByRole('button', { name: ordersTexts.reorder }).click();
  await page.waitForURL('**/koszyk');
  await expect(page.getByRole('main').getByText('Przewodnik Szlaki na Weekend').first()).toBeVisible();
});

test('S2.47 S7.68 S8.41 S2.50 signing in through a provider: refused, registered, recognised', async ({ page }) => {
  test.slow();
  await page.goto('/rejestracja');
  await page.getByLabel('Miejscowość').first().fill('Żywiec');
  await page.getByRole('link', { name: 'Jak założyć konto przez inną usługę?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Potwierdzi nam Twoje imię/)).toBeVisible();
  await axe(page);
  const sent = page.waitForRequest(/login\.php/);
  await dialog.getByRole('link', { name: 'Załóż konto przez Kluczyk' }).click();
  expect(decodeURIComponent((await sent).url())).toMatch(/client_city=Żywiec/);
  await page.getByRole('button', { name: 'Nie zgadzam się' }).click();
  await expect(page.getByText(/zaloguj się u jednego z dostawców: Kluczyk/)).toBeVisible();

  await page.goto('/logowanie');
  await expect(page.getByRole('link', { name: 'Zaloguj się przez Sąsiad' })).toBeHidden();
  await page.getByText('Pokaż więcej sposobów').click();
  await page.getByRole('link', { name: 'Zaloguj się przez Sąsiad' }).click();
  await beAt(page, 'kuba@example.com', 'Kuba');
  await expect(page.getByText(/Zakładasz konto przez Sąsiad/)).toBeVisible();
  await expect(page.getByLabel('Imię').first()).toHaveValue('Kuba');
  await fillPerson(page);
  await page.getByLabel('Znam i akceptuję regulamin').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('heading', { name: /Dzień dobry/ })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/logowanie?powrot=/konto/dane');
  await page.getByText('Pokaż więcej sposobów').click();
  await page.getByRole('link', { name: 'Zaloguj się przez Sąsiad' }).click();
  await beAt(page, 'kuba@example.com');
  await page.waitForURL('**/konto/dane');

  // The owner of an existing account proves it with the password.
  await page.context().clearCookies();
  await page.goto('/login.php?openid_serviceid=kluczyk');
  await beAt(page, 'anna@example.com');
  await expect(page.getByRole('heading', { name: 'Połącz z istniejącym kontem' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Hasło').fill('polana1');
  await page.getByRole('button', { name: 'Połącz i zaloguj' }).click();
  await expect(page.getByText('Anna Leśniewska')).toBeVisible();
});

test('S2.48 S2.49 without JavaScript: register, sign out, remind the password, set a new one, sign in', async ({
  noJsPage: page,
}) => {
  test.slow();
  await register(page, 'bezskryptu');
  await page.goto('/konto/dane');
  await page.getByLabel('Miejscowość').first().fill('');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByLabel('Miejscowość').first()).toHaveAccessibleDescription('Proszę wypełnić to pole.');
  await page.getByLabel('Miejscowość').first().fill('Sopot');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByText('Zmiany zostały zapisane.')).toBeVisible();
  await page.goto('/konto/bezpieczenstwo');
  await page.getByRole('button', { name: 'Wyloguj się wszędzie' }).click();

  await page.goto('/logowanie');
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(page.getByRole('link', { name: 'Wróć do logowania' })).toBeVisible();
  await page.getByLabel('Login lub adres e-mail').fill('bezskryptu');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText('Jeśli takie konto istnieje')).toBeVisible();
  await page.goto('/dev/poczta');
  await page
    .getByRole('link', { name: /Nowe hasło do Twojego konta/ })
    .first()
    .click();
  // The email itself, not the list of emails on the page before.
  await expect(page).toHaveURL(/\/dev\/poczta\/./);
  const link = /\/logowanie\/nowe-haslo\?token=[\w-]+/.exec(await page.content())?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Nowe hasło').first().fill('zupelnie-nowe');
  await page.getByLabel('Powtórz nowe hasło').fill('zupelnie-nowe');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page.getByText('Nowe hasło jest zapisane.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Ten link już nie działa.')).toBeVisible();

  // X.23 is proven in modules/customers/personal-data/server; here the form works without script.
  await page.goto('/konto/prywatnosc');
  await page.getByLabel('Hasło do konta').fill('zupelnie-nowe');
  await page.getByLabel('Wiem, że konta nie da się odzyskać.').check();
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(page.getByRole('heading', { name: 'Konto zostało usunięte' })).toBeVisible();
  await page.goto('/logowanie');
  await page.getByLabel('Login lub adres e-mail').fill('bezskryptu');
  await page.getByLabel('Hasło').fill('zupelnie-nowe');
  await page.getByRole('button', { name: 'Zaloguj się' }).first().click();
  await expect(page.getByText('Login lub hasło są nieprawidłowe.')).toBeVisible();
});

test('a guest makes an account on the way to an order and goes on signed in', async ({ page }) => {
  const product = { 'product[1]': '59', 'size[1]': 'uniw', 'set_quantity[1]': '1' };
  await page.request.post('/basketchange.php?type=multiproduct', { form: product });
  await page.goto('/zamowienie/dane');
  await fillPerson(page, 'po-drodze@example.com');
  await page.locator('[name=shipping][value="1-1"]').check();
  await page.locator('[name=payment][value="3"]').check();
  const next = page.getByRole('button', { name: orderDataTexts.next });
  const [password, repeat] = [page.locator('[name=client_password]'), page.locator('[name=client_password_repeat]')];
  await expect(password).toBeHidden();
  await page.getByLabel(orderDataTexts.register.box).check();
  await expect(password).toBeVisible();
  await password.fill('abc');
  await next.click();
  await expect(page.getByText('Hasło jest za krótkie')).toBeVisible();
  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await next.click();
  await page.waitForURL('**/zamowienie/podsumowanie');
  await expect(page.getByText('Wodna 5').first()).toBeVisible();
  await page.goto('/konto');
  await expect(page.getByText('Zofia Wierzba')).toBeVisible();
});

test('a passkey is added in the account and signs in', async ({ page }) => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await register(page, 'kluczniczka');
  await page.goto('/konto/bezpieczenstwo');
  await axe(page);
  await page.getByLabel('Nazwa urządzenia').fill('Mój telefon');
  await page.getByRole('button', { name: 'Dodaj klucz na tym urządzeniu' }).click();
  await expect(page.getByText('Klucz został dodany.')).toBeVisible();
  await expect(page.getByText('Mój telefon', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wyloguj się', exact: true }).first().click();
  await page.waitForURL((address) => address.pathname === '/');

  await page.goto('/konto/powiadomienia');
  await expect(page.getByText('Zaloguj się, aby zobaczyć tę stronę.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await page.waitForURL('**/konto/powiadomienia');
  await expect(page.getByRole('heading', { name: 'Powiadomienia' })).toBeVisible();
});
