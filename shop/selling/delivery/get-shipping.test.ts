import { beforeEach, expect, it, vi } from 'vitest';
import { dropCached } from '#shop/platform/cached.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { getCheapestDelivery } from './get-shipping.ts';
import { couriers } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });

beforeEach(async () => {
  await shop.db.delete(couriers);
  dropCached(shop, ['settings']);
});

it.each([
  [0, 1200],
  [19_999, 1200],
  [20_000, 0],
])('S3.15 a basket worth %i is delivered for %i', async (worth, cost) => {
  await shop.db.insert(couriers).values([
    { name: 'Odbiór', kind: 'pickup', prepaidCost: 0, freeFrom: 0 },
    { name: 'Kurier', kind: 'courier', prepaidCost: 1500, onDeliveryCost: 2000, freeFrom: 20_000 },
    { name: 'Paczkomat', kind: 'locker', prepaidCost: 1200, freeFrom: 30_000 },
    { name: 'Paleta', kind: 'courier' },
  ]);
  expect(await getCheapestDelivery(shop, worth)).toEqual({ cost, freeFrom: 20_000 });
});

it('a shop that delivers nothing has no cost, and asking again costs no query', async () => {
  expect(await getCheapestDelivery(shop)).toEqual({ cost: null, freeFrom: null });
  const asked = vi.spyOn(shop.pool, 'query');
  await getCheapestDelivery(shop, 500);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
