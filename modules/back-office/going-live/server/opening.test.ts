import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { changeSettings } from '#platform/settings/server/index.ts';
import type { Shop, ShopAddress } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { couriers, paymentMethods, pickupPoints, stockLocations, textPages } from '#server/shop/schema.ts';
import { CHECKLIST, type ChecklistId } from '../rules/checklist-items.ts';
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
  const listed = CHECKLIST.filter((id) => id !== 'address' && id !== 'demo');
  expect(items.map(({ id, done }) => [id, done])).toEqual(listed.map((id) => [id, false]));
  expect(items.find(({ id }) => id === 'company')?.stops[0]?.examples).toContain('company.taxNumber');
});

it('O.02 each missing setting keeps the shop closed and is named; with all set it opens by one click', async () => {
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

const stopsOf = async (id: ChecklistId, of: Shop = shop) =>
  (await checklist(of)).find((item) => item.id === id)?.stops.map((stop) => [stop.id, stop.examples]);

it('O.83 names a transfer without an account and a payment method without a provider, also next to another method', async () => {
  const [method] = await shop.db.select().from(paymentMethods);
  const payment = () => stopsOf('payment');
  const become = (kind: 'transfer' | 'blik') =>
    shop.db
      .update(paymentMethods)
      .set({ kind })
      .where(eq(paymentMethods.id, method?.id ?? 0));
  await become('transfer');
  expect(await payment()).toEqual([['bank-account', ['bankAccount']]]);
  await become('blik');
  expect(await payment()).toEqual([['payment-provider', ['Przy odbiorze']]]);
  await shop.db.insert(paymentMethods).values({ kind: 'dvp', name: 'Kurierowi' });
  expect(await payment()).toEqual([['payment-provider', ['Przy odbiorze']]]);
  expect(await openTheShop(shop)).toMatchObject({ kind: 'refused', missing: [{ id: 'payment' }] });
});

it.each<[ShopAddress, string[]]>([
  [{ publicOrigin: null, onlyHere: false, cookieDomain: null }, ['public-origin']],
  [{ publicOrigin: 'http://gawra.pl', onlyHere: false, cookieDomain: null }, ['http']],
  [{ publicOrigin: 'https://gawra.pl', onlyHere: false, cookieDomain: 'inna.pl' }, ['cookie-domain']],
  [{ publicOrigin: 'https://gawra.pl', onlyHere: false, cookieDomain: 'gawra.pl' }, []],
  [{ publicOrigin: 'http://localhost:3000', onlyHere: true, cookieDomain: null }, []],
])('O.83 refuses to open by the address %j of the process: %j', async (address, ids) => {
  expect(((await stopsOf('address', { ...shop, address })) ?? []).map(([id]) => id)).toEqual(ids);
});

it('O.83 names couriers by which no parcel can be collected', async () => {
  const courier = async (values: Partial<typeof couriers.$inferInsert>) => {
    await shop.db.update(couriers).set({ kind: 'courier', needsPoint: false, enabled: true, ...values });
    return (await stopsOf('courier'))?.map(([id]) => id);
  };
  const [row] = await shop.db.select().from(couriers);
  const place = { street: 'Długa 1', zipcode: '31-147', city: 'Kraków', latitude: 50, longitude: 20 };
  expect(await courier({})).toEqual([]);
  expect(await courier({ enabled: false })).toEqual(['courier']);
  expect(await courier({ kind: 'locker' })).toEqual(['pickup-points']);
  expect(await courier({ kind: 'locker', needsPoint: true })).toEqual(['pickup-points']);
  expect(await courier({ kind: 'pickup', needsPoint: true })).toEqual(['pickup-stores']);
  await shop.db.insert(stockLocations).values({ name: 'Gawra', ...place });
  await shop.db.insert(pickupPoints).values({
    ...place,
    courierId: row?.id ?? 0,
    code: 'K1',
    kind: 'locker',
    name: 'K1',
    cityKey: 'krakow',
    streetKey: '',
  });
  expect(await courier({ kind: 'locker', needsPoint: true })).toEqual([]);
  expect(await courier({ kind: 'pickup', needsPoint: true })).toEqual([]);
  expect(await courier({ kind: 'locker' })).toEqual(['pickup-points']);
});

it('a key to look at the closed shop works for twelve hours, and no other key does', async () => {
  const token = await startPreview(shop);
  const other = await startPreview(shop);
  expect([await mayPreview(shop, token), await mayPreview(shop, other)]).toEqual([true, true]);
  expect([await mayPreview(shop, undefined), await mayPreview(shop, `${token}x`)]).toEqual([false, false]);
  const later = { ...shop, now: () => new Date(Date.now() + 13 * 3_600_000) };
  expect(await mayPreview(later, token)).toBe(false);
});
