import type { Page } from '@playwright/test';
import * as newsletterTexts from '#modules/customers/newsletter/texts/storefront.ts';
import { newsletterOutcomes } from '#modules/customers/newsletter/texts/storefront.ts';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { axe } from './fixtures/axe.ts';
import { mailsTo } from './fixtures/mails.ts';
import { expect, test } from './fixtures/shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the newsletter is confirmed from the mailbox and left in one click', async ({ page, runningShop }) => {
  await page.goto('/regulamin');
  const footer = page.locator('footer');
  await footer.getByLabel(footerTexts.newsletter.email).fill('Czyta@Example.pl');
  await footer.getByRole('button', { name: footerTexts.newsletter.submit }).click();
  await expect(heading(page)).toHaveText(newsletterTexts.title);
  const main = page.getByRole('main');
  await expect(footer.getByLabel(footerTexts.newsletter.email)).toBeHidden();
  await expect(main.getByLabel(newsletterTexts.email).first()).toHaveValue('Czyta@Example.pl');
  await expect(main.getByText(newsletterTexts.almost)).toBeVisible();
  await expect(main.getByText(newsletterTexts.consentRequired)).toBeHidden();
  await button(page, newsletterTexts.submit).click();
  await expect(main.getByText(newsletterTexts.consentRequired)).toBeVisible();
  await axe(page);
  await main.getByLabel(newsletterTexts.consent).check();
  await button(page, newsletterTexts.submit).click();
  await expect(main.getByText(newsletterOutcomes['confirmation-sent'].text)).toBeVisible();
  const [mail] = await mailsTo(runningShop, 'czyta@example.pl');
  await page.goto(mail?.text.match(/\/newsletter\/[\w-]+\/potwierdz/)?.[0] ?? '');
  await button(page, newsletterTexts.confirm.button).click();
  await expect(main.getByText(newsletterOutcomes.added.text)).toBeVisible();
  await axe(page);
  const welcome = (await mailsTo(runningShop, 'czyta@example.pl'))[1];
  await page.goto(welcome?.text.match(/\/newsletter\/[\w-]+\/rezygnacja/)?.[0] ?? '');
  await button(page, newsletterTexts.leave.button).click();
  await expect(main.getByText(newsletterOutcomes.removed.text)).toBeVisible();
});
