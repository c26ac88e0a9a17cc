import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import { shoppingListItems, shoppingLists } from './tables.ts';

/**
 * X.19: lists of a guest become the customer's. A list with the name of an existing one is merged into it unless it is shared.
 * The caller locks the customer.
 */
export async function adoptLists(tx: Transaction, visitorId: number, customerId: number): Promise<void> {
  const brought = await tx
    .select({ id: shoppingLists.id, name: shoppingLists.name, shareToken: shoppingLists.shareToken })
    .from(shoppingLists)
    .where(and(eq(shoppingLists.visitorId, visitorId), isNull(shoppingLists.customerId)))
    .for('update');
  for (const { id, name, shareToken } of brought) {
    const [same] =
      shareToken === null
        ? await tx
            .select({ id: shoppingLists.id })
            .from(shoppingLists)
            .where(
              and(eq(shoppingLists.customerId, customerId), sql`lower(${shoppingLists.name}) = ${name.toLowerCase()}`),
            )
            .limit(1)
        : [];
    if (!same) {
      await tx.update(shoppingLists).set({ visitorId: null, customerId }).where(eq(shoppingLists.id, id));
      continue;
    }
    await tx.execute(sql`
      insert into ${shoppingListItems} (list_id, product_id, size_type, added_at)
      select ${same.id}, product_id, size_type, added_at from ${shoppingListItems} where list_id = ${id}
      on conflict do nothing`);
    await tx.delete(shoppingLists).where(eq(shoppingLists.id, id));
  }
}
