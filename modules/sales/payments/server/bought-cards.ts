import { createHmac, randomInt } from 'node:crypto';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { hashPassword } from '#modules/customers/accounts/server/index.ts';
import { type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import type { Database, Queries, Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { providerSecret } from './provider-secret.ts';
import { boughtCards, giftCards } from './tables.ts';

const VALID_DAYS = 2 * 365;

export interface BoughtCard {
  lineId: number;
  number: string;
  pin: string;
  amount: Grosze;
  blocked: boolean;
  expiresAt: Date | null;
}

/** For a line of a locked order. */
export async function issueCards(
  tx: Transaction,
  { orderId, lineId, amount, pieces }: { orderId: number; lineId: number; amount: Grosze; pieces: number },
  now: Date,
): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const number = newCardNumber();
    const pinHash = await hashPassword(await pinOf(tx, number));
    const [card] = await tx
      .insert(giftCards)
      .values({
        kind: 'gift-card',
        number,
        pinHash,
        issued: amount,
        balance: amount,
        expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
        createdAt: now,
      })
      .returning({ id: giftCards.id });
    if (!card) throw new Error('The gift card was not issued');
    await tx.insert(boughtCards).values({ cardId: card.id, orderId, lineId });
  }
}

export async function listCards(db: Pick<Database, 'select' | 'insert'>, orderId: number): Promise<BoughtCard[]> {
  const rows = await db
    .select({ card: giftCards, lineId: boughtCards.lineId })
    .from(boughtCards)
    .innerJoin(giftCards, eq(giftCards.id, boughtCards.cardId))
    .where(eq(boughtCards.orderId, orderId))
    .orderBy(asc(boughtCards.cardId));
  return Promise.all(
    rows.map(async ({ lineId, card: { number, issued: amount, blocked, expiresAt } }) => ({
      lineId,
      number,
      pin: await pinOf(db, number),
      amount,
      blocked,
      expiresAt,
    })),
  );
}

export function newCardNumber(): string {
  return Array.from({ length: 16 }, () => randomInt(10)).join('');
}

/** Derived from the number and a secret: the PIN is not stored. */
export async function pinOf(db: Pick<Database, 'select' | 'insert'>, number: string): Promise<string> {
  const secret = await providerSecret({ db }, 'gift-card-pins');
  const digest = createHmac('sha256', secret).update(number).digest();
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0');
}

/** Blocks the cards of a cancelled order. False, without a change, when money was spent from one. */
export async function blockCards(tx: Transaction, orderId: number): Promise<boolean> {
  const cards = await lockCards(tx, eq(boughtCards.orderId, orderId));
  if (cards.some(isSpent)) return false;
  await blockLocked(tx, cards);
  return true;
}

/** The cards of single pieces; null when too few of them are unspent. */
export async function lockUnspent(tx: Transaction, pieces: readonly Pieces[]): Promise<LockedCard[] | null> {
  const taken: LockedCard[] = [];
  for (const { lineId, quantity } of pieces) {
    const cards = await lockCards(tx, eq(boughtCards.lineId, lineId));
    const free = cards.filter((card) => !card.blocked && !isSpent(card));
    if (cards.length > 0 && free.length < quantity) return null;
    taken.push(...free.slice(0, quantity));
  }
  return taken;
}

/** The same for withdrawn pieces: a card may be blocked already by a paid complaint. Earlier withdrawals keep their cards. */
export async function lockWithdrawn(
  tx: Transaction,
  pieces: readonly Pieces[],
  earlier: readonly Pieces[],
): Promise<LockedCard[] | null> {
  const taken: LockedCard[] = [];
  for (const { lineId, quantity } of pieces) {
    const cards = await lockCards(tx, eq(boughtCards.lineId, lineId));
    const unspent = cards.filter((card) => !isSpent(card));
    if (cards.length > 0 && unspent.length < quantity + quantityOf(earlier, lineId)) return null;
    taken.push(...unspent.filter(({ blocked }) => !blocked).slice(0, quantity));
  }
  return taken;
}

export async function blockLocked(tx: Transaction, cards: readonly LockedCard[]): Promise<void> {
  for (const { id } of cards) await tx.update(giftCards).set({ blocked: true }).where(eq(giftCards.id, id));
}

/** Cards of each line that paid for something: the right to withdraw from them ended. */
export async function usedCards(db: Queries, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ lineId: boughtCards.lineId, used: sql<number>`count(*)::int` })
    .from(boughtCards)
    .innerJoin(giftCards, eq(giftCards.id, boughtCards.cardId))
    .where(and(eq(boughtCards.orderId, orderId), lt(giftCards.balance, giftCards.issued)))
    .groupBy(boughtCards.lineId);
  return new Map(rows.map(({ lineId, used }) => [lineId, used]));
}

type CardRow = typeof giftCards.$inferSelect;
type LockedCard = Pick<CardRow, 'id'>;

async function lockCards(tx: Transaction, which: ReturnType<typeof eq>): Promise<CardRow[]> {
  const ids = await tx.select({ id: boughtCards.cardId }).from(boughtCards).where(which);
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(giftCards)
    .where(
      inArray(
        giftCards.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(asc(giftCards.id))
    .for('update');
}

function isSpent({ balance, issued }: CardRow): boolean {
  return balance < issued;
}
