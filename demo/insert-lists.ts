import { asc, inArray } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoLists } from '#demo/content/rebates.ts';
import { advanceCounter, insertRows } from '#demo/insert-rows.ts';
import { clockAt } from '#demo/rows/size-rows.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { shoppingListItems, shoppingLists, sizes } from '#server/shop/schema.ts';

/** Shopping lists of the demo customer, with every product in its first size. */
export async function insertLists(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  const wanted = demoLists.flatMap((list) => list.productIds);
  const existing = await transaction
    .select({ productId: sizes.productId, type: sizes.type })
    .from(sizes)
    .where(inArray(sizes.productId, wanted))
    .orderBy(asc(sizes.productId), asc(sizes.position));
  await insertRows(
    transaction,
    shoppingLists,
    demoLists.map(({ id, name, shareToken, daysAgo }) => ({
      id,
      name,
      shareToken,
      customerId: demoCustomer.id,
      createdAt: clock.daysAgo(daysAgo),
    })),
  );
  const items = demoLists.flatMap(({ id: listId, daysAgo, productIds }) =>
    productIds.flatMap((productId, place) => {
      const size = existing.find((one) => one.productId === productId);
      // Each a little later than the one before.
      return size ? [{ listId, productId, sizeType: size.type, addedAt: clock.daysAgo(daysAgo - place / 100) }] : [];
    }),
  );
  await insertRows(transaction, shoppingListItems, items);
  await advanceCounter(transaction, shoppingLists);
}
