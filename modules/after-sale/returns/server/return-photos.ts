import { and, count, eq, inArray } from 'drizzle-orm';
import { returns } from '#modules/after-sale/claims/server/index.ts';
import {
  type FoundUpload,
  findPrivateUpload,
  prepareUpload,
  recordUpload,
  removeUpload,
  removeUploadBytes,
  type UploadRefusal,
  uploads,
  writeUpload,
} from '#modules/catalogue/media/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { RETURN_PHOTO_BYTES, RETURN_PHOTO_TYPES, RETURN_PHOTOS } from '../rules/refund.ts';
import { RETURN_UPLOADS } from './find-return.ts';

export type PhotoOutcome = 'stored' | 'too-many' | UploadRefusal;

const LIMITS = { types: RETURN_PHOTO_TYPES, maxBytes: RETURN_PHOTO_BYTES };

/** A photo for a return that is being filled in: its type is read from its content, encoded again without the data of the camera. */
export async function addReturnPhoto(
  shop: Shop,
  draftId: number,
  file: { name: string; bytes: Uint8Array },
): Promise<PhotoOutcome> {
  if (!(await takesPhoto(shop.db, draftId))) return 'too-many';
  const prepared = await prepareUpload(file, LIMITS);
  if ('refused' in prepared) return prepared.refused;
  const name = await writeUpload(shop, prepared);
  const isStored = await shop.db.transaction(async (tx) => {
    // Two tabs add one after the other, and none to a form that was given up.
    await tx.select({ id: returns.id }).from(returns).where(isDraft(draftId)).for('update');
    if (!(await takesPhoto(tx, draftId))) return false;
    await recordUpload({ ...shop, db: tx }, name, prepared, { kind: RETURN_UPLOADS, id: draftId });
    return true;
  });
  if (isStored) return 'stored';
  await removeUploadBytes(shop, name);
  return 'too-many';
}

function isDraft(draftId: number) {
  return and(eq(returns.id, draftId), eq(returns.state, 'draft'));
}

async function takesPhoto(db: Pick<Database, 'select'>, draftId: number): Promise<boolean> {
  const [draft] = await db.select({ id: returns.id }).from(returns).where(isDraft(draftId));
  const own = and(eq(uploads.ownerKind, RETURN_UPLOADS), eq(uploads.ownerId, draftId));
  const [kept] = await db.select({ all: count() }).from(uploads).where(own);
  return draft !== undefined && (kept?.all ?? 0) < RETURN_PHOTOS;
}

/** Takes photos off a draft; ids of anything else are passed over. */
export async function removeReturnPhotos(shop: Shop, draftId: number, photoIds: readonly number[]): Promise<void> {
  if (photoIds.length === 0) return;
  const own = await shop.db
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(returns, eq(returns.id, uploads.ownerId))
    .where(
      and(
        inArray(uploads.id, [...photoIds]),
        eq(uploads.ownerKind, RETURN_UPLOADS),
        eq(returns.id, draftId),
        eq(returns.state, 'draft'),
      ),
    );
  for (const { id } of own) await removeUpload(shop, id);
}

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
