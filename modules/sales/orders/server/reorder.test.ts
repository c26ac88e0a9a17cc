import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { getBasket } from '#modules/sales/basket/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { reorder } from './reorder.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

it('X.24 the same goods come into the basket at today’s price; what is sold out is told', async () => {
  const cup = await addGood(shop, categoryId, { price: 5000 });
  const gone = await addGood(shop, categoryId, { price: 3000 });
  const shopper = await newShopper(shop, [{ productId: cup, quantity: 2 }, { productId: gone }]);
  const { orderId } = await placed(shop, shopper);
  await shop.db.update(sizes).set({ price: 6000 }).where(eq(sizes.productId, cup));
  await shop.db.update(sizes).set({ stock: 0 }).where(eq(sizes.productId, gone));
  const { visitor } = await createVisitor(shop);
  const outcomes = await reorder(shop, { visitorId: visitor.id, customerId: null }, orderId);
  expect(outcomes.map(({ code, productId }) => [productId, code])).toEqual([
    [cup, 'added'],
    [gone, 'unavailable'],
  ]);
  const basket = await getBasket(shop, visitor.id);
  expect(basket.lines.map(({ productId, quantity, worth }) => [productId, quantity, worth.gross])).toEqual([
    [cup, 2, 12_000],
  ]);
});
