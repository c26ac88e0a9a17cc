import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { locationStock, sizes, stockLocations } from '#server/shop/schema.ts';
import { listPlaceStock, setPlaceStock } from './manage-place-stock.ts';
import { getProductStock } from './product-stock.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('S2.34 lists stock by shop and size and leaves out shops without the product', async () => {
  const categoryId = await addCategory(shop, 'Buty');
  const id = await addProduct(shop, { name: 'Kozak', categoryId, sizes: [{ type: '42' }, { type: '43' }] });
  const place = { street: 'ul. Leśna 1', zipcode: '30-001', city: 'Kraków', latitude: 50, longitude: 20 };
  await shop.db.insert(stockLocations).values([
    { ...place, id: 1, name: 'Gdańsk', position: 2 },
    { ...place, id: 2, name: 'Kraków', position: 1, openingHours: 'pon.–pt. 10–18' },
    { ...place, id: 3, name: 'Pusty', position: 3 },
  ]);
  const [small, large] = await shop.db.select().from(sizes).where(eq(sizes.productId, id)).orderBy(asc(sizes.position));
  await shop.db.insert(locationStock).values([
    { locationId: 1, sizeId: large?.id ?? 0, amount: 4 },
    { locationId: 2, sizeId: small?.id ?? 0, amount: 1 },
    { locationId: 2, sizeId: large?.id ?? 0, amount: 2 },
    { locationId: 3, sizeId: large?.id ?? 0, amount: 0 },
  ]);
  const stock = await getProductStock(shop, id);
  expect(stock).toMatchObject({ name: 'Kozak', link: `/produkt/${id}/kozak` });
  expect(
    stock?.locations.map(({ name, sizes: held }) => [name, held.map(({ type, amount }) => [type, amount])]),
  ).toEqual([
    [
      'Kraków',
      [
        ['42', 1],
        ['43', 2],
      ],
    ],
    ['Gdańsk', [['43', 4]]],
  ]);
});

it.each([0, -1, 1.5, Number.NaN, 999_999])('has no stock of the product %d', async (id) => {
  expect(await getProductStock(shop, id)).toBeNull();
});

it('what is sold by the piece is counted by the piece in every shop', async () => {
  const productId = await addProduct(shop, { name: 'Latarka', categoryId: await addCategory(shop, 'Światło') });
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  const [place] = await shop.db.select().from(stockLocations).limit(1);
  const count = (amount: number) =>
    setPlaceStock({ ...shop, actor: { kind: 'command' } }, productId, [
      { sizeId: size?.id ?? 0, locationId: place?.id ?? 0, amount },
    ]);
  expect(await count(1.5)).toBe(false);
  expect(await listPlaceStock(shop, productId)).toEqual([]);
  expect(await count(2)).toBe(true);
  expect(await listPlaceStock(shop, productId)).toMatchObject([{ amount: 2 }]);
});
