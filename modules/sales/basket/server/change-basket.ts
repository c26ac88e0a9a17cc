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

/** Adds to what the line already holds. */
export async function addToBasket(
  shop: Shop,
  visitorId: number,
  wish: AddToBasket,
  buyer?: Buyer,
): Promise<LineOutcome> {
  const [outcome] = await changeBasket(shop, visitorId, [{ kind: 'add', ...wish }], buyer);
  if (!outcome) throw new Error('A change of the basket had no outcome');
  return outcome;
}

/** Sets absolute quantities; 0 removes a line and is nothing for one that is not there. */
export function setBasketLines(shop: Shop, visitorId: number, lines: SetBasketLine[]): Promise<LineOutcome[]> {
  return changeBasket(
    shop,
    visitorId,
    lines.map((line) => ({ kind: 'set', ...line })),
  );
}

/** Who pays with points; a guest has none. */
export interface Buyer {
  customerId: number | null;
}

/** All changes or none; two tabs of one visitor wait for each other. */
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

/** The same inside a transaction that holds the visitor. */
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
  const places = await takeBack(tx, visitorId, added);
  await store(tx, visitorId, draft.lines, (line) => places.get(line) ?? now);
  const removed = stored.filter((_, index) => draft.lines[index]?.quantity === 0);
  if (removed.length > 0) await keepRemoved(tx, visitorId, removed, now);
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

/** Remembers what was just taken out; what was taken out before that is over. */
async function keepRemoved(
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
 * X.34: a line that comes back after it was taken out is where it stood, and is no longer wanted back. Tells since
 * when each of them has been in the basket.
 */
async function takeBack(
  tx: Transaction,
  visitorId: number,
  added: readonly DraftLine[],
): Promise<Map<DraftLine, Date>> {
  const places = new Map<DraftLine, Date>();
  if (added.length === 0) return places;
  const own = eq(basketRemovals.visitorId, visitorId);
  const [kept] = await tx.select().from(basketRemovals).where(own);
  if (!kept) return places;
  const gone = kept.lines.filter((removed) => {
    const line = added.find((one) => IDENTITY.every((part) => one[part] === removed[part]));
    if (line && removed.addedAt) places.set(line, new Date(removed.addedAt));
    return !line;
  });
  if (gone.length === 0) await tx.delete(basketRemovals).where(own);
  else if (gone.length < kept.lines.length) await tx.update(basketRemovals).set({ lines: gone }).where(own);
  return places;
}

const IDENTITY: readonly (keyof LineIdentity)[] = ['productId', 'size', 'additional', 'forPoints'];
