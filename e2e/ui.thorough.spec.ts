import { axe } from './fixtures/axe.ts';
import { openParts } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every part is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openParts(page);
    await axe(page);
  });
}

test('S4.57 S9.27 S9.28 an alert popup is shown for 4 s, fades for 500 ms and is gone', async ({ page }) => {
  await page.clock.install();
  await openParts(page);
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  await page.getByRole('button', { name: 'Pokaż powodzenie' }).click();
  const popup = page.locator('[data-alert]');
  await expect(popup).toContainText('Dodano do koszyka.');
  await page.clock.runFor(3999);
  await expect(popup).toHaveAttribute('data-phase', 'shown');
  await page.clock.runFor(1);
  await expect(popup).toHaveAttribute('data-phase', 'fading');
  await expect(popup).toHaveCSS('transition-duration', '0.5s');
  await page.clock.runFor(500);
  await expect(popup).toHaveCount(0);
});

test('S4.58 each alert variant has its own mark', async ({ page }) => {
  await page.clock.install();
  await openParts(page);
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  const marks = new Set<string>();
  for (const [button, kind] of [
    ['Pokaż informację', 'info'],
    ['Pokaż ostrzeżenie', 'warning'],
    ['Pokaż błąd', 'error'],
    ['Pokaż powodzenie', 'success'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const popup = page.locator(`[data-alert="${kind}"]`);
    await expect(popup).toBeVisible();
    marks.add(await popup.locator('svg').first().innerHTML());
  }
  expect(marks.size).toBe(4);
});

test('an alert popup waits under the pointer and is accessible', async ({ page }) => {
  await openParts(page);
  await page.getByRole('button', { name: 'Pokaż błąd' }).click();
  await page.locator('[data-alert="error"]').hover();
  await axe(page);
  await expect(page.locator('[data-alert="error"]')).toHaveAttribute('data-phase', 'shown');
});

test('a dialog takes the focus, closes by Escape, overlay and button, and gives the focus back', async ({ page }) => {
  await openParts(page);
  const opener = page.getByRole('button', { name: 'Okno na środku' });
  const dialog = page.getByRole('dialog', { name: 'Usunąć listę?' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Zamknij' }).click(),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await axe(page);
});

test('the bottom sheet is at the lower edge', async ({ page, atClass }) => {
  await atClass(1);
  await openParts(page);
  await page.getByRole('button', { name: 'Arkusz od dołu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Usunąć listę?' });
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(height);
});

test('tabs follow the arrow keys', async ({ page }) => {
  await openParts(page);
  await page.getByRole('tab', { name: 'Opis' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Wymiary' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Wymiary' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Opis', includeHidden: true })).toBeHidden();
});

test('the stepper counts in its step and keeps its limits', async ({ page }) => {
  await openParts(page);
  const quantity = page.getByRole('spinbutton', { name: 'Liczba sztuk' });
  const stepper = page.locator('div', { has: quantity }).last();
  await stepper.getByRole('button', { name: 'Zmniejsz' }).click();
  await expect(quantity).toHaveValue('1');
  await stepper.getByRole('button', { name: 'Zwiększ' }).click();
  await expect(quantity).toHaveValue('2');
  const metres = page.getByRole('spinbutton', { name: 'Długość w metrach' });
  await page.locator('div', { has: metres }).last().getByRole('button', { name: 'Zwiększ' }).click();
  await expect(metres).toHaveValue('0.6');
});

test('without JavaScript tabs, accordions and numbers still work', async ({ noJsPage, problems }) => {
  // The broken picture of the page is broken for real here.
  problems.allow(/404 GET .*brak\.webp/);
  await noJsPage.goto('/dev/ui');
  await expect(noJsPage.getByRole('tabpanel', { name: 'Opinie' })).toBeVisible();
  await noJsPage.getByText('Jak prać kurtkę?').click();
  await expect(noJsPage.getByText('W 30°C, bez płynu do płukania.')).toBeVisible();
  await expect(noJsPage.getByRole('spinbutton', { name: 'Liczba sztuk' })).toBeVisible();
  await expect(noJsPage.getByRole('button', { name: 'Zwiększ' }).first()).toBeHidden();
});
