import { and, eq } from 'drizzle-orm';
import { type FoundUpload, findPrivateUpload } from '#shop/platform/media/index.ts';
import { uploads } from '#shop/platform/media/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { RETURN_UPLOADS } from './read-return.ts';
import { returns } from './tables.ts';

/** A photo of a return with the number of its order: the caller checks whose order that is. */
export async function findReturnPhoto(
  shop: Shop,
  name: string,
): Promise<{ orderNumber: string; upload: FoundUpload } | null> {
  const [found] = await shop.db
    .select({ id: uploads.id, orderNumber: orders.number })
    .from(uploads)
    .innerJoin(returns, eq(returns.id, uploads.ownerId))
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(uploads.name, name), eq(uploads.ownerKind, RETURN_UPLOADS)));
  const upload = found && (await findPrivateUpload(shop, found.id));
  return found && upload ? { orderNumber: found.orderNumber, upload } : null;
}
