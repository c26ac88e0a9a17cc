import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CHECKLIST } from '#rules/platform/opening/checklist.ts';
import { listChanges } from '#shop/platform/audit/index.ts';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { changeSettings } from '#shop/platform/settings/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { couriers, paymentMethods, settings, textPages } from '#shop/schema.ts';
import { checklist, closeTheShop, mayPreview, openTheShop, startPreview } from './index.ts';

const { shop: bare } = await testDatabase({ filled: 'bare' });
const AT_START = { isSetAtStart: true, server: null };
const NO_SERVER = { isSetAtStart: false, server: null };
const shop: Shop = { ...bare, mail: AT_START, actor: { kind: 'command' } };
const missing = async () => (await checklist(shop)).filter(({ done }) => !done).map(({ id }) => id);

it('a demo is open from its start', async () => {
  const { shop: demo } = await testDatabase();
  expect(demo.opening.isOpen).toBe(true);
  expect((await checklist({ ...demo, mail: AT_START })).filter(({ done }) => !done)).toEqual([]);
});

it('O.02 an empty shop is closed, and everything it needs is named', async () => {
  expect(shop.opening.isOpen).toBe(false);
  const items = await checklist({ ...shop, mail: NO_SERVER });
  expect(items.map(({ id, done }) => [id, done])).toEqual(CHECKLIST.map((id) => [id, false]));
  expect(items.find(({ id }) => id === 'company')?.missing).toContain('company.taxNumber');
});

it('O.02 each thing that is missing keeps the shop closed and is named; with all set it opens by one press', async () => {
  const body = `<p>${'Tekst strony. '.repeat(20)}</p>`;
  const page = (address: string) =>
    shop.db.insert(textPages).values({ address, title: address, body, updatedAt: shop.now() });
  const steps: [string, () => Promise<unknown>][] = [
    ['name', () => changeSettings(shop, { name: 'Gawra' })],
    [
      'company',
      () =>
        changeSettings(shop, {
          company: { name: 'Jan', street: 'Długa 1', zipcode: '31-147', city: 'Kraków', taxNumber: '5260250274' },
        }),
    ],
    ['contact', () => changeSettings(shop, { email: 'jan@example.pl', phone: '12 345 67 89' })],
    ['courier', () => shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 0 })],
    ['payment', () => shop.db.insert(paymentMethods).values({ kind: 'dvp', name: 'Przy odbiorze' })],
    ['terms', () => page('regulamin')],
    ['privacy', () => page('prywatnosc')],
    [
      'return-address',
      () =>
        changeSettings(shop, { returnAddress: { name: 'Jan', street: 'Krótka 2', zipcode: '31-147', city: 'Kraków' } }),
    ],
  ];
  for (const [id, set] of steps) {
    expect(await missing()).toContain(id);
    expect(await openTheShop(shop)).toMatchObject({ kind: 'refused' });
    await set();
    expect(await missing()).not.toContain(id);
  }
  expect(await openTheShop({ ...shop, mail: NO_SERVER })).toMatchObject({
    kind: 'refused',
    missing: [{ id: 'mail' }],
  });
  expect(await missing()).toEqual(['accessibility', 'product']);
  expect(await openTheShop(shop)).toEqual({ kind: 'open' });
  expect(shop.opening.isOpen).toBe(true);
  expect(await listChanges(shop, { objectKind: 'shop' })).toMatchObject([
    { action: 'shop.opened', before: { isOpen: false }, after: { isOpen: true } },
  ]);
  await closeTheShop(shop);
  expect(shop.opening.isOpen).toBe(false);
});

it('a transfer nobody can send is no way to pay, nor one that nobody settles', async () => {
  const [method] = await shop.db.select().from(paymentMethods);
  const payment = async () => (await checklist(shop)).find(({ id }) => id === 'payment')?.missing;
  const become = (kind: 'transfer' | 'blik') =>
    shop.db
      .update(paymentMethods)
      .set({ kind })
      .where(eq(paymentMethods.id, method?.id ?? 0));
  await become('transfer');
  expect(await payment()).toEqual(['bankAccount']);
  await become('blik');
  expect(await payment()).toEqual(['payment-method']);
});

it('a key to look at the closed shop works for twelve hours, and no other key does', async () => {
  const token = await startPreview(shop);
  const other = await startPreview(shop);
  expect([await mayPreview(shop, token), await mayPreview(shop, other)]).toEqual([true, true]);
  expect([await mayPreview(shop, undefined), await mayPreview(shop, `${token}x`)]).toEqual([false, false]);
  const later = { ...shop, now: () => new Date(Date.now() + 13 * 3_600_000) };
  expect(await mayPreview(later, token)).toBe(false);
});

it('a shop that sold before there was a door stays open, an empty one does not open by itself', async () => {
  const { shop: old } = await testDatabase({ filled: 'bare' });
  const path = new URL('../platform/db/migrations/0051_shops_that_sold_stay_open.sql', import.meta.url);
  const migration = await readFile(path, 'utf8');
  const isOpen = async () => {
    await old.pool.query(migration);
    return (await old.db.select().from(settings).where(eq(settings.name, 'isOpen'))).length > 0;
  };
  expect(await isOpen()).toBe(false);
  await old.db.insert(paymentMethods).values({ kind: 'dvp', name: 'Przy odbiorze' });
  expect(await isOpen()).toBe(false);
  const categoryId = await addCategory(old, 'Kubki');
  await addProduct(old, { name: 'Kubek', categoryId, sizes: [{ type: 'U', name: 'uni', price: 4900, stock: 3 }] });
  expect(await isOpen()).toBe(true);
});
