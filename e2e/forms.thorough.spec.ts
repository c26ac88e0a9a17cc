import type { Locator, Page, Request } from '@playwright/test';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

const address = '/dev/formularze';
const required = 'Proszę wypełnić to pole.';
const wrongEmail = 'Podano niepoprawny adres email.';
const goodAccount = '61 1090 1014 0000 0712 1981 2874';

const trial = (page: Page) => page.locator('form#trial');
const field = (page: Page, label: string) => trial(page).getByLabel(label).first();
const send = (page: Page) => trial(page).getByRole('button', { name: 'Wyślij' });
const alerts = (page: Page) => page.getByRole('region', { name: 'Komunikaty' });
const accepted = (page: Page) => page.getByRole('region', { name: 'Formularz przyjęty' });
const isWrong = (input: Locator) => expect(input).toHaveAttribute('aria-invalid', 'true');
const isNotWrong = (input: Locator) => expect(input).not.toHaveAttribute('aria-invalid', 'true');

async function open(page: Page) {
  await page.goto(address);
  // React is in charge once it took the browser's own limits off.
  await expect(page.getByLabel('Liczba sztuk')).not.toHaveAttribute('max');
}

async function fillGood(page: Page) {
  await field(page, 'Imię').fill('Alicja');
  await field(page, 'Adres e-mail').fill('ala@polana.pl');
  await page.getByLabel('Akceptuję regulamin').check();
}

function countPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/dev/formularze')) {
      if (!request.url().includes('sprawdz')) posts.push(request);
    }
  });
  return posts;
}

test.describe('fields', () => {
  test('S5.14 a field not marked validate is never marked as wrong', async ({ page }) => {
    await open(page);
    await field(page, 'Pseudonim').fill('a');
    await send(page).click();
    await isWrong(field(page, 'Imię'));
    await isNotWrong(field(page, 'Pseudonim'));
  });

  test('S5.15 too short and too long values are marked', async ({ page }) => {
    await open(page);
    const name = field(page, 'Imię');
    await name.pressSequentially('Al');
    await expect(page.getByText('Wpisz co najmniej 3 znaki.')).toBeVisible();
    await name.fill('Alicja Maria');
    await expect(page.getByText('Wpisz najwyżej 10 znaków.')).toBeVisible();
    await name.fill('Alicja');
    await isNotWrong(name);
  });

  test('S5.16 S5.52 a wrong e-mail shows its text', async ({ page }) => {
    await open(page);
    const email = field(page, 'Adres e-mail');
    for (const wrong of ['a@b', 'ab.pl']) {
      await email.fill(wrong);
      await expect(page.getByText(wrongEmail, { exact: true })).toBeVisible();
      await isWrong(email);
      await email.fill('ala@polana.pl');
      await isNotWrong(email);
    }
  });

  test('S5.17 a number needs nine digits where a phone or an e-mail is asked for', async ({ page }) => {
    await open(page);
    const contact = field(page, 'Telefon lub email');
    await contact.fill('12345678');
    await isWrong(contact);
    await contact.fill('123456789');
    await expect(contact).toHaveAttribute('data-mark', 'ok');
    await contact.fill('ala@polana');
    await isWrong(contact);
  });

  test('S5.18 S5.51 S5.22 an emptied field loses its mark and is missed at form check', async ({ page }) => {
    await open(page);
    const email = field(page, 'Adres e-mail');
    await email.fill('ala@');
    await isWrong(email);
    await email.fill('');
    await isNotWrong(email);
    await expect(email).toHaveAttribute('data-mark', 'none');
    await email.fill('ala@polana.pl');
    await expect(email).toHaveAttribute('data-mark', 'ok');
    await email.fill('');
    await expect(email).toHaveAttribute('data-mark', 'none');
    await send(page).click();
    await isWrong(email);
    await expect(email).toHaveAccessibleDescription(required);
  });

  test('S5.19 an unticked required box is wrong, a ticked one right', async ({ page }) => {
    await open(page);
    const terms = page.getByLabel('Akceptuję regulamin');
    await send(page).click();
    await isWrong(terms);
    await terms.check();
    await isNotWrong(terms);
  });

  test('S5.23 S9.65 the mark appears half a second after typing stops', async ({ page }) => {
    await page.clock.install({ time: '2026-05-06T12:00:00' });
    await open(page);
    await page.clock.pauseAt('2026-05-06T13:00:00');
    const email = field(page, 'Adres e-mail');
    await email.fill('ala@');
    await page.clock.runFor(300);
    await email.fill('ala@p');
    await page.clock.runFor(499);
    await isNotWrong(email);
    await page.clock.runFor(2);
    await isWrong(email);
  });

  test('S5.24 a form check brings the first wrong field into view in 300 ms and puts the cursor there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const name = field(page, 'Imię');
    await send(page).scrollIntoViewIfNeeded();
    await expect(name).not.toBeInViewport();
    const took = await page.evaluate(async () => {
      const form = document.querySelector<HTMLFormElement>('#trial');
      const start = performance.now();
      let lastMove = start;
      let position = window.scrollY;
      form?.requestSubmit();
      while (performance.now() - start < 1000) {
        await new Promise(requestAnimationFrame);
        if (window.scrollY !== position) lastMove = performance.now();
        position = window.scrollY;
      }
      return lastMove - start;
    });
    expect(took).toBeGreaterThan(200);
    expect(took).toBeLessThan(700);
    await expect(name).toBeInViewport();
    await expect(name).toBeFocused();
  });
});

