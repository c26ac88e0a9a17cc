import { eq } from 'drizzle-orm';
import type { LineOutcome } from '#rules/basket/line-outcome.ts';
import type { Shop } from '../shop.ts';
import { type Buyer, changeBasket } from './change-basket.ts';
import { basketRemovals } from './tables.ts';

/** X.34 without script: what was taken out last comes back once, with quantity, comment and extras. */
export async function restoreRemoved(shop: Shop, visitorId: number, buyer: Buyer): Promise<LineOutcome[]> {
  const [kept] = await shop.db.delete(basketRemovals).where(eq(basketRemovals.visitorId, visitorId)).returning();
  const lines = kept?.lines ?? [];
  return changeBasket(
    shop,
    visitorId,
    lines.map((line) => ({ kind: 'add', ...line })),
    buyer,
  );
}
