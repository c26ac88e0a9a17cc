import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { productDrafts } from './tables.ts';
import type { ProductEdit } from './typed-product.ts';

export type ProductDraft = typeof productDrafts.$inferSelect;

const ofStaff = (productId: number, staffId: number) =>
  and(eq(productDrafts.productId, productId), eq(productDrafts.staffId, staffId));

/** Stores the values typed so far; answers the key of its preview, or null when there is no such product. */
export async function saveDraft(
  shop: Shop,
  productId: number,
  staffId: number,
  edit: ProductEdit,
): Promise<string | null> {
  const [known] = await shop.db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!known) return null;
  const { typed, version } = edit;
  const opened = Object.fromEntries(Object.entries(edit.opened).map(([name, text]) => [name, text ?? '']));
  const kept = { typed, opened, version, savedAt: shop.now() };
  const [draft] = await shop.db
    .insert(productDrafts)
    .values({ ...kept, productId, staffId, previewKey: randomBytes(18).toString('base64url') })
    .onConflictDoUpdate({ target: [productDrafts.productId, productDrafts.staffId], set: kept })
    .returning({ key: productDrafts.previewKey });
  return draft?.key ?? null;
}

export async function findDraft(
  { db }: Pick<Shop, 'db'>,
  productId: number,
  staffId: number,
): Promise<ProductDraft | null> {
  const [draft] = await db.select().from(productDrafts).where(ofStaff(productId, staffId));
  return draft ?? null;
}

export async function dropDraft(db: Queries, productId: number, staffId: number): Promise<void> {
  await db.delete(productDrafts).where(ofStaff(productId, staffId));
}
