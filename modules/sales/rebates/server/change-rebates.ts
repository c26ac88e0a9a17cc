import { and, eq, inArray } from 'drizzle-orm';
import { getBasket } from '#modules/sales/basket/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { judgeRebate, type RebateVerdict } from '../rules/judge-rebate.ts';
import { parseRebateCode } from '../rules/rebate.ts';
import { findBasketRebates, findCovered, type RebateUser, usedBefore } from './find-basket-rebates.ts';
import { basketRebates, rebates } from './tables.ts';

const MAX_CODES = 10;

/** Adds a code or the number of a card to the basket. A code entered twice counts once. */
export async function addRebate(shop: Shop, user: RebateUser, text: string): Promise<RebateVerdict> {
  const code = parseRebateCode(text);
  if (code === null) return { kind: 'unknown' };
  const { total } = await getBasket(shop, user.visitorId);
  const worth = total[shop.settings.priceType];
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, user.visitorId);
    const [found] = await tx
      .select({ rebate: rebates, usedBefore: usedBefore(user) })
      .from(rebates)
      .where(eq(rebates.code, code));
    if (!found) return { kind: 'unknown' };
    const { applied } = await findBasketRebates(tx, user, worth, now);
    const ids = applied.map((rebate) => rebate.id).filter((id) => id !== found.rebate.id);
    const others = ids.length === 0 ? [] : await tx.select().from(rebates).where(inArray(rebates.id, ids));
    const covered = await findCovered(tx, user.visitorId, [found.rebate]);
    const covers = covered(found.rebate)?.length !== 0;
    const verdict = judgeRebate(found.rebate, { worth, usedBefore: found.usedBefore, others, covers, now });
    if (verdict.kind !== 'ok') return verdict;
    if (others.length >= MAX_CODES) return { kind: 'not-combinable' };
    await tx
      .insert(basketRebates)
      .values({ visitorId: user.visitorId, rebateId: found.rebate.id, addedAt: now })
      .onConflictDoNothing();
    return verdict;
  });
}

export async function removeRebate(shop: Shop, visitorId: number, text: string): Promise<void> {
  const named = shop.db
    .select({ id: rebates.id })
    .from(rebates)
    .where(eq(rebates.code, parseRebateCode(text) ?? ''));
  await shop.db
    .delete(basketRebates)
    .where(and(eq(basketRebates.visitorId, visitorId), inArray(basketRebates.rebateId, named)));
}
