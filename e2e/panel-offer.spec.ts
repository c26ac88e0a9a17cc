import { save } from '#modules/back-office/resources/texts/panel.ts';
import { couriers as texts } from '#modules/sales/delivery/texts/panel.ts';
import { axe } from './fixtures/axe.ts';
import { putInBasket } from './fixtures/page-actions.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, test } from './fixtures/shop.ts';

test('O.32 a courier made in the panel is offered to a guest in the order', async ({ page, browser, runningShop }) => {
  await enterPanel(page, runningShop, 'manager');
  await page.goto('/zaplecze/dostawa/nowy');
  await page.getByLabel(texts.fields.name.label).first().fill('Rower cargo');
  await page.getByLabel(texts.fields.prepaidCost.label).fill('27,50');
  await axe(page);
  await page.getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Rower cargo' })).toBeVisible();
  await axe(page);

  const guest = await browser.newPage({ baseURL: runningShop.address });
  await putInBasket(guest, 59);
  await guest.goto('/zamowienie/dane');
  await expect(guest.getByText('Rower cargo').first()).toBeVisible();
  await guest.close();
});
