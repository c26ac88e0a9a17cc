import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import * as accountDataTexts from '#modules/customers/accounts/texts/account-data.ts';
import * as signInTexts from '#modules/customers/accounts/texts/sign-in.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { sessions } from '#server/shop/schema.ts';
import { signIn } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';
import { isThorough } from './fixtures/thorough.ts';

// Any worker takes any of them.
test.describe.configure({ mode: 'parallel' });

interface Case {
  at: string;
  /** Typed values by field; an empty text ticks a box. */
  typed: Record<string, string>;
  /** The control that opens the form. */
  opensWith?: string;
  /** A fold that hides a field. */
  unfolds?: string;
  /** One of the forms that have nothing of their own: tried when there is time. */
  plain?: true;
}

const PERSON = { firstname: 'Ola', lastname: 'Nowak', phone: '600 100 200', street: 'Sosnowa 7', city: 'Kraków' };
const byRole = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([part, value]) => [`client_${part}`, value]));

const GUEST: Case[] = [
  { at: '/contact.php', typed: { name: 'Ola', email: 'ola@example.com', message: 'Czy macie raki?' } },
  { at: '/logowanie', typed: { login: 'ola', password: 'tajne123' }, plain: true },
  {
    at: '/rejestracja',
    typed: {
      ...byRole({ ...PERSON, zipcode: '30-224', email: 'raz@example.com', login: 'raz-dwa', password: 'tajne123' }),
      client_password_repeat: 'tajne123',
      terms_agree: '',
    },
  },
  {
    at: '/zapytaj-o-produkt',
    typed: { product: 'Kajak', details: 'Dla dwojga', email: 'ola@example.com' },
    plain: true,
  },
  { at: '/newsletter', typed: { mailing_email: 'list@example.com', mailing_name: 'Ola', newsletter_consent: '' } },
  {
    at: '/produkt/37/x/pytanie',
    typed: { question: 'Czy jest ostry?', author: 'Ola', email: 'ola@example.com' },
    plain: true,
  },
  { at: '/produkt/37', opensWith: 'Zadaj pytanie', typed: { question: 'Czy jest lekki?', email: 'ola@example.com' } },
  { at: '/reklamacje', typed: { number: '11955389', contact: 'tomasz@example.com' }, plain: true },
  { at: '/zwroty', typed: { number: '11955389', contact: 'tomasz@example.com' }, plain: true },
  { at: '/zamowienie/sprawdz', typed: { number: '11955389', contact: 'tomasz@example.com' } },
  {
    at: '/zamowienie/dane',
    typed: {
      billing_firstName: 'Ola',
      billing_lastName: 'Nowak',
      email: 'ola@example.com',
      billing_city: 'Kraków',
      billing_phone: '600 100 200',
      billing_street: 'Sosnowa 7',
      billing_zipcode: '30-224',
      'shipping][value="1-1"': '',
      'payment][value="3"': '',
    },
  },
  {
    at: '/zamowienie/podsumowanie',
    unfolds: orderSummaryTexts.remarksOpen,
    typed: { remarks: 'Proszę dzwonić', terms: '' },
  },
];

const CUSTOMER: Case[] = [
  { at: '/konto/dane', typed: { client_city: 'Zakopane', client_street: 'Krupówki 1' } },
  { at: '/listy', typed: { name: 'Na biwak' } },
];

const field = (form: Locator, name: string) => form.locator(`[name=${name}]`).first();

