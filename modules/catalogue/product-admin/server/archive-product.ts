import { eq, sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { followVisibility } from './set-visible.ts';

/** Puts a product away, or fetches it back, still hidden: orders and opinions keep what they say of it. */
export async function archiveProduct(shop: Shop, id: number, archive: boolean): Promise<boolean> {
  if (!isRowId(id)) return false;
  return shop.db.transaction(async (tx) => {
    const [before] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
    if (!before) return false;
    if ((before.archivedAt !== null) === archive) return true;
    const now = shop.now();
    await tx
      .update(products)
      .set({ archivedAt: archive ? now : null, visible: false, updatedAt: now, version: sql`version + 1` })
      .where(eq(products.id, id));
    await recordChange(tx, shop, {
      action: archive ? 'product.archived' : 'product.fetched-back',
      object: { kind: 'product', id },
      from: { visible: before.visible },
      to: { visible: false },
    });
    await followVisibility(tx, id, now);
    return true;
  });
}
