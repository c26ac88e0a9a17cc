import { and, eq, sql } from 'drizzle-orm';
import { WorkQueue } from '#modules/catalogue/media/server/index.ts';
import type { ProductPage } from '#modules/catalogue/products/rules/product-page.ts';
import { getProductPage, products } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { throughOne } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { applyTyped } from './save-product.ts';
import { productDrafts } from './tables.ts';
import { readTyped } from './typed-product.ts';

/** A preview link is used soon. */
const KEY_DAYS = 7;
/** The product is held while its page is rendered: one look at a time, and none waits long for an order. */
const looking = new WorkQueue(1);
const MAX_WAIT = '2s';

/** The product's page as a draft would make it: everything is written, read and taken back. Null: no such draft, or it cannot be saved. */
export async function previewDraft(shop: Shop, productId: number, key: string): Promise<ProductPage | null> {
  if (!isRowId(productId)) return null;
  const [draft] = await shop.db
    .select()
    .from(productDrafts)
    .where(and(eq(productDrafts.productId, productId), eq(productDrafts.previewKey, key)));
  if (!draft || draft.savedAt.getTime() + KEY_DAYS * DAY_MS < shop.now().getTime()) return null;
  return looking.run(async () => {
    const client = await shop.pool.connect();
    try {
      return await tryOut({ ...shop, actor: undefined, db: throughOne(client) }, productId, draft.typed);
    } finally {
      client.release();
    }
  });
}

async function tryOut(shop: Shop, productId: number, typed: Record<string, string>): Promise<ProductPage | null> {
  let page: ProductPage | null = null;
  const takenBack = new Error('taken back');
  const trial = shop.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${MAX_WAIT}, true)`);
    const current = await readTyped(tx, productId);
    if (current && !(await applyTyped(tx, shop, current, { ...typed, visible: '1' }))) {
      await tx.update(products).set({ visible: true }).where(eq(products.id, productId));
      // A pool of its own to the caches: they must not keep what is taken back.
      page = await getProductPage({ ...shop, pool: Object.create(shop.pool) as Shop['pool'] }, productId);
    }
    throw takenBack;
  });
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  return page;
}
