import { eq, sql } from 'drizzle-orm';
import { lowestShownPrice } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { reducedOf } from '#modules/catalogue/products/server/index.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { categories, priceHistory, productCategories, products, sizes, sizeTiers } from '#server/shop/schema.ts';

type NewSize = Partial<typeof sizes.$inferInsert> & {
  tiers?: { threshold: number; value: number }[];
  /** Earlier prices, oldest first; the price now is recorded by itself. */
  history?: { price: number; since: Date }[];
};

type NewProduct = Partial<typeof products.$inferInsert> & { name: string; categoryId: number; sizes?: NewSize[] };

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** A category below another, or at the top. */
export async function addCategory(shop: Shop, name: string, parentId?: number): Promise<number> {
  const [parent] = parentId ? await shop.db.select().from(categories).where(eq(categories.id, parentId)) : [];
  const [row] = await shop.db
    .insert(categories)
    .values({ name, slug: slugOf(name), parentId, level: (parent?.level ?? 0) + 1, path: [] })
    .returning({ id: categories.id });
  if (!row) throw new Error('no category');
  const path = [...(parent?.path ?? []), row.id];
  await shop.db.update(categories).set({ path }).where(eq(categories.id, row.id));
  return row.id;
}

/** A product in its category and all above; without sizes it has one, `uniw`, for 24.60. */
export async function addProduct(shop: Shop, { sizes: given, ...values }: NewProduct): Promise<number> {
  const newSizes = given ?? [{}];
  const [category] = await shop.db.select().from(categories).where(eq(categories.id, values.categoryId));
  const [row] = await shop.db
    .insert(products)
    .values({
      code: `${slugOf(values.name)}-${crypto.randomUUID()}`,
      slug: slugOf(values.name),
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      minPrice: lowestShownPrice(
        newSizes.map((size) => ({ ...size, price: size.price ?? 2460 })),
        values.configurator ?? [],
      ),
      ...values,
    })
    .returning({ id: products.id });
  if (!row) throw new Error('no product');
  const { id } = row;
  const memberships = (category?.path ?? []).map((categoryId) => ({
    categoryId,
    productId: id,
    popularity: values.popularity ?? 0,
  }));
  await shop.db.insert(productCategories).values(memberships);
  for (const [position, size] of newSizes.entries()) await addSize(shop, id, position, size);
  if (values.isReduced === undefined) {
    await shop.db
      .update(products)
      .set({ isReduced: reducedOf(sql`products.id`) })
      .where(eq(products.id, id));
  }
  return id;
}

async function addSize(shop: Shop, productId: number, position: number, size: NewSize): Promise<void> {
  const { tiers = [], history = [], ...values } = size;
  const [row] = await shop.db
    .insert(sizes)
    .values({ productId, position, type: 'uniw', name: 'uniwersalny', stock: 5, price: 2460, ...values })
    .returning({ id: sizes.id, price: sizes.price });
  if (!row) throw new Error('no size');
  const sizeId = row.id;
  const now = { price: row.price, since: values.reducedSince ?? LONG_AGO };
  await shop.db.insert(priceHistory).values([...history, now].map((change) => ({ sizeId, ...change })));
  if (tiers.length > 0) await shop.db.insert(sizeTiers).values(tiers.map((tier) => ({ sizeId, ...tier })));
}
