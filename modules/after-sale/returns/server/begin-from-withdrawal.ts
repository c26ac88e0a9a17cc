import { and, eq } from 'drizzle-orm';
import { returns, waitingPieces } from '#modules/after-sale/claims/server/index.ts';
import { lockFreePieces } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { dropDraft, removeBytes } from './find-return.ts';
import { addDraft } from './save-draft.ts';
import { returnLines } from './tables.ts';

/** Makes a draft with exactly the pieces of a withdrawal; false when none are left. */
export async function beginReturnOfWithdrawal(
  shop: Shop,
  { id: withdrawalId, orderId }: { id: number; orderId: number },
): Promise<boolean> {
  const now = shop.now();
  let photos: string[] = [];
  const begun = await shop.db.transaction(async (tx) => {
    const locked = await lockFreePieces(tx, orderId, 'return');
    const pieces = await waitingPieces(tx, withdrawalId);
    if (!locked || pieces.length === 0) return false;
    const [known] = await tx
      .select({ id: returns.id })
      .from(returns)
      .where(and(eq(returns.orderId, orderId), eq(returns.state, 'draft'), eq(returns.withdrawalId, withdrawalId)));
    if (known) return true;
    // One form per order at a time: what the law asks for comes before what was only begun.
    photos = await dropDraft(tx, orderId);
    const draftId = await addDraft(tx, { orderId, withdrawalId }, now);
    await tx.insert(returnLines).values(pieces.map((piece) => ({ returnId: draftId, ...piece })));
    return true;
  });
  await removeBytes(shop, photos);
  return begun;
}