test.describe('fields the server checks', () => {
  test('S5.20 S7.63 S7.64 errno marks the field, zero accepts it; the request holds name and value', async ({
    page,
  }) => {
    await open(page);
    const login = field(page, 'Login');
    const asked = page.waitForRequest(/sprawdz/);
    await login.fill('zajety');
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect(request.postData()).toBe('login=zajety&shop=1');
    await isWrong(login);
    await login.fill('wolny');
    await expect(login).toHaveAttribute('data-mark', 'ok');
  });

  test('S5.21 S7.63 a wrong bank account, asked by GET, shows its own text', async ({ page }) => {
    await open(page);
    const account = field(page, 'Numer konta bankowego');
    const asked = page.waitForRequest(/sprawdz/);
    await account.fill('61109010140000071219812875');
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(new URL(request.url()).searchParams.get('bankAccount')).toBe('61109010140000071219812875');
    await expect(account).toHaveAccessibleDescription('Wprowadzony numer konta bankowego jest nieprawidłowy.');
    await account.fill(goodAccount);
    await expect(account).toHaveAttribute('data-mark', 'ok');
  });

  test('S5.20 a rejected field stops the form, asked at once when it was not asked before', async ({ page }) => {
    await open(page);
    const posts = countPosts(page);
    await fillGood(page);
    await field(page, 'Login').fill('zajety');
    await send(page).click();
    await isWrong(field(page, 'Login'));
    await expect(field(page, 'Login')).toBeFocused();
    expect(posts).toHaveLength(0);
    await field(page, 'Login').fill('wolny');
    await send(page).click();
    await expect(accepted(page)).toContainText('"login": "wolny"');
    expect(posts).toHaveLength(1);
  });

  test('S7.65 an answer 500 leaves no mark and the form is sent', async ({ page, problems }) => {
    problems.allow(/500 POST .*sprawdz/);
    await open(page);
    await fillGood(page);
    const login = field(page, 'Login');
    const answered = page.waitForResponse(/sprawdz/);
    await login.fill('awaria');
    await answered;
    await expect(login).toHaveAttribute('data-mark', 'none');
    await send(page).click();
    await expect(accepted(page)).toContainText('"login": "awaria"');
  });
});

