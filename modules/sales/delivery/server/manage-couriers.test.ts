import { beforeEach, describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { addGood, equipShop, newShopper, order, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  getShipping,
  listManagedCouriers,
  moveCourier,
  NEW_COURIER,
  removeClosedDay,
  removeCourier,
  saveClosedDay,
  saveCourier,
  switchCourier,
} from './index.ts';
import { couriers } from './tables.ts';

// A Monday, ten in the morning in Warsaw.
const now = new Date('2026-03-02T09:00:00Z');
const { shop: plain } = await testDatabase({ filled: 'empty', now: () => now });
const shop = { ...plain, actor: { kind: 'staff' as const, id: 1, name: 'Ewa' } };
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { stock: 1000 }, { weight: 3000 });
const NEW = { ...NEW_COURIER, name: 'Rower', prepaidCost: 1000, onDeliveryCost: 1300, freeFrom: 50_000 };

const offered = async (quantity = 1) =>
  (await getShipping(shop, [{ productId, size: 'uniw', quantity }]))?.options ?? [];
const ofCourier = async (courierId: number, quantity = 1) =>
  (await offered(quantity)).filter((option) => option.courierId === courierId);

async function saved(id: number | null, values: Parameters<typeof saveCourier>[2]): Promise<number> {
  const outcome = await saveCourier(shop, id, values);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

beforeEach(async () => {
  await offered();
});

describe('couriers of the owner', () => {
  it('O.32 a new courier is offered at once with right costs and promise', async () => {
    const id = await saved(null, { ...NEW, days: 2 });
    const options = await ofCourier(id);
    expect(options.map(({ prepaid, cost }) => [prepaid, cost])).toEqual([
      ['prepaid', 1000],
      ['dvp', 1300],
    ]);
    // Sent today, two working days on the way.
    expect(options[0]?.arrives).toMatchObject({ days: 2, weekDay: 3 });
    const shopper = await newShopper(shop, [{ productId }], { data: { courierId: id } });
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 6000 });
    expect(await ofCourier(id, 10)).toMatchObject([{ cost: 0 }, { cost: 0 }]);
  });

  it('O.32 costs follow weight and worth up to their limits', async () => {
    const id = await saved(null, {
      ...NEW,
      freeFrom: null,
      maxWeight: 20_000,
      rates: [
        { maxWeight: 5000, maxWorth: null, prepaidCost: 900, onDeliveryCost: null },
        { maxWeight: 10_000, maxWorth: 15_000, prepaidCost: 1900, onDeliveryCost: 2200 },
      ],
    });
    const costs = async (quantity: number) =>
      (await ofCourier(id, quantity)).map(({ prepaid, cost }) => [prepaid, cost]);
    expect(await costs(1)).toEqual([['prepaid', 900]]);
    expect(await costs(3)).toEqual([
      ['prepaid', 1900],
      ['dvp', 2200],
    ]);
    expect(await costs(4)).toEqual([
      ['prepaid', 1000],
      ['dvp', 1300],
    ]);
    expect(await costs(7)).toEqual([]);
  });

  it('O.32 the promise follows its hour and the days on which it brings parcels', async () => {
    const id = await saved(null, { ...NEW, deadline: '09:00' });
    // It was here at nine: the parcel leaves tomorrow.
    expect((await ofCourier(id))[0]?.arrives).toMatchObject({ days: 2 });
    await saved(id, { ...NEW, weekdays: [6] });
    expect((await ofCourier(id))[0]?.arrives).toMatchObject({ weekDay: 6, days: 5 });
    await saved(id, NEW);
    await saveClosedDay(shop, { day: '2026-03-03', reason: 'Remont' });
    expect((await ofCourier(id))[0]?.arrives).toMatchObject({ days: 2 });
    await removeClosedDay(shop, '2026-03-03');
    expect((await ofCourier(id))[0]?.arrives).toMatchObject({ days: 1 });
  });

  it('O.32 it carries only to its regions', async () => {
    const id = await saved(null, { ...NEW, postcodes: ['31'] });
    const elsewhere = await newShopper(shop, [{ productId }], { data: { courierId: id } });
    expect((await order(shop, elsewhere)).kind).toBe('refused');
    await saved(id, { ...NEW, postcodes: ['30-2'] });
    expect((await order(shop, elsewhere)).kind).toBe('placed');
  });

  it('O.32 one that is switched off is offered no more, and one that orders know cannot be removed', async () => {
    const id = await saved(null, NEW);
    await placed(shop, await newShopper(shop, [{ productId }], { data: { courierId: id } }));
    expect(await removeCourier(shop, id)).toBe('used');
    await switchCourier(shop, id, false);
    expect(await ofCourier(id)).toEqual([]);
    const unused = await saved(null, NEW);
    expect(await removeCourier(shop, unused)).toBe('removed');
    expect(await removeCourier(shop, unused)).toBe('unknown');
    expect((await listManagedCouriers(shop)).map((courier) => courier.id)).not.toContain(unused);
  });

  it('stand in the order of the owner', async () => {
    const id = await saved(null, NEW);
    const listIds = async () => (await listManagedCouriers(shop)).map((courier) => courier.id);
    const before = await listIds();
    expect(before.at(-1)).toBe(id);
    await moveCourier(shop, id, -1);
    expect(await listIds()).toEqual(before.toSpliced(-2, 2, id, before.at(-2) ?? 0));
    await moveCourier(shop, before[0] ?? 0, -1);
    expect((await listIds())[0]).toBe(before[0]);
    expect(await moveCourier(shop, 999_999, 1)).toBe(false);
  });

  it('say which field is wrong, and change nothing then', async () => {
    const before = await shop.db.$count(couriers);
    expect(await saveCourier(shop, null, { ...NEW, name: '' })).toEqual({ ok: false, faults: { name: 'required' } });
    expect(await saveCourier(shop, 999_999, NEW)).toEqual({ ok: false, faults: null });
    expect(await shop.db.$count(couriers)).toBe(before);
  });

  it('are written down with what changed', async () => {
    const id = await saved(null, NEW);
    await saved(id, { ...NEW, prepaidCost: 1500 });
    await saved(id, { ...NEW, prepaidCost: 1500 });
    const changes = await listChanges(shop, { objectKind: 'courier', objectId: String(id) });
    expect(changes.map(({ action, before, after }) => [action, before, after]).slice(0, 1)).toEqual([
      ['courier.changed', { prepaidCost: 1000 }, { prepaidCost: 1500 }],
    ]);
    expect(changes).toHaveLength(2);
  });
});