/** The first try of every form is cut on its way or answered with an error; the second one is let through. */
async function sendTwice(page: Page, { at, typed, opensWith, unfolds }: Case, failure: 'cut' | '503') {
  await page.goto(at);
  if (opensWith) await page.getByRole('link', { name: opensWith }).first().click();
  if (unfolds) await page.getByText(unfolds).click();
  const names = Object.keys(typed).map((name) => `:has([name=${name}])`);
  const form = page.locator(`form${names.join('')}`).last();
  for (const [name, value] of Object.entries(typed)) {
    if (value === '') await field(form, name).check();
    else await field(form, name).fill(value);
  }
  const held = Promise.withResolvers<void>();
  let posts = 0;
  // A window over a page posts to the form's own address.
  const isPost = ({ pathname }: URL) => pathname.endsWith('.data') || pathname.endsWith('/pytanie');
  await page.route(isPost, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    await held.promise;
    return failure === 'cut' ? route.abort('failed') : route.fulfill({ status: 503, body: 'Chwila przerwy' });
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form, at).toHaveClass(/\bsubmitting\b/);
  held.resolve();
  const message = form.getByRole('alert').filter({ hasText: formTexts.unsent.unreachable });
  await expect(message, at).toBeVisible();
  expect(posts, at).toBe(1);
  await expect(message).toBeInViewport();
  // A message, not a sheet over the form.
  expect((await message.boundingBox())?.height, at).toBeLessThan(400);
  await expect(form).not.toHaveClass(/\bsubmitting\b/);
  for (const [name, value] of Object.entries(typed)) {
    if (value === '') await expect(field(form, name), at).toBeChecked();
    else await expect(field(form, name), at).toHaveValue(value);
  }
  await page.unroute(isPost);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await message.getByRole('button', { name: formTexts.unsent.retry }).click();
  await answer;
  await expect(message, at).toBeHidden();
}

test('X.39 S4.34 a form of a guest that cannot be sent keeps what was typed, says so and is sent at the second try', async ({
  page,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allow(/503 POST|ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.post('/basketchange.php', { form: { product: '59', number: '1', mode: '1' } });
  const tried = GUEST.filter(({ plain }) => isThorough || !plain);
  for (const [at, each] of tried.entries()) {
    // The order itself has words of its own for a lost connection.
    await sendTwice(page, each, at % 2 === 0 && !each.at.endsWith('podsumowanie') ? 'cut' : '503');
  }
});

test('X.39 S4.34 so does a form of a customer, and one with files', async ({ page, problems }) => {
  problems.allow(/503 POST|ERR_FAILED/);
  await signIn(page, { login: 'anna', password: 'polana1' });
  for (const [at, each] of CUSTOMER.entries()) await sendTwice(page, each, at % 2 === 0 ? 'cut' : '503');
  await page.goto('/produkt/37/x/opinia');
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#765' } }).jpeg();
  const photo = { name: 'noz.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() };
  const form = page.locator('form:has([name=opinion])');
  await field(form, 'photo').setInputFiles(photo);
  await field(form, 'note][value="5"').check({ force: true });
  for (const [name, value] of [
    ['opinion', 'Ostry i lekki.'],
    ['author', 'Anna'],
    ['email', 'anna@example.com'],
  ] as const) {
    await field(form, name).fill(value);
  }
  await page.route(/opinia\.data/, (route) => route.abort('failed'), { times: 1 });
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(form.getByText(formTexts.unsent.unreachable)).toBeVisible();
  await expect(field(form, 'opinion')).toHaveValue('Ostry i lekki.');
  expect(await field(form, 'photo').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(photo.name);
});

test('X.39 a form sent after the sign-in ran out is there again after the next one', async ({ page, runningShop }) => {
  await signIn(page, { login: 'anna', password: 'polana1' });
  await page.goto('/konto/dane');
  const form = page.locator('form#data');
  await field(form, 'client_city').fill('Ustrzyki Dolne');
  await runningShop.shop.db.delete(sessions);
  await form.getByRole('button', { name: accountDataTexts.submit }).click();
  await expect(page.getByText(signInTexts.expired)).toBeVisible();
  await page.getByLabel(signInTexts.login).fill('anna');
  await page.getByLabel(signInTexts.password).first().fill('polana1');
  await page.getByRole('button', { name: signInTexts.submit, exact: true }).click();
  await expect(page.getByText(formTexts.restored)).toBeVisible();
  await expect(field(form, 'client_city')).toHaveValue('Ustrzyki Dolne');
  await form.getByRole('button', { name: accountDataTexts.submit }).click();
  await expect(page.getByText(accountTexts.saved)).toBeVisible();
});
