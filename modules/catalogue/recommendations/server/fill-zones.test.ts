import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addCategory } from '#platform/testing/catalogue-rows.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from '#server/shop/schema.ts';
import { pickBoughtWith } from './fill-zones.ts';
import { fillZones } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ids = { tent: 0, mat: 0, lamp: 0, stove: 0, neighbour: 0 };

beforeAll(async () => {
  const { categoryId } = await equipShop(shop);
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) ids[name] = await addGood(shop, categoryId);
  const buy = async (...wanted: number[]) =>
    placed(
      shop,
      await newShopper(
        shop,
        wanted.map((productId) => ({ productId })),
      ),
    );
  await buy(ids.tent, ids.lamp);
  await buy(ids.tent, ids.mat);
  await buy(ids.tent, ids.mat, ids.lamp);
  await buy(ids.mat, ids.tent);
  await buy(ids.stove);
});

it('S2.04 what was bought in the same orders goes with a product, the most often bought first', async () => {
  expect(await pickBoughtWith(shop, [ids.tent], 12)).toEqual([ids.mat, ids.lamp]);
  expect(await pickBoughtWith(shop, [ids.tent, ids.mat], 12)).toEqual([ids.lamp]);
  expect(await pickBoughtWith(shop, [ids.tent], 1)).toEqual([ids.mat]);
});

it.each([[[]], [[-1]], [[999_999]], [[Number.NaN, 1e12]]])('nothing goes with %j', async (alreadyShown) => {
  expect(await pickBoughtWith(shop, alreadyShown, 12)).toEqual([]);
});

it('what is bought alone gets its neighbours, unless they have a zone of their own', async () => {
  const ask = async (...kinds: ('bought_together' | 'same_category')[]) => {
    const zones = await fillZones(shop, { kinds, alreadyShown: [ids.stove], viewed: [] });
    return zones.get('bought_together')?.map(({ id }) => id) ?? [];
  };
  expect(new Set(await ask('bought_together'))).toEqual(new Set([ids.tent, ids.mat, ids.lamp, ids.neighbour]));
  expect(await ask('bought_together', 'same_category')).toEqual([]);
});

it('what is no longer sold is not recommended', async () => {
  await shop.db.update(products).set({ visible: false }).where(eq(products.id, ids.mat));
  expect(await pickBoughtWith(shop, [ids.tent], 12)).toEqual([ids.lamp]);
});

it('fills up few neighbours, and products bought with a product, from the neighbouring categories', async () => {
  const department = await addCategory(shop, 'Biwak');
  const [pots, lights] = [
    await addCategory(shop, 'Garnki', department),
    await addCategory(shop, 'Światło', department),
  ];
  const [pot, pan, lantern] = [await addGood(shop, pots), await addGood(shop, pots), await addGood(shop, lights)];
  const kinds = ['same_category', 'bought_together'] as const;
  const ask = async () => {
    const zones = await fillZones(shop, { kinds, alreadyShown: [pot], viewed: [] });
    return kinds.map((kind) => zones.get(kind)?.map(({ id }) => id));
  };
  expect(await ask()).toEqual([[pan, lantern], []]);
  await placed(shop, await newShopper(shop, [{ productId: pot }, { productId: ids.lamp }]));
  expect(await ask()).toEqual([
    [pan, lantern],
    [ids.lamp, lantern],
  ]);
});