test.describe('sending', () => {
  test('S4.34 the form carries the class while it is sent, and a double click sends one request', async ({ page }) => {
    await open(page);
    const posts = countPosts(page);
    await fillGood(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/dev\/formularze(\.data)?(\?.*)?$/, async (route) => {
      await held;
      await route.continue();
    });
    await send(page).dblclick();
    await expect(trial(page)).toHaveClass(/submitting/);
    await trial(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await expect(accepted(page)).toBeVisible();
    expect(posts).toHaveLength(1);
    await expect(trial(page)).not.toHaveClass(/submitting/);
    await send(page).click();
    await expect.poll(() => posts.length).toBe(2);
  });

  test('once corrected and sent, nothing stays marked as wrong', async ({ page }) => {
    await open(page);
    await send(page).click();
    await isWrong(field(page, 'Imię'));
    await fillGood(page);
    await send(page).click();
    await expect(accepted(page)).toBeVisible();
    await expect(trial(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('what the shop refuses keeps everything typed and says why', async ({ page }) => {
    await open(page);
    await fillGood(page);
    await field(page, 'Pseudonim').fill('Ala');
    await field(page, 'Login').fill('odmowa');
    await send(page).click();
    await expect(page.getByText('Tego loginu nie możemy przyjąć.')).toBeVisible();
    await expect(trial(page).getByRole('alert')).toBeVisible();
    await expect(field(page, 'Login')).toBeFocused();
    await expect(field(page, 'Imię')).toHaveValue('Alicja');
    await expect(field(page, 'Pseudonim')).toHaveValue('Ala');
    await expect(page.getByLabel('Akceptuję regulamin')).toBeChecked();
    await field(page, 'Login').fill('inny');
    await isNotWrong(field(page, 'Login'));
    await send(page).click();
    await expect(accepted(page)).toContainText('"login": "inny"');
  });

  test('S5.18 S5.51 S5.52 without JavaScript the server says the same and keeps what was typed', async ({
    noJsPage,
  }) => {
    await noJsPage.goto(address);
    await field(noJsPage, 'Adres e-mail').fill('ala@');
    await field(noJsPage, 'Pseudonim').fill('Ala');
    await field(noJsPage, 'Hasło').fill('tajne1');
    await field(noJsPage, 'Uwagi').fill('Proszę\nzadzwonić');
    await noJsPage.getByLabel('Liczba sztuk').fill('3');
    await send(noJsPage).click();
    await expect(field(noJsPage, 'Imię')).toHaveAccessibleDescription(new RegExp(required));
    await expect(field(noJsPage, 'Adres e-mail')).toHaveAccessibleDescription(wrongEmail);
    await expect(field(noJsPage, 'Imię')).toBeFocused();
    await expect(field(noJsPage, 'Adres e-mail')).toHaveValue('ala@');
    await expect(field(noJsPage, 'Pseudonim')).toHaveValue('Ala');
    await expect(field(noJsPage, 'Uwagi')).toHaveValue('Proszę\nzadzwonić');
    await expect(noJsPage.getByLabel('Liczba sztuk')).toHaveValue('3');
    await expect(field(noJsPage, 'Hasło')).toHaveValue('');
    await fillGood(noJsPage);
    await send(noJsPage).click();
    await expect(accepted(noJsPage)).toContainText('"pieces": 3');
  });

  test('S5.03 S5.04 without JavaScript the server corrects a quantity out of limits', async ({ noJsPage }) => {
    await noJsPage.goto(address);
    await fillGood(noJsPage);
    await noJsPage.getByLabel('Liczba sztuk').fill('9');
    await noJsPage.getByLabel('Długość taśmy').fill('0.2');
    await send(noJsPage).click();
    await expect(accepted(noJsPage)).toContainText('"pieces": 4');
    await expect(accepted(noJsPage)).toContainText('"metres": 1');
  });

  test('the form has no accessibility violations, clean and with errors', async ({ page }) => {
    await open(page);
    await axe(page);
    await send(page).click();
    await isWrong(field(page, 'Imię'));
    await axe(page);
  });
});

test.describe('comments and files', () => {
  test('S5.25 S9.48 of 300 typed characters 255 remain and the text shows', async ({ page }) => {
    await open(page);
    const comment = field(page, 'Uwagi');
    await comment.fill('a'.repeat(255));
    await expect(page.getByText('Uwagi mogą mieć maksymalnie 255 znaków.')).toBeHidden();
    await comment.pressSequentially('b'.repeat(45));
    await expect(comment).toHaveValue('a'.repeat(255));
    await expect(page.getByText('Uwagi mogą mieć maksymalnie 255 znaków.', { exact: true })).toBeVisible();
    await comment.fill('krótko');
    await expect(page.getByText('Uwagi mogą mieć maksymalnie 255 znaków.')).toBeHidden();
  });

  for (const [what, name, mimeType] of [
    ['extension', 'program.exe', 'application/octet-stream'],
    ['type', 'zdjecie.jpg', 'text/html'],
  ] as const) {
    test(`S5.11 a file of a blocked ${what} is refused with an alert and the input is empty`, async ({ page }) => {
      await open(page);
      const file = field(page, 'Załącznik');
      await file.setInputFiles({ name, mimeType, buffer: Buffer.from('x') });
      await expect(alerts(page)).toContainText(name);
      await expect(file).toHaveValue('');
      await expect(page.getByText('Nie wybrano pliku')).toBeVisible();
    });
  }

  test('S5.12 S9.30 a file over the maximum is refused; the alert names 2 MB', async ({ page }) => {
    await open(page);
    const file = field(page, 'Załącznik');
    const photo = { name: 'foto.jpg', mimeType: 'image/jpeg' };
    await file.setInputFiles({ ...photo, buffer: Buffer.alloc(2_097_153) });
    await expect(alerts(page)).toContainText('2 MB');
    await expect(file).toHaveValue('');
    await file.setInputFiles({ ...photo, buffer: Buffer.alloc(2_097_152) });
    await expect(file).toHaveValue(/foto\.jpg$/);
    await file.setInputFiles({ ...photo, buffer: Buffer.alloc(1000) });
    await fillGood(page);
    await send(page).click();
    await expect(accepted(page)).toContainText('foto.jpg');
  });
});

test.describe('quantity', () => {
  async function order(page: Page, label: string, typed: string) {
    const input = page.getByLabel(label);
    await input.fill(typed);
    await input.blur();
    return input;
  }

  test('S3.09 quantity inputs hold max_q, max_s, min_q, min_s and obey each', async ({ page }) => {
    await open(page);
    const pieces = page.getByLabel('Liczba sztuk');
    await expect(pieces).toHaveAttribute('data-max_q', '4');
    await expect(pieces).toHaveAttribute('data-min_q', '2');
    const pairs = page.getByLabel('Liczba par');
    await expect(pairs).toHaveAttribute('data-max_s', '6');
    await expect(pairs).toHaveAttribute('data-min_s', '3');
    for (const [label, typed, kept] of [
      ['Liczba sztuk', '5', '4'],
      ['Liczba sztuk', '1', '2'],
      ['Liczba par', '7', '6'],
      ['Liczba par', '2', '3'],
    ] as const) {
      await expect(await order(page, label, typed)).toHaveValue(kept);
    }
  });

  test('S5.01 S5.02 quantity snaps to the step; zero and less become the minimum', async ({ page }) => {
    await open(page);
    await expect(await order(page, 'Długość taśmy', '1.3')).toHaveValue('1.5');
    await expect(await order(page, 'Długość taśmy', '-2')).toHaveValue('1');
    await expect(await order(page, 'Liczba naklejek', '0')).toHaveValue('1');
  });

  test('S5.03 a quantity below the minimum is raised with an alert', async ({ page }) => {
    await open(page);
    const pairs = await order(page, 'Liczba par', '1');
    await expect(alerts(page).getByText('Minimalnie musisz zamówić 3 pary')).toBeVisible();
    await expect(pairs).toHaveValue('3');
  });

  test('S5.04 S5.05 a quantity above the maximum is lowered with an alert, also by the plus button', async ({
    page,
  }) => {
    await open(page);
    const pieces = await order(page, 'Liczba sztuk', '10');
    await expect(pieces).toHaveValue('4');
    const text = alerts(page).getByText('Maksymalnie możesz zamówić: 4 szt.');
    await expect(text).toBeVisible();
    await alerts(page).getByRole('button', { name: 'Zamknij komunikat' }).click();
    await expect(text).toBeHidden();
    const stepper = page.locator('div').filter({ has: pieces }).last();
    await stepper.getByRole('button', { name: 'Zwiększ' }).click();
    await expect(text).toBeVisible();
    await expect(pieces).toHaveValue('4');
  });

  test('S5.06 stock -1 without limits accepts 999', async ({ page }) => {
    await open(page);
    await expect(await order(page, 'Liczba naklejek', '999')).toHaveValue('999');
    await expect(alerts(page).locator('[data-alert]')).toHaveCount(0);
    await fillGood(page);
    await send(page).click();
    await expect(accepted(page)).toContainText('"unlimited": 999');
  });
});
