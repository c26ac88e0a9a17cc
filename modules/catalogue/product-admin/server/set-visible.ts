import { eq, sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  countCategoryProducts,
  followPartsLater,
  productCategories,
  products,
  reindexLater,
  tagsShowing,
} from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export type VisibleOutcome = 'done' | 'unknown' | 'archived';

/** Shows a product in the shop, or hides it: listings, search, menu and bundles follow. What is archived stays hidden. */
export async function setVisible(shop: Shop, id: number, visible: boolean): Promise<VisibleOutcome> {
  if (!isRowId(id)) return 'unknown';
  return shop.db.transaction(async (tx) => {
    const [before] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
    if (!before) return 'unknown';
    if (visible && before.archivedAt) return 'archived';
    if (before.visible === visible) return 'done';
    const now = shop.now();
    await tx.update(products).set({ visible, updatedAt: now, version: sql`version + 1` }).where(eq(products.id, id));
    await recordChange(tx, shop, {
      action: visible ? 'product.shown' : 'product.hidden',
      object: { kind: 'product', id },
    });
    await followVisibility(tx, id, now);
    return 'done';
  });
}

/** Effects of showing or hiding a product. */
export async function followVisibility(tx: Transaction, id: number, now: Date): Promise<void> {
  const listed = await tx
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, id));
  await countCategoryProducts(
    tx,
    listed.map((category) => category.id),
  );
  await followPartsLater(tx, [id], now);
  await reindexLater(tx, [id], now);
  await purgeTags({ db: tx }, [MENU_TAG, ...(await tagsShowing(tx, [id]))]);
}
