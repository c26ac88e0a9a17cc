import { and, count, desc, eq, exists } from 'drizzle-orm';
import { productCategories, products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

const ON_PAGE = 24;

/** Ids of the products a rebate is for, the most popular first (S2.62); without a category it is for all. */
export async function listRebateProducts(
  shop: Shop,
  categoryId: number | null,
  page = 1,
): Promise<{ ids: number[]; total: number; page: number; pages: number }> {
  const covered = and(
    eq(products.visible, true),
    eq(products.available, true),
    categoryId === null ? undefined : isIn(shop, categoryId),
  );
  const [counted] = await shop.db.select({ all: count() }).from(products).where(covered);
  const total = counted?.all ?? 0;
  const pages = Math.max(1, Math.ceil(total / ON_PAGE));
  const shown = Math.min(Math.max(1, Math.floor(page) || 1), pages);
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(covered)
    .orderBy(desc(products.popularity), products.id)
    .limit(ON_PAGE)
    .offset((shown - 1) * ON_PAGE);
  return { ids: rows.map(({ id }) => id), total, page: shown, pages };
}

function isIn(shop: Shop, categoryId: number) {
  const member = and(eq(productCategories.productId, products.id), eq(productCategories.categoryId, categoryId));
  return exists(shop.db.select({ id: productCategories.productId }).from(productCategories).where(member));
}
