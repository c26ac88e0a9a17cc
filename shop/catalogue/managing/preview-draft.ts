import { and, eq } from 'drizzle-orm';
import type { ProductPage } from '#rules/catalogue/products/product-page.ts';
import { getProductPage } from '#shop/catalogue/products/index.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { applyTyped } from './save-product.ts';
import { productDrafts } from './tables.ts';
import { readTyped } from './typed-product.ts';

/** The product's page as a draft would make it: everything is written, read and taken back. Null: no such draft, or it cannot be saved. */
export async function previewDraft(shop: Shop, productId: number, key: string): Promise<ProductPage | null> {
  if (!isRowId(productId)) return null;
  const [draft] = await shop.db
    .select()
    .from(productDrafts)
    .where(and(eq(productDrafts.productId, productId), eq(productDrafts.previewKey, key)));
  if (!draft) return null;
  let page: ProductPage | null = null;
  const takenBack = new Error('taken back');
  const trial = shop.db.transaction(async (tx) => {
    const current = await readTyped(tx, productId);
    const typed = { ...draft.typed, visible: '1' };
    if (current && !(await applyTyped(tx, { ...shop, actor: undefined }, current, typed))) {
      await tx.update(products).set({ visible: true }).where(eq(products.id, productId));
      // A pool of its own to the caches: they must not keep what is taken back.
      const trialShop = { ...shop, db: tx as unknown as Shop['db'], pool: Object.create(shop.pool) as Shop['pool'] };
      page = await getProductPage(trialShop, productId);
    }
    throw takenBack;
  });
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  return page;
}
