import { eq, inArray, sql } from 'drizzle-orm';
import type { LineOutcome } from '#rules/basket/line-outcome.ts';
import type { Database } from '../db/connect.ts';
import type { Shop } from '../shop.ts';
import { visitors } from '../visitors/tables.ts';
import type { AddToBasket, BasketChange, SetBasketLine } from './basket-change.ts';
import { type DraftLine, draftBasket } from './basket-draft.ts';
import { carryOut } from './carry-out.ts';
import { readLines } from './read-lines.ts';
import { readSizesOnSale } from './size-on-sale.ts';
import { basketLines } from './tables.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const LARGEST_ID = 2_147_483_647;

/** Adds to what the line already holds. */
export async function addToBasket(shop: Shop, visitorId: number, wish: AddToBasket): Promise<LineOutcome> {
  const [outcome] = await changeBasket(shop, visitorId, [{ kind: 'add', ...wish }]);
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

/** All changes or none; two tabs of one visitor wait for each other. */
export async function changeBasket(shop: Shop, visitorId: number, changes: BasketChange[]): Promise<LineOutcome[]> {
  if (changes.length === 0) return [];
  return shop.db.transaction(async (tx) => {
    await lockBasket(tx, visitorId);
    const stored = await readLines(tx, visitorId);
    const ids = new Set(changes.map((change) => change.productId).filter(isId));
    const draft = draftBasket(stored, await readSizesOnSale(tx, [...ids]));
    const outcomes = carryOut(draft, changes);
    await store(tx, visitorId, draft.lines, shop.now());
    return outcomes;
  });
}

/** The visitor's row is the lock of the basket: limits span several lines, so no single line could be it. */
export async function lockBasket(tx: Transaction, visitorId: number): Promise<void> {
  const locked = await tx.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, visitorId)).for('update');
  if (locked.length === 0) throw new Error('The visitor of the basket does not exist');
}

export async function store(tx: Transaction, visitorId: number, lines: DraftLine[], now: Date): Promise<void> {
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
        addedAt: now,
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

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}
