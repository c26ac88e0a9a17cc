import { and, eq, gt, sql } from 'drizzle-orm';
import { uploads } from '#modules/catalogue/media/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { type LineOutcome, outcomeTone } from '../rules/line-outcome.ts';
import { type Buyer, changeLockedBasket } from './change-basket.ts';
import { basketFiles, basketLines, basketRemovals } from './tables.ts';

const RETENTION_MS = HOUR_MS;

export async function hasRemoved(shop: Shop, visitorId: number): Promise<boolean> {
  return (await shop.db.$count(basketRemovals, recent(shop, visitorId))) > 0;
}

/** X.34 without script: the lines removed last return once, with quantity, comment and extras. */
export async function restoreRemoved(shop: Shop, visitorId: number, buyer: Buyer): Promise<LineOutcome[]> {
  const own = eq(basketRemovals.visitorId, visitorId);
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    const [removal] = await tx.select().from(basketRemovals).where(recent(shop, visitorId));
    if (!removal) return [];
    const changes = removal.lines.map((line) => ({ kind: 'add' as const, ...line }));
    const outcomes = await changeLockedBasket(tx, { visitorId, ...buyer, now: shop.now() }, changes);
    // One outcome for each line, because stored comments are never cut. Refused lines can be restored later.
    const refused = removal.lines.filter((_, index) => outcomeTone(outcomes[index]?.code ?? 'kept') === 'error');
    if (refused.length > 0) await tx.update(basketRemovals).set({ lines: refused }).where(own);
    else await tx.delete(basketRemovals).where(own);
    return outcomes;
  });
}

function recent(shop: Shop, visitorId: number) {
  const since = new Date(shop.now().getTime() - RETENTION_MS);
  return and(eq(basketRemovals.visitorId, visitorId), gt(basketRemovals.removedAt, since));
}

/**
 * Copies the lines of one basket into another whose visitor is locked. A line that both have takes the larger
 * quantity: a sum would double the basket with every sign-in.
 */
export async function copyBasket(tx: Transaction, fromVisitor: number, toVisitor: number): Promise<void> {
  await tx.execute(sql`
    insert into ${basketLines}
      (visitor_id, product_id, size_type, additional, extras, quantity, comment, for_points, added_at)
    select ${toVisitor}, product_id, size_type, additional, extras, quantity, comment, for_points, added_at
    from ${basketLines} where visitor_id = ${fromVisitor}
    on conflict (visitor_id, product_id, size_type, additional, for_points)
    do update set quantity = greatest(${basketLines}.quantity, excluded.quantity)`);
  // Files are moved, not copied: their bytes are in one place and belong to one visitor.
  await tx.execute(sql`
    with moved as (
      update ${basketFiles} set visitor_id = ${toVisitor}
      where visitor_id = ${fromVisitor} and order_line_id is null returning upload_id
    )
    update ${uploads} set visitor_id = ${toVisitor} where id in (select upload_id from moved)`);
}
