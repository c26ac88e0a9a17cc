import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { purgedBy } from '#platform/testing/purged-by.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { auditLog, favourites, jobs, priceHistory, products, sizes, visitors } from '#server/shop/schema.ts';
import { changePrice } from './change-price.ts';
import { changePrices, type WantedPrice } from './change-prices.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const category = await addCategory(shop, 'Dom');
const [visitor] = await shop.db
  .insert(visitors)
  .values({ tokenHash: 'obserwuje', createdAt: now, seenAt: now })
  .returning({ id: visitors.id });

/** A product with one size, saved by a visitor, so that a lower price becomes an email. */
async function makeSize(name: string) {
  const productId = await addProduct(shop, { name, categoryId: category, sizes: [{ price: 1000 }] });
  await shop.db.insert(favourites).values({ visitorId: visitor?.id ?? 0, productId, sizeType: 'uniw', addedAt: now });
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  return { productId, sizeId: size?.id ?? 0 };
}

/** Everything a price change leaves, without the numbers that name the product and the size. */
async function traceOf({ productId, sizeId }: { productId: number; sizeId: number }) {
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.id, sizeId));
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
  const history = await shop.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.sizeId, sizeId))
    .orderBy(asc(priceHistory.id));
  const changes = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objectId, String(productId)));
  const drops = (await shop.db.select().from(jobs)).flatMap(({ data }) =>
    listDrops(data).filter((drop) => drop.sizeId === sizeId),
  );
  return {
    size: { price: size?.price, regularPrice: size?.regularPrice, reducedSince: size?.reducedSince },
    product: { minPrice: product?.minPrice, isReduced: product?.isReduced },
    history: history.map(({ price, since }) => ({ price, since })),
    changes: changes.map(({ action, actorName, before, after }) => ({ action, actorName, before, after })),
    drops: drops.map(({ before }) => before),
  };
}

/** The jobs of one size and of several name the price before in two shapes. */
function listDrops(data: unknown): { sizeId: number; before: number }[] {
  const {
    sizes: several,
    sizeId,
    before,
  } = data as {
    sizes?: { sizeId: number; before: number }[];
    sizeId: number;
    before: number;
  };
  return several ?? [{ sizeId, before }];
}

const price = fc.integer({ min: 5, max: 12 }).map((zloty) => zloty * 100);
const step = fc.record({
  price,
  regularPrice: fc.option(price, { nil: null }),
  hours: fc.integer({ min: 1, max: 900 }),
});

it('X.01 X.02 X.36 O.11 a bulk price change leaves the same rows as single changes', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const single = await makeSize('Kubek');
      const bulk = await makeSize('Kubek');
      const other = await makeSize('Talerz');
      for (const { price, regularPrice, hours } of steps) {
        now = new Date(now.getTime() + hours * 3_600_000);
        await changePrice(shop, single.sizeId, price, { regularPrice });
        const wanted: WantedPrice[] = [bulk, other].map(({ sizeId }) => ({ sizeId, price, regularPrice }));
        await shop.db.transaction((tx) => changePrices(tx, shop, wanted));
      }
      const expected = await traceOf(single);
      expect(await traceOf(bulk)).toEqual(expected);
      expect(await traceOf(other)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('X.01 a bulk price change purges the pages that show the price, as a single one does', async () => {
  const [single, bulk] = [await makeSize('Misa'), await makeSize('Miska')];
  const bySingle = await purgedBy(shop, () => changePrice(shop, single.sizeId, 700));
  const wanted = [{ sizeId: bulk.sizeId, price: 700, regularPrice: null }];
  const byBulk = await purgedBy(shop, () => shop.db.transaction((tx) => changePrices(tx, shop, wanted)));
  expect(bySingle).toContain(`product:${single.productId}`);
  expect(byBulk.toSorted()).toEqual(
    bySingle.map((tag) => (tag === `product:${single.productId}` ? `product:${bulk.productId}` : tag)).toSorted(),
  );
});
