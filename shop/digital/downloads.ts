import { eq } from 'drizzle-orm';
import { isCalledOff } from '#rules/orders/order-state.ts';
import type { OrderView } from '#rules/orders/order-view.ts';
import type { Database } from '../db/connect.ts';
import type { Shop } from '../shop.ts';
import { digitalProducts } from './tables.ts';

export interface DigitalFile {
  name: string;
  type: string;
  content: Buffer;
}

/** The file of a line that was paid for, of an order the caller has shown to be theirs; null for every other reason alike. */
export async function findDownload(shop: Shop, order: OrderView, lineId: number): Promise<DigitalFile | null> {
  const line = order.lines.find((one) => one.lineId === lineId);
  if (line?.digital !== 'file' || line.deliveredAt === null || isCalledOff(order.state)) return null;
  const [file] = await shop.db.select().from(digitalProducts).where(eq(digitalProducts.productId, line.productId));
  return file?.content ? { name: file.fileName, type: file.fileType, content: file.content } : null;
}

/** What a virtual product gives from now on; orders placed before keep what they promised. Null: nothing by itself. */
export async function setDigital(
  db: Pick<Database, 'insert' | 'delete'>,
  productId: number,
  gives: 'gift-card' | DigitalFile | null,
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
