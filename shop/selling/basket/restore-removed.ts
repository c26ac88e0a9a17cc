import { and, eq, gt } from 'drizzle-orm';
import { type LineOutcome, outcomeTone } from '#rules/selling/basket/line-outcome.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockVisitor } from '#shop/platform/visitors/index.ts';
import { type Buyer, changeLockedBasket } from './change-basket.ts';
import { basketRemovals } from './tables.ts';

/** Long enough to notice a slip, or to make room for what was refused. */
const KEPT_MS = 60 * 60 * 1000;

/** Is there something that may be wanted back? */
export async function hasRemoved(shop: Shop, visitorId: number): Promise<boolean> {
  return (await shop.db.$count(basketRemovals, ofLate(shop, visitorId))) > 0;
}

/** X.34 without script: what was taken out last comes back once, with quantity, comment and extras. */
export async function restoreRemoved(shop: Shop, visitorId: number, buyer: Buyer): Promise<LineOutcome[]> {
  const own = eq(basketRemovals.visitorId, visitorId);
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    const [kept] = await tx.select().from(basketRemovals).where(ofLate(shop, visitorId));
    if (!kept) return [];
    const changes = kept.lines.map((line) => ({ kind: 'add' as const, ...line }));
    const outcomes = await changeLockedBasket(tx, { visitorId, ...buyer, now: shop.now() }, changes);
    // One outcome a line: comments that were in the basket are never cut. What was refused can be asked for again.
    const refused = kept.lines.filter((_, index) => outcomeTone(outcomes[index]?.code ?? 'kept') === 'error');
    if (refused.length > 0) await tx.update(basketRemovals).set({ lines: refused }).where(own);
    else await tx.delete(basketRemovals).where(own);
    return outcomes;
  });
}

function ofLate(shop: Shop, visitorId: number) {
  const since = new Date(shop.now().getTime() - KEPT_MS);
  return and(eq(basketRemovals.visitorId, visitorId), gt(basketRemovals.removedAt, since));
}
