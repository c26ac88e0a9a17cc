import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { lockStock, moveStock, reindexLater, sizes } from '#modules/catalogue/products/server/index.ts';
import type { Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import { orderLines, orderStock } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';

/** Puts stock of a locked order on sale again: all of it, or that of these pieces. Stock is given back once. */
export async function giveBackStock(
  tx: Transaction,
  orderId: number,
  now: Date,
  pieces?: readonly Pieces[],
): Promise<void> {
  const held = await tx
    .select()
    .from(orderStock)
    .where(and(eq(orderStock.orderId, orderId), isNull(orderStock.givenBackAt)))
    .orderBy(asc(orderStock.sizeId));
  const wanted = pieces && (await takenBy(tx, orderId, pieces));
  const back = held
    .map(({ sizeId, quantity }) => {
      const change = wanted ? Math.min(quantity, wanted.get(sizeId) ?? 0) : quantity;
      return { sizeId, change, left: quantity - change };
    })
    .filter(({ change }) => change > 0);
  if (back.length === 0) return;
  const sizeIds = back.map(({ sizeId }) => sizeId);
  const { id, productId } = sizes;
  const owners = await tx.select({ id, productId }).from(sizes).where(inArray(id, sizeIds));
  await lockStock(
    tx,
    owners.map((owner) => owner.productId),
  );
  const moves = owners.flatMap((owner) => {
    const change = back.find(({ sizeId }) => sizeId === owner.id)?.change;
    return change === undefined ? [] : [{ sizeId: owner.id, productId: owner.productId, change }];
  });
  const { turned } = await moveStock(tx, moves, now);
  for (const { sizeId, left } of back) {
    await tx
      .update(orderStock)
      .set(left > 0 ? { quantity: left } : { givenBackAt: now })
      .where(and(eq(orderStock.orderId, orderId), eq(orderStock.sizeId, sizeId)));
  }
  if (turned.length > 0) await reindexLater(tx, turned, now);
}

/** Pieces per size, with the parts of bundles and collections. */
async function takenBy(tx: Transaction, orderId: number, pieces: readonly Pieces[]): Promise<Map<number, number>> {
  const { id, sizeId, parts } = orderLines;
  const lines = await tx.select({ id, sizeId, parts }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const inside = lines.flatMap((line) => line.parts.map(({ productId }) => productId));
  const known = await tx.select().from(sizes).where(inArray(sizes.productId, inside));
  const taken = new Map<number, number>();
  for (const { lineId, quantity } of pieces) {
    const line = lines.find((one) => one.id === lineId);
    if (!line) continue;
    add(line.sizeId, quantity);
    for (const part of line.parts) {
      const size = known.find(({ productId, type }) => productId === part.productId && type === part.size);
      if (size) add(size.id, part.quantity * quantity);
    }
  }
  return taken;

  function add(id: number, quantity: number): void {
    taken.set(id, (taken.get(id) ?? 0) + quantity);
  }
}
