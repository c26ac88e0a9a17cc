import { eq, inArray, sql } from 'drizzle-orm';
import { getPointsBalance } from '#modules/sales/loyalty/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import type { LineOutcome } from '../rules/line-outcome.ts';
import type { AddToBasket, BasketChange, SetBasketLine } from './basket-change.ts';
import { type DraftLine, draftBasket, type LineIdentity } from './basket-draft.ts';
import { listLines, type StoredLine } from './basket-lines.ts';
import { carryOut } from './carry-out.ts';
import { listSizesOnSale } from './size-on-sale.ts';
import { basketLines, basketRemovals } from './tables.ts';

export async function addToBasket(
  shop: Shop,
  visitorId: number,
  request: AddToBasket,
  buyer?: Buyer,
): Promise<LineOutcome> {
  const [outcome] = await changeBasket(shop, visitorId, [{ kind: 'add', ...request }], buyer);
  if (!outcome) throw new Error('A change of the basket had no outcome');
  return outcome;
}

/** Sets absolute quantities; 0 removes a line. */
export function setBasketLines(shop: Shop, visitorId: number, lines: SetBasketLine[]): Promise<LineOutcome[]> {
  return changeBasket(
    shop,
    visitorId,
    lines.map((line) => ({ kind: 'set', ...line })),
  );
}

export interface Buyer {
  /** Whose points pay; a guest has none. */
  customerId: number | null;
}

/** All changes or none. The visitor is locked, so two tabs change the basket one after the other. */
export async function changeBasket(
  shop: Shop,
  visitorId: number,
  changes: BasketChange[],
  buyer: Buyer = { customerId: null },
): Promise<LineOutcome[]> {
  if (changes.length === 0) return [];
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    return changeLockedBasket(tx, { visitorId, ...buyer, now: shop.now() }, changes);
  });
}

/** The same in a transaction that has locked the visitor. */
export async function changeLockedBasket(
  tx: Transaction,
  { visitorId, customerId, now }: Buyer & { visitorId: number; now: Date },
  changes: BasketChange[],
): Promise<LineOutcome[]> {
  const stored = await listLines(tx, visitorId);
  const ids = new Set(changes.map((change) => change.productId).filter(isRowId));
  const paysPoints = changes.some((change) => change.kind !== 'remove' && change.forPoints);
  const balance = paysPoints ? await getPointsBalance(tx, customerId) : null;
  const draft = draftBasket(stored, await listSizesOnSale(tx, [...ids]), balance);
  const outcomes = carryOut(draft, changes);
  const added = draft.lines.filter((line) => line.lineId === null && line.quantity > 0);
  const addedBefore = await takeBack(tx, visitorId, added);
  await store(tx, visitorId, draft.lines, (line) => addedBefore.get(line) ?? now);
  const removed = stored.filter((_, index) => draft.lines[index]?.quantity === 0);
  if (removed.length > 0) await storeRemoved(tx, visitorId, removed, now);
  return outcomes;
}

async function store(
  tx: Transaction,
  visitorId: number,
  lines: DraftLine[],
  addedAt: (line: DraftLine) => Date,
): Promise<void> {
  const touched = lines.filter((line) => line.touched);
  const gone = touched.filter((line) => line.quantity === 0).flatMap((line) => line.lineId ?? []);
  const held = touched.filter((line) => line.quantity > 0);
  if (gone.length > 0) await tx.delete(basketLines).where(inArray(basketLines.id, gone));
  if (held.length === 0) return;
  await tx
    .insert(basketLines)
    .values(
      held.map((line) => ({
        visitorId,
        productId: line.productId,
        sizeType: line.size,
        additional: line.additional,
        extras: line.extras,
        quantity: line.quantity,
        comment: line.comment,
        forPoints: line.forPoints,
        addedAt: addedAt(line),
      })),
    )
    .onConflictDoUpdate({
      target: [
        basketLines.visitorId,
        basketLines.productId,
        basketLines.sizeType,
        basketLines.additional,
        basketLines.forPoints,
      ],
      set: { quantity: sql`excluded.quantity`, comment: sql`excluded.comment` },
    });
}

/** Stores the removed lines in place of those removed before. */
async function storeRemoved(
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

/**
 * X.34: a removed line that is added again has its old position and can no longer be restored. Returns since when each
 * such line has been in the basket.
 */
async function takeBack(
  tx: Transaction,
  visitorId: number,
  added: readonly DraftLine[],
): Promise<Map<DraftLine, Date>> {
  const addedBefore = new Map<DraftLine, Date>();
  if (added.length === 0) return addedBefore;
  const own = eq(basketRemovals.visitorId, visitorId);
  const [stored] = await tx.select().from(basketRemovals).where(own);
  if (!stored) return addedBefore;
  const stillRemoved = stored.lines.filter((removed) => {
    const line = added.find((one) => IDENTITY.every((part) => one[part] === removed[part]));
    if (line && removed.addedAt) addedBefore.set(line, new Date(removed.addedAt));
    return !line;
  });
  if (stillRemoved.length === 0) await tx.delete(basketRemovals).where(own);
  else if (stillRemoved.length < stored.lines.length) {
    await tx.update(basketRemovals).set({ lines: stillRemoved }).where(own);
  }
  return addedBefore;
}

const IDENTITY: readonly (keyof LineIdentity)[] = ['productId', 'size', 'additional', 'forPoints'];
