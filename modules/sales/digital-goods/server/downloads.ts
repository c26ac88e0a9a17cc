import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bundleParts, digitalProducts, products } from '#modules/catalogue/products/server/index.ts';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface DigitalFile {
  name: string;
  type: string;
  content: Buffer;
}

/** The caller has checked whose order it is; null for every other reason alike. */
export async function findDownload(shop: Shop, order: OrderView, lineId: number): Promise<DigitalFile | null> {
  const line = order.lines.find((one) => one.lineId === lineId);
  if (line?.digital !== 'file' || line.deliveredAt === null || isCalledOff(order.state)) return null;
  const [file] = await shop.db.select().from(digitalProducts).where(eq(digitalProducts.productId, line.productId));
  return file?.content ? { name: file.fileName, type: file.fileType, content: file.content } : null;
}

/**
 * Orders placed before keep what they promised. Null: nothing. False, without a change, for a part of a bundle: an order line gives what
 * its own product gives.
 */
export async function setDigital(
  shop: Pick<Shop, 'actor' | 'now'> & { db: Pick<Database, 'transaction'> },
  productId: number,
  gives: DigitalGift | null,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    if (gives !== null && (await isPart(tx, productId))) return false;
    const { kind, fileName } = digitalProducts;
    const [before] = await tx
      .select({ kind, fileName })
      .from(digitalProducts)
      .where(eq(digitalProducts.productId, productId));
    await writeDigital(tx, productId, gives);
    await recordChange(tx, shop, {
      action: 'product.gives-set',
      object: { kind: 'product', id: productId },
      from: { gives: before ? before.fileName || before.kind : null },
      to: { gives: gives === null || gives === 'gift-card' ? gives : gives.name },
    });
    return true;
  });
}

type DigitalGift = 'gift-card' | DigitalFile;

export async function writeDigital(
  db: Pick<Database, 'insert' | 'delete'>,
  productId: number,
  gives: DigitalGift | null,
): Promise<void> {
  await db.delete(digitalProducts).where(eq(digitalProducts.productId, productId));
  if (gives === null) return;
  await db
    .insert(digitalProducts)
    .values(
      gives === 'gift-card'
        ? { productId, kind: 'gift-card' }
        : { productId, kind: 'file', fileName: gives.name, fileType: gives.type, content: gives.content },
    );
}

/** In a bundle or collection, itself or as a selectable version of a part. */
async function isPart(db: Pick<Database, 'select'>, productId: number): Promise<boolean> {
  const part = alias(products, 'part');
  const isVersion = and(eq(bundleParts.choosesVersion, true), eq(part.versionGroup, products.versionGroup));
  const [found] = await db
    .select({ id: bundleParts.id })
    .from(bundleParts)
    .innerJoin(part, eq(part.id, bundleParts.partProductId))
    .innerJoin(products, or(eq(products.id, part.id), isVersion))
    .where(eq(products.id, productId))
    .limit(1);
  return found !== undefined;
}
