import type { Page } from '@playwright/test';
import * as contactTexts from '#modules/content/contact/texts/storefront.ts';
import * as mapTexts from '#platform/map/texts/map.ts';
import { axe } from './fixtures/axe.ts';
import { mailsTo } from './fixtures/mails.ts';
import { expect, test } from './fixtures/shop.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const contact = contactTexts.form;

async function writeMessage(page: Page, email: string) {
  await page.getByRole('main').getByLabel(contact.name).fill('Ola');
  await page.getByLabel(contact.email).fill(email);
  await page.getByLabel(contact.message).fill('Czy namiot zmieści się w sakwie?');
  await button(page, contact.submit).click();
}

test('S2.51 S2.52 the contact page marks the shop on a map, numbers are links on class 1, a message reaches the shop', async ({
  page,
  atClass,
  runningShop,
  problems,
}) => {
  await atClass(4);
  await page.goto('/contact.php');
  const main = page.getByRole('main');
  const phone = main.getByText(runningShop.shop.settings.phone);
  await expect(phone.and(page.locator('span'))).toBeVisible();
  // Nor is it a link in the footer.
  await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(0);
  const map = page.getByRole('region', { name: contactTexts.map });
  await map.scrollIntoViewIfNeeded();
  const pin = map.getByRole('button', { name: runningShop.shop.settings.company.name });
  await expect(pin).toBeInViewport();
  // As near as it goes, the pin is still on the sheet.
  const nearer = map.getByRole('button', { name: mapTexts.zoomIn });
  await expect(async () => {
    // A button that is off cannot be pressed: the click ends soon, and the next look finds it off.
    if ((await nearer.getAttribute('aria-disabled')) !== 'true') await nearer.click({ timeout: 1_000 });
    await expect(nearer).toHaveAttribute('aria-disabled', 'true', { timeout: 300 });
  }).toPass();
  await expect(pin).toBeInViewport();
  await axe(page);
  await atClass(1);
  await expect(main.locator('a[href="tel:+48221234567"]')).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('a[href="tel:+48221234567"]')).toBeVisible();
  await button(page, contact.submit).click();
  await expect(main.getByText('Proszę wypełnić to pole.').first()).toBeVisible();
  await writeMessage(page, 'ola-js@example.pl');
  await expect(main.getByText(contact.sent)).toBeInViewport();
  await expect(main.locator('#wyslano')).toBeFocused();
  const mails = await mailsTo(runningShop, runningShop.shop.settings.email);
  expect(mails.at(-1)?.text).toContain('ola-js@example.pl');
  // The page does its work without the map.
  await page.route(/render-map/, (route) => route.abort());
  problems.allow(/render-map/);
  await page.goto('/contact.php');
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(contactTexts.mapFailed)).toBeVisible();
  const { company, register } = runningShop.shop.settings;
  await expect(main.getByText(company.street).first()).toBeVisible();
  for (const fact of [register.court, register.krs, register.shareCapital]) {
    await expect(main.getByText(fact)).toBeVisible();
  }
});

test('without JavaScript the contact form is checked and sent all the same', async ({ noJsPage, runningShop }) => {
  await noJsPage.goto('/contact.php');
  await writeMessage(noJsPage, 'ola');
  await expect(noJsPage.getByText('Podano niepoprawny adres email.')).toBeVisible();
  await expect(noJsPage.getByLabel(contact.message)).toHaveValue('Czy namiot zmieści się w sakwie?');
  await writeMessage(noJsPage, 'ola-bez-js@example.pl');
  await expect(noJsPage.getByText(contact.sent)).toBeInViewport();
  const mails = await mailsTo(runningShop, runningShop.shop.settings.email);
  expect(mails.at(-1)?.text).toContain('ola-bez-js@example.pl');
});
