import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { removeUploadBytes } from '#shop/platform/media/index.ts';
import { uploads } from '#shop/platform/media/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { RETURN_UPLOADS } from './read-return.ts';
import { returns } from './tables.ts';

/** Forgets the form of an order, which is locked, with its photos. Answers with the files whose bytes go once this is written. */
export async function dropDraft(tx: Transaction, orderId: number): Promise<string[]> {
  const [draft] = await tx
    .delete(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'draft')))
    .returning({ id: returns.id });
  if (!draft) return [];
  const photos = await tx
    .delete(uploads)
    .where(and(eq(uploads.ownerKind, RETURN_UPLOADS), eq(uploads.ownerId, draft.id)))
    .returning({ name: uploads.name });
  return photos.map(({ name }) => name);
}

export async function removeBytes(shop: Shop, names: readonly string[]): Promise<void> {
  for (const name of names) await removeUploadBytes(shop, name);
}
