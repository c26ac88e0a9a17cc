import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { priceHistory, products, sizes } from '#server/shop/schema.ts';
import { endPromotions } from './change-price.ts';

const END = new Date('2026-05-06T10:00:00Z');
let now = new Date(END.getTime() - 1);
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const run = () => endPromotions(shop, new AbortController().signal);

it('X.02 a promotion ends at its time: prices return through the history, the mark and the countdown go', async () => {
  const categoryId = await addCategory(shop, 'Dom');
  const reducedSince = new Date('2026-05-01T10:00:00Z');
  const id = await addProduct(shop, {
    name: 'Kubek',
    categoryId,
    isPromotion: true,
    promotionUntil: END,
    sizes: [
      { type: 's', price: 800, regularPrice: 1000, reducedSince },
      { type: 'm', price: 1200 },
    ],
  });
  const endless = await addProduct(shop, {
    name: 'Koc',
    categoryId,
    isPromotion: true,
    sizes: [{ price: 500, regularPrice: 900, reducedSince }],
  });
  const state = async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.id, id));
    const rows = await shop.db.select().from(sizes).where(eq(sizes.productId, id)).orderBy(asc(sizes.id));
    return {
      product: [product?.isPromotion, product?.promotionUntil, product?.minPrice],
      sizes: rows.map(({ price, regularPrice, reducedSince: since }) => [price, regularPrice, since]),
    };
  };
  await run();
  expect((await state()).product).toEqual([true, END, 800]);

  now = END;
  await run();
  expect(await state()).toEqual({
    product: [false, null, 1000],
    sizes: [
      [1000, null, null],
      [1200, null, null],
    ],
  });
  const history = await shop.db
    .select({ price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .innerJoin(sizes, eq(sizes.id, priceHistory.sizeId))
    .where(eq(sizes.productId, id))
    .orderBy(asc(priceHistory.id));
  expect(history.at(-1)).toEqual({ price: 1000, since: END });
  expect(history).toHaveLength(3);
  const promoted = await getListing(shop, { kind: 'promotions' });
  expect(promoted?.products.map((card) => card.id)).toEqual([endless]);
});
