import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { demoOwner } from '#demo/insert-staff.ts';
import * as auditTexts from '#modules/back-office/audit-log/texts/panel.ts';
import * as customerTexts from '#modules/back-office/customers/texts/panel-detail.ts';
import * as listTexts from '#modules/back-office/customers/texts/panel-list.ts';
import * as overviewTexts from '#modules/back-office/overview/texts/panel.ts';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import { totpCode } from '#modules/back-office/staff/server/index.ts';
import * as accountTexts from '#modules/back-office/staff/texts/panel-account.ts';
import * as peopleTexts from '#modules/back-office/staff/texts/panel-people.ts';
import * as texts from '#modules/back-office/staff/texts/panel-sign-in.ts';
import * as orderTexts from '#modules/sales/order-admin/texts/panel-order.ts';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { staff } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { mailsTo } from './fixtures/mails.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, test } from './fixtures/shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function givePassword(page: Page): Promise<void> {
  await page.goto('/zaplecze/konto');
  await page.getByLabel(texts.signIn.email).fill(demoOwner.email);
  await page.getByLabel(texts.signIn.password).fill(demoOwner.password);
  await axe(page);
  await button(page, texts.signIn.submit).click();
  await expect(heading(page)).toHaveText(texts.factor.title);
}

test('O.08 the owner comes in by code, adds a passkey, and comes in by it', async ({ page }) => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await givePassword(page);
  await axe(page);
  await page.getByLabel(texts.factor.code).fill(totpCode(demoOwner.totpSecret, new Date()));
  await button(page, texts.factor.submit).click();
  await expect(heading(page)).toHaveText(accountTexts.title);
  await axe(page);
  await page.getByLabel(texts.passkey.name).fill('Telefon');
  await button(page, texts.passkey.add).click();
  await expect(page.getByText('Telefon,')).toBeVisible();
  await page.locator('form[action="/zaplecze/wyloguj"]').getByRole('button').last().click();
  await expect(heading(page)).toHaveText(texts.signIn.title);

  await givePassword(page);
  await button(page, texts.factor.passkey).click();
  await expect(heading(page)).toHaveText(accountTexts.title);
});

test('O.10 an invited person sets up an authenticator and prints the codes, on a phone', async ({
  page,
  browser,
  runningShop,
  atClass,
}) => {
  await atClass(1);
  await enterPanel(page, runningShop);
  await page.goto('/zaplecze/ludzie');
  await axe(page);
  await page.getByLabel(peopleTexts.invite.email).fill('nowy@example.com');
  await button(page, peopleTexts.invite.submit).click();
  const link = await page.getByText('/zaplecze/zaproszenie/').textContent();
  await page.goto('/zaplecze/dziennik');
  await expect(page.getByText('nowy@example.com').first()).toBeVisible();
  await expect(heading(page)).toHaveText(auditTexts.title);
  await axe(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'pl-PL' });
  const theirs = await phone.newPage();
  await theirs.goto(link ?? '');
  await theirs.getByLabel(texts.person.name).fill('Nowa osoba');
  await theirs.locator('input[name=password]').fill('cztery konie w stajni');
  await theirs.getByLabel(texts.person.repeat).fill('cztery konie w stajni');
  await axe(theirs);
  await button(theirs, texts.invitation.submit).click();
  await expect(heading(theirs)).toHaveText(texts.enrol.title);
  await axe(theirs);
  const secret = (await theirs.locator('code').textContent()) ?? '';
  await theirs.getByLabel(texts.enrol.code).fill(totpCode(secret.replaceAll(' ', ''), new Date()));
  await button(theirs, texts.enrol.submit).click();
  await expect(heading(theirs)).toHaveText(texts.recovery.title);
  await expect(theirs.locator('code')).toHaveCount(10);
  await axe(theirs);
  await theirs.getByRole('link', { name: texts.recovery.go }).click();
  await expect(theirs).toHaveURL(new RegExp(`${HOME}$`));
  await phone.close();
});

