import type { Transaction } from '#shop/platform/db/connect.ts';
import type { StoredLine } from './read-lines.ts';
import { basketRemovals } from './tables.ts';

/** Remembers what was just taken out; what was taken out before that is over. */
export async function keepRemoved(
  tx: Transaction,
  visitorId: number,
  removed: readonly StoredLine[],
  removedAt: Date,
): Promise<void> {
  const lines = removed.map(({ productId, size, additional, extras, quantity, comment, forPoints, addedAt }) => ({
    productId,
    size,
    additional,
    extras,
    quantity,
    comment,
    forPoints,
    addedAt: addedAt.toISOString(),
  }));
  await tx
    .insert(basketRemovals)
    .values({ visitorId, lines, removedAt })
    .onConflictDoUpdate({ target: basketRemovals.visitorId, set: { lines, removedAt } });
}
