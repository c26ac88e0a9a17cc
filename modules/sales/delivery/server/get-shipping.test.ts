import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addCategory } from '#platform/testing/catalogue-rows.ts';
import { addGood } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  arrivalOf,
  findClosedDays,
  getCheapestDelivery,
  getShipping,
  listClosedDays,
  type SentGood,
} from './get-shipping.ts';
import { closedDays, couriers } from './tables.ts';

/** A Monday, ten o'clock in Warsaw; what is ordered until the shop's hour leaves the same day. */
const now = new Date('2026-03-02T09:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const categoryId = await addCategory(shop, 'Kuchnia');
const good = (size: Parameters<typeof addGood>[2] = {}, product: Parameters<typeof addGood>[3] = {}) =>
  addGood(shop, categoryId, size, product);
const one = async (size: Parameters<typeof addGood>[2] = {}, product: Parameters<typeof addGood>[3] = {}) => ({
  productId: await good(size, product),
  size: 'uniw',
  quantity: 1,
});

beforeEach(async () => {
  await shop.db.delete(couriers);
  await shop.db.delete(closedDays);
  dropCached(shop, ['settings']);
});

describe('the cheapest delivery', () => {
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

  it('is that of a courier who lifts it and is switched on: what others carry for nothing is not promised', async () => {
    await shop.db.insert(couriers).values([
      { name: 'Paczkomat', kind: 'locker', prepaidCost: 900, freeFrom: 5000, maxWeight: 25_000 },
      { name: 'Kurier', kind: 'courier', prepaidCost: 1500, freeFrom: 20_000, maxWeight: 30_000 },
      { name: 'Wyłączony', kind: 'courier', prepaidCost: 100, freeFrom: 100, enabled: false },
      { name: 'Paleta', kind: 'courier', prepaidCost: 9000 },
    ]);
    expect(await getCheapestDelivery(shop, 0, 25_000)).toEqual({ cost: 900, freeFrom: 5000 });
    expect(await getCheapestDelivery(shop, 0, 25_001)).toEqual({ cost: 1500, freeFrom: 20_000 });
    expect(await getCheapestDelivery(shop, 0, 30_001)).toEqual({ cost: 9000, freeFrom: null });
  });

  it('a shop that delivers nothing has no cost, and asking again costs no query', async () => {
    expect(await getCheapestDelivery(shop)).toEqual({ cost: null, freeFrom: null });
    const asked = vi.spyOn(shop.pool, 'query');
    await getCheapestDelivery(shop, 500);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('getShipping before the order', () => {
  const optionsOf = async (...asked: Parameters<typeof getShipping> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await getShipping(shop, ...asked))?.options.map(({ name, prepaid, cost }) => [name, prepaid, cost]);

  it('lists the options in the order of the shop, with cost and delivery day', async () => {
    await shop.db.insert(couriers).values([
      { name: 'Drugi', kind: 'courier', prepaidCost: 1500, days: 2, position: 2 },
      { name: 'Pierwszy', kind: 'locker', prepaidCost: 1200, onDeliveryCost: 1600, position: 1 },
      { name: 'Wyłączony', kind: 'courier', prepaidCost: 100, enabled: false },
    ]);
    expect(await getShipping(shop, [await one()])).toMatchObject({
      time: { today: true, days: 0, weekDay: 1 },
      options: [
        { name: 'Pierwszy', prepaid: 'prepaid', cost: 1200, arrives: { days: 1, weekDay: 2 } },
        { name: 'Drugi', prepaid: 'prepaid', cost: 1500, arrives: { days: 2, weekDay: 3 } },
        { name: 'Pierwszy', prepaid: 'dvp', cost: 1600, arrives: { days: 1, weekDay: 2 } },
      ],
    });
  });

  it('costs what goods of this worth do: all of them, by the price of so many pieces, unless more is known', async () => {
    await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1500, freeFrom: 20_000 });
    const [free, paid] = [[['Kurier', 'prepaid', 0]], [['Kurier', 'prepaid', 1500]]];
    const mug = await good({ price: 5000, stock: 100 });
    const asked = (quantity: number) => [{ productId: mug, size: 'uniw', quantity }];
    expect(await optionsOf(asked(3))).toEqual(paid);
    expect(await optionsOf(asked(4))).toEqual(free);
    const file = await one({ price: 5000, stock: -1 }, { type: 'product_virtual' });
    expect(await optionsOf([...asked(3), file])).toEqual(free);
    const cheaper = await addGood(
      shop,
      categoryId,
      {},
      {
        sizes: [{ price: 5000, stock: 100, tiers: [{ threshold: 4, value: 10 }] }],
      },
    );
    expect(await optionsOf([{ productId: cheaper, size: 'uniw', quantity: 4 }])).toEqual(paid);
    expect(await optionsOf(asked(4), { worth: 19_999 })).toEqual(paid);
    expect(await optionsOf(asked(1), { worth: 20_000 })).toEqual(free);
    expect(await optionsOf(asked(4), { worth: 0 })).toEqual(paid);
  });

  it('goes with couriers that carry there, with the weight of all sent pieces', async () => {
    await shop.db.insert(couriers).values([
      { name: 'Kurier', kind: 'courier', prepaidCost: 1500, maxWeight: 10_000 },
      { name: 'Daleki', kind: 'courier', prepaidCost: 4500, countries: ['DE'] },
    ]);
    const heavy = await good({ stock: 100 }, { weight: 3000 });
    const asked = (quantity: number) => ({ productId: heavy, size: 'uniw', quantity });
    const file = await one({ stock: -1 }, { type: 'product_virtual', weight: 5000 });
    expect(await optionsOf([asked(3), file])).toEqual([['Kurier', 'prepaid', 1500]]);
    expect(await optionsOf([asked(4)])).toEqual([]);
    expect(await optionsOf([asked(3), await one({}, { weight: 1001 })])).toEqual([]);
    expect(await optionsOf([asked(4)], { country: 'DE' })).toEqual([['Daleki', 'prepaid', 4500]]);
  });

  it('a bundle weighs what it says, or else what one of each of its parts does', async () => {
    await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1500, maxWeight: 10_000 });
    const part = { productId: await good({ stock: 100 }, { weight: 4000 }), size: 'uniw' };
    const bundle = async (weight: number, parts: { productId: number; size: string; quantity?: number }[]) => ({
      ...(await one({ stock: 100 }, { type: 'product_bundle', weight })),
      parts,
    });
    const offered = async (item: Awaited<ReturnType<typeof bundle>>) => (await optionsOf([item]))?.length;
    expect(await offered(await bundle(0, [{ ...part, quantity: 2 }]))).toBe(1);
    expect(await offered(await bundle(0, [{ ...part, quantity: 3 }]))).toBe(0);
    expect(await offered(await bundle(0, [part, part]))).toBe(1);
    expect(await offered(await bundle(0, [part, part, part]))).toBe(0);
    expect(await offered(await bundle(10_000, [{ ...part, quantity: 3 }]))).toBe(1);
    expect(await offered(await bundle(0, [part, { productId: 2_000_000_000, size: 'uniw' }]))).toBe(1);
  });

  it('waits for the last of them, parts too, for the hour of a size and for days the shop is closed', async () => {
    await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1500 });
    const [quick, slow] = [await one(), await one({ shipDays: 2 })];
    const daysOf = async (...items: Parameters<typeof getShipping>[1]) => {
      const shipping = await getShipping(shop, items);
      return [shipping?.time?.days, shipping?.options[0]?.arrives?.days];
    };
    expect(await daysOf(quick)).toEqual([0, 1]);
    expect(await daysOf(quick, slow)).toEqual([2, 3]);
    expect(await daysOf({ ...quick, parts: [{ productId: slow.productId, size: 'uniw' }] })).toEqual([2, 3]);
    expect(await daysOf(await one({ shipDeadline: '09:30' }))).toEqual([1, 2]);
    // Downloads do not delay it.
    const file = await one({ shipDays: 5, stock: -1 }, { type: 'product_virtual' });
    expect(await daysOf(quick, file)).toEqual([0, 1]);
    await shop.db.insert(closedDays).values({ day: '2026-03-03', reason: 'Inwentaryzacja' });
    dropCached(shop, ['settings']);
    expect(await daysOf(quick)).toEqual([0, 2]);
    expect(await daysOf(slow)).toEqual([3, 4]);
    expect(await daysOf(await one({ unknownDeliveryTime: true }))).toEqual([0, undefined]);
  });

  it('is no way for what is not sent or cannot be bought, and nothing at all for what the shop does not have', async () => {
    await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1500 });
    const [mug, file, gone] = [
      await one(),
      await one({ stock: -1 }, { type: 'product_virtual' }),
      await one({ stock: 0 }),
    ];
    const nothing = { time: null, options: [] };
    expect(await getShipping(shop, [file])).toEqual(nothing);
    expect(await getShipping(shop, [gone])).toEqual(nothing);
    expect(await getShipping(shop, [mug, gone])).toEqual(nothing);
    expect(await getShipping(shop, [])).toBeNull();
    expect(await getShipping(shop, [mug, { ...mug, productId: 99_999_999_999 }])).toBeNull();
    expect(await getShipping(shop, [mug, { ...mug, size: 'inny' }])).toBeNull();
    expect(await getShipping(shop, [mug, await one({}, { visible: false })])).toBeNull();
  });

  it('is the day that is promised with the order, by days that are read anew', async () => {
    const size = { shipDays: 1, shipHours: 0, shipDeadline: '', unknownDeliveryTime: false, delivered: true };
    const mug: SentGood = { size: { ...size, status: 'enable' }, parts: [] };
    const gone: SentGood = { size: { ...size, status: 'disable' }, parts: [] };
    const arrives = async (goods: readonly SentGood[], days = 1) =>
      arrivalOf(shop, goods, {
        courier: { days, deadline: '', weekdays: [1, 2, 3, 4, 5] },
        now,
        closedDays: await findClosedDays(shop.db),
      });
    expect(await arrives([mug])).toMatchObject({ days: 2, weekDay: 3 });
    expect(await arrives([mug], 3)).toMatchObject({ days: 4 });
    await listClosedDays(shop);
    // Written after the list that is kept for others was read.
    await shop.db.insert(closedDays).values({ day: '2026-03-04' });
    expect(await arrives([mug])).toMatchObject({ days: 3, weekDay: 4 });
    expect(await arrives([mug, gone])).toBeNull();
    expect(await arrives([])).toBeNull();
    expect(await listClosedDays(shop)).toEqual(new Set());
  });
});
