import * as calendarTexts from '#platform/time/texts/calendar.ts';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { axe } from './fixtures/axe.ts';
import { openParts } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

test('S9.34 S9.35 S9.37 S9.38 the calendar steps by a month and a year, starts on Monday and writes yyyy-mm-dd', async ({
  page,
}) => {
  await openParts(page);
  const field = page.getByLabel(devUiTexts.fields.birthDate);
  await expect(field).toHaveValue('1990-02-01');
  await page.getByRole('button', { name: calendarTexts.open }).first().click();
  const calendar = page.getByRole('dialog', { name: 'luty 1990' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('pn');
  await expect(calendar.getByRole('button', { name: '1 lutego 1990', exact: true })).toBeFocused();
  await axe(page);
  const next = page.getByRole('button', { name: calendarTexts.next.month });
  await next.click();
  await expect(page.getByRole('dialog', { name: 'marzec 1990' })).toBeVisible();
  await page.getByRole('button', { name: calendarTexts.next.year }).click();
  await expect(page.getByRole('dialog', { name: 'marzec 1991' })).toBeVisible();
  await page.getByRole('button', { name: '15 marca 1991', exact: true }).click();
  await expect(field).toHaveValue('1991-03-15');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('S9.33 S9.36 by default dates are mm/dd/yyyy, two-digit years are filled up, and keys walk the days', async ({
  page,
}) => {
  await openParts(page);
  const field = page.getByLabel(devUiTexts.fields.date, { exact: true });
  await field.fill('05/06/85');
  await page.getByRole('button', { name: calendarTexts.open }).nth(1).click();
  await expect(page.getByRole('button', { name: '6 maja 1985', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+PageDown');
  await expect(page.getByRole('button', { name: '13 czerwca 1986', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('06/13/1986');
  await page.getByRole('button', { name: calendarTexts.open }).nth(1).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: calendarTexts.open }).nth(1)).toBeFocused();
});
