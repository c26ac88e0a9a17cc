import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { products } from '#shop/schema.ts';
import { pickBoughtTogether } from './fill-zones.ts';
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
  expect(await pickBoughtTogether(shop, [ids.tent], 12)).toEqual([ids.mat, ids.lamp]);
  expect(await pickBoughtTogether(shop, [ids.tent, ids.mat], 12)).toEqual([ids.lamp]);
  expect(await pickBoughtTogether(shop, [ids.tent], 1)).toEqual([ids.mat]);
});

it.each([[[]], [[-1]], [[999_999]], [[Number.NaN, 1e12]]])('nothing goes with %j', async (alreadyShown) => {
  expect(await pickBoughtTogether(shop, alreadyShown, 12)).toEqual([]);
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
  expect(await pickBoughtTogether(shop, [ids.tent], 12)).toEqual([ids.lamp]);
});
