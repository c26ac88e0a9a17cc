import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/get-listing.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { orderLines, orders, productCategories, products } from '#server/shop/schema.ts';
import { countPopularity } from './count-popularity.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const count = () => countPopularity(shop, new AbortController().signal);

async function sell(productId: number, quantity: number) {
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity }]));
  return orderId;
}
const popularityOf = async (id: number) =>
  (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.popularity;

it('S2.06 what sold most in 90 days comes first in listings, zones and searches; the rest is left alone', async () => {
  const [early, late, resting] = [
    await addGood(shop, categoryId, { stock: 100 }),
    await addGood(shop, categoryId, { stock: 100 }),
    await addGood(shop, categoryId, { stock: 100 }),
  ];
  await shop.db.update(products).set({ soldElsewhere: 2, popularity: 2 }).where(eq(products.id, resting));
  await shop.db.update(productCategories).set({ popularity: 2 }).where(eq(productCategories.productId, resting));
  await reindexProducts(shop);
  const before = await shop.pool.query('select xmin::text from products where id = $1', [resting]);
  await sell(late, 5);
  await sell(early, 1);
  const cancelled = await sell(early, 50);
  await shop.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, cancelled));
  const given = await sell(early, 40);
  await shop.db.update(orderLines).set({ gift: true }).where(eq(orderLines.orderId, given));

  await count();
  expect([await popularityOf(early), await popularityOf(late), await popularityOf(resting)]).toEqual([1, 5, 2]);
  const listing = await getListing(shop, { kind: 'category', id: categoryId });
  expect(listing?.products.map(({ id }) => id)).toEqual([late, resting, early]);
  const { rows } = await shop.pool.query(
    'select product_id from product_categories where category_id = $1 order by popularity desc',
    [categoryId],
  );
  expect(rows.map((row) => row.product_id)).toEqual([late, resting, early]);
  const ranks = await shop.pool.query('select product_id from search_documents order by rank desc');
  expect(ranks.rows.map((row) => row.product_id)).toEqual([late, resting, early]);
  // A row that stays as it was is not written.
  expect((await shop.pool.query('select xmin::text from products where id = $1', [resting])).rows).toEqual(before.rows);

  now = new Date(now.getTime() + 91 * DAY_MS);
  await count();
  expect([await popularityOf(early), await popularityOf(late), await popularityOf(resting)]).toEqual([0, 0, 2]);
});
