import { eq, inArray } from 'drizzle-orm';
import { STAFF_COOKIE } from '#shop/platform/staff/index.ts';
import { hashToken, newToken } from '#shop/platform/visitors/index.ts';
import { orders, staff, staffSessions } from '#shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';

test.use({ hasBeenHere: false, viewport: { width: 390, height: 844 } });

test('O.14 on a phone ten orders are packed and shipped in bulk', async ({ page, runningShop: { shop }, baseURL }) => {
  const ten = (await shop.db.select({ id: orders.id }).from(orders).limit(10)).map(({ id }) => id);
  await shop.db.update(orders).set({ state: 'delivered' });
  await shop.db.update(orders).set({ state: 'confirmed', trackingNumber: '' }).where(inArray(orders.id, ten));
  const [owner] = await shop.db.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner'));
  const token = newToken();
  const now = shop.now();
  await shop.db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId: owner?.id ?? 0,
    createdAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + 600_000),
    factorCheckedAt: now,
  });
  await page.context().addCookies([{ name: STAFF_COOKIE, value: token, url: `${baseURL}/zaplecze` }]);

  await page.goto('/zaplecze/zamowienia?state=confirmed');
  await expect(page.getByText('Zaznaczone: 0')).toBeVisible();
  await axe(page);
  // Ticked before the script is awake it would count nothing.
  await expect(async () => {
    await page.getByLabel('Zaznacz wszystkie na stronie').setChecked(false);
    await page.getByLabel('Zaznacz wszystkie na stronie').check();
    await expect(page.getByText('Zaznaczone: 10')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Do pakowania' }).click();
  await expect(page.getByText('Stan zmieniony na „W pakowaniu”. Liczba zamówień: 10.')).toBeVisible();

  await page.goto('/zaplecze/zamowienia?state=packing');
  await expect(async () => {
    await page.getByLabel('Zaznacz wszystkie na stronie').setChecked(false);
    await page.getByLabel('Zaznacz wszystkie na stronie').check();
    await expect(page.getByText('Zaznaczone: 10')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Wysłane', exact: true }).click();
  await expect(page.getByText('Stan zmieniony na „Wysłane”. Liczba zamówień: 10.')).toBeVisible();
  const sent = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'sent'));
  expect(sent.map(({ id }) => id).toSorted()).toEqual(ten.toSorted());
});