test('O.41 anything is found from one field by keyboard: Ctrl K, three characters, Enter', async ({
  page,
  runningShop,
}) => {
  await enterPanel(page, runningShop);
  const { rows } = await runningShop.shop.pool.query('select number from orders order by id limit 1');
  const { find } = overviewTexts;

  /** Types into the window and goes by arrows to the first of a kind. */
  async function openFirst(text: string, kind: keyof typeof find.kinds): Promise<void> {
    await page.goto(HOME);
    await page.locator('html[data-interactive]').waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(text);
    const links = page.getByRole('dialog').getByRole('list', { name: find.results }).getByRole('link');
    const first = links.filter({ hasText: find.kinds[kind] }).first();
    await expect(first).toBeVisible();
    const steps = (await links.allTextContents()).findIndex((one) => one.startsWith(find.kinds[kind]));
    // Enter in the field opens what is first.
    if (steps > 0) for (let step = 0; step <= steps; step += 1) await page.keyboard.press('ArrowDown');
    if (steps > 0) await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await openFirst('reg', 'page');
  await expect(page).toHaveURL(/\/zaplecze\/strony\/regulamin$/);
  await openFirst('zmian', 'place');
  await expect(page).toHaveURL(/\/zaplecze\/dziennik$/);
  await openFirst(rows[0].number, 'order');
  await expect(page).toHaveURL(new RegExp(`/zaplecze/zamowienia/${rows[0].number}$`));
  await openFirst('ann', 'customer');
  await expect(page).toHaveURL(/\/zaplecze\/klienci\/\d+$/);
  await openFirst('kur', 'product');
  await expect(page).toHaveURL(/\/zaplecze\/produkty\/\d+/);

  // Without a wait for the answer the keyboard leads to the same place once it is there.
  await page.goto(HOME);
  await page.locator('html[data-interactive]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  const held = Promise.withResolvers<void>();
  await page.route('**/zaplecze/szukaj*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.type(rows[0].number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME);
  held.resolve();
  await expect(page).toHaveURL(new RegExp(`/zaplecze/zamowienia/${rows[0].number}$`));
});

test('O.42 a customer is found by phone, noted, given points, exported and forgotten; the log knows it', async ({
  page,
  runningShop,
}) => {
  await runningShop.shop.pool.query(
    `insert into customers (login, login_key, email, email_key, password_hash, first_name, last_name, phone, points, created_at)
     values ('zaneta', 'zaneta', 'zaneta@example.com', 'zaneta@example.com', '', 'Żaneta', 'Błąk', '+48 512 345 678', 10, now())`,
  );
  await enterPanel(page, runningShop);
  await page.goto('/zaplecze/klienci');
  await page.locator('html[data-interactive]').waitFor();
  await page.getByRole('searchbox').fill('512345678');
  await button(page, listTexts.search.find).click();
  await page.getByRole('link', { name: 'Żaneta Błąk' }).click();
  await expect(heading(page)).toHaveText('Żaneta Błąk');

  await page.getByLabel(orderTexts.notes.text).fill('Woli kontakt po 17.');
  await button(page, orderTexts.notes.add).click();
  await expect(page.getByText(orderTexts.notes.added)).toBeVisible();
  await page.getByLabel(customerTexts.points.change).fill('-3');
  await page.getByLabel(customerTexts.points.reason).fill('Pomyłka');
  await button(page, customerTexts.points.button).click();
  await page.getByRole('dialog').getByRole('button', { name: customerTexts.points.button }).click();
  await expect(page.getByText(customerTexts.points.corrected(formatPoints(7)))).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: customerTexts.data.export }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('Woli kontakt po 17.');

  await button(page, customerTexts.data.forget).click();
  await expect(page.getByRole('dialog')).toContainText(customerTexts.data.question('Żaneta Błąk'));
  await page.getByRole('dialog').getByRole('button', { name: customerTexts.data.forget }).click();
  await expect(page.getByText(customerTexts.data.forgotten)).toBeVisible();
  await page.getByRole('searchbox').fill('512345678');
  await button(page, listTexts.search.find).click();
  await expect(page.getByText(listTexts.none)).toBeVisible();
  await page.goto('/zaplecze/dziennik');
  await expect(page.getByText(auditTexts.actions['customer.forgotten']).first()).toBeVisible();
});

test('X.41 after too many wrong passwords a new browser comes in by the link of an email', async ({
  page,
  runningShop,
  problems,
}) => {
  problems.allow(/400 POST .*\/zaplecze\/logowanie/);
  const { shop } = runningShop;
  const id = await addStaff(shop, 'sales');
  const passwordHash = await hashPassword('sowa czyta mapy nocą');
  const [person] = await shop.db.update(staff).set({ passwordHash }).where(eq(staff.id, id)).returning();
  const email = person?.email ?? '';
  await page.goto('/zaplecze/logowanie');
  const give = async (password: string) => {
    await page.getByLabel(texts.signIn.email).fill(email);
    await page.getByLabel(texts.signIn.password).fill(password);
    await button(page, texts.signIn.submit).click();
  };
  for (let tried = 0; tried < 10; tried++) {
    await give(`zgaduję ${tried}`);
    await expect(page.getByText(texts.signIn.refused)).toBeVisible();
  }
  await give('sowa czyta mapy nocą');
  await expect(page.getByText(texts.signIn.linkSent(email))).toBeVisible();
  await axe(page);
  const mails = await mailsTo(runningShop, email);
  await page.goto(/\/zaplecze\/logowanie\/link\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  await expect(heading(page)).toHaveText(texts.signInLink.title);
  await axe(page);
  await button(page, texts.signInLink.submit).click();
  await expect(heading(page)).toHaveText(texts.factor.title);
});
