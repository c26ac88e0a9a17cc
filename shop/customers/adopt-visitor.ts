import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { copyBasket } from '../basket/index.ts';
import { comparedProducts } from '../compare/tables.ts';
import { favourites } from '../favourites/tables.ts';
import type { Shop } from '../shop.ts';
import { createVisitor, lockVisitor, type Transaction } from '../visitors/index.ts';
import { visitors } from '../visitors/tables.ts';
import { customers } from './tables.ts';

/**
 * Makes the browser the customer's own and brings over what their last browser held. Copies, never moves: that other
 * browser may still be signed in. Returns a new `client` token when this browser belonged to another customer, whose
 * basket must not be seen.
 */
export async function adoptVisitor(shop: Shop, visitorId: number, customerId: number): Promise<string | null> {
  const [owner] = await shop.db
    .select({ customerId: visitors.customerId })
    .from(visitors)
    .where(eq(visitors.id, visitorId));
  const isForeign = owner?.customerId !== null && owner?.customerId !== customerId;
  const fresh = !owner || isForeign ? await createVisitor(shop) : null;
  const ownId = fresh?.visitor.id ?? visitorId;
  await shop.db.transaction(async (tx) => {
    // Two browsers of one customer signing in at once take turns.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const [last] = await tx
      .select({ id: visitors.id })
      .from(visitors)
      .where(and(eq(visitors.customerId, customerId), ne(visitors.id, ownId)))
      .orderBy(desc(visitors.seenAt), desc(visitors.id))
      .limit(1);
    await lockVisitor(tx, ownId);
    if (last && owner?.customerId !== customerId) await copyHoldings(tx, last.id, ownId);
    await tx.update(visitors).set({ customerId, seenAt: shop.now() }).where(eq(visitors.id, ownId));
  });
  return fresh?.token ?? null;
}

async function copyHoldings(tx: Transaction, from: number, to: number): Promise<void> {
  await copyBasket(tx, from, to);
  await tx.execute(sql`
    insert into ${favourites} (visitor_id, product_id, size_type, added_at)
    select ${to}, product_id, size_type, added_at from ${favourites} where visitor_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into ${comparedProducts} (visitor_id, product_id, added_at)
    select ${to}, product_id, added_at from ${comparedProducts} where visitor_id = ${from}
    on conflict do nothing`);
}
