import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { changeCourierSettings, findLastPoint, findPoint, rememberPoint, searchPoints } from './index.ts';
import { pickupPoints } from './tables.ts';

const { shop } = await testDatabase();
const LOCKER = 2;
const SHOP_POINT = 5;

async function found(text: string, more: Partial<Parameters<typeof searchPoints>[1]> = {}) {
  const answer = await searchPoints(shop, { courierId: LOCKER, text, ...more });
  return answer.kind === 'found' ? answer.points : answer.kind === 'failed' ? 'failed' : answer.reason;
}

describe('searching for a pickup point', () => {
  it('S8.23 fails when the service of the courier does not answer', async () => {
    await changeCourierSettings(shop, SHOP_POINT, { fault: 'no-points', requestsClientNumber: false });
    expect(await found('Kraków', { courierId: SHOP_POINT })).toBe('failed');
    await changeCourierSettings(shop, SHOP_POINT, { fault: '', requestsClientNumber: false });
    expect(await found('Kraków', { courierId: SHOP_POINT })).not.toBe('failed');
  });

  it.each(['Kraków', 'krakow', ' KRAKÓW '])('finds the points of a city: %j', async (text) => {
    const points = await found(text);
    expect(points).toHaveLength(8);
    for (const point of points) expect(point).toMatchObject({ city: 'Kraków', courierId: LOCKER });
  });

  it('finds a city of two words, a point by its name, a postcode and an address', async () => {
    expect(await found('Bielsko-Biała')).toHaveLength(3);
    expect(await found('kra01a')).toMatchObject([{ code: 'KRA01A' }]);
    const [point] = (await found('KRA01A')) as { zipcode: string; street: string }[];
    expect(await found(point?.zipcode ?? '')).toContainEqual(expect.objectContaining({ code: 'KRA01A' }));
    const near = await found(`${point?.zipcode.slice(0, 2)}-001`);
    expect(near).toContainEqual(expect.objectContaining({ city: 'Kraków' }));
    const byAddress = await found(`${point?.street}, Kraków`);
    expect(byAddress).toContainEqual(expect.objectContaining({ code: 'KRA01A' }));
  });

  it('a postcode without points finds those of the nearest postcodes, also of the next area, nearest first', async () => {
    // Points in Kraków have postcodes of 31.
    const points = (await found('30-224')) as { zipcode: string; city: string }[];
    expect(points).toContainEqual(expect.objectContaining({ city: 'Kraków' }));
    const postcodes = points.map(({ zipcode }) => zipcode);
    expect(postcodes).toEqual(postcodes.toSorted());
    expect((await found('31-500')) as object[]).not.toHaveLength(0);
  });

  it('puts streets in order, and house 2 before house 10', async () => {
    const streets = async () => ((await found('Warszawa')) as { street: string }[]).map(({ street }) => street);
    const [one, other] = await streets();
    for (const [from, to] of [
      [one, 'ul. Aaa 10'],
      [other, 'ul. Aaa 2'],
    ] as const)
      await shop.db
        .update(pickupPoints)
        .set({ street: to })
        .where(eq(pickupPoints.street, from ?? ''));
    expect((await streets()).slice(0, 2)).toEqual(['ul. Aaa 2', 'ul. Aaa 10']);
  });

  it('puts the nearest first and says how far it is', async () => {
    const points = await found('', { near: { latitude: 49.2992, longitude: 19.9496 } });
    expect(points).toMatchObject([
      { city: 'Zakopane' },
      { city: 'Zakopane' },
      { city: 'Zakopane' },
      { city: 'Nowy Targ' },
      {},
    ]);
    const away = (points as { away: number }[]).map((point) => point.away);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away[0]).toBeLessThan(5);
  });

  it('leaves only points that take money when asked', async () => {
    const all = await found('Warszawa', { courierId: SHOP_POINT });
    const cash = await found('Warszawa', { courierId: SHOP_POINT, cashOnDelivery: true });
    expect(cash.length).toBeLessThan(all.length);
    for (const point of cash) expect(point).toMatchObject({ cashOnDelivery: true });
    expect(await found('Warszawa', { cashOnDelivery: true })).toBe('none-in-area');
  });

  it.each([
    ['', 'no-city'],
    ['12', 'wrong-address'],
    ['Nibylandia', 'none-in-area'],
    ['Zmyślona 5, Nibylandia', 'none-at-address'],
    ['99-999', 'none-in-area'],
    ["%_'; drop table orders", 'none-in-area'],
  ])('%j: %s', async (text, reason) => {
    expect(await found(text)).toBe(reason);
  });

  it('knows nothing of a place that is none, or far from everything', async () => {
    expect(await found('', { near: { latitude: 500, longitude: 0 } })).toBe('no-city');
    expect(await found('', { near: { latitude: 0, longitude: 0 } })).toBe('none-in-area');
    expect(await findPoint(shop.db, -5)).toBeNull();
  });

  it('remembers the last point of a visitor', async () => {
    const { visitor } = await createVisitor(shop);
    expect(await findLastPoint(shop, visitor.id, LOCKER)).toBeNull();
    for (const pointId of [1, 2]) await rememberPoint(shop.db, visitor.id, pointId, shop.now());
    expect(await findLastPoint(shop, visitor.id, LOCKER)).toMatchObject({ id: 2 });
    expect(await findLastPoint(shop, visitor.id, SHOP_POINT)).toBeNull();
  });
});
