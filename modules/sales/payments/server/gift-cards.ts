import { asc, eq, inArray, sql } from 'drizzle-orm';
import { verifyAgainstDummy, verifyPassword } from '#modules/customers/accounts/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { attemptAll, forgive } from '#platform/limits/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import { type CardRefusal, isCardNumber, judgeCard, parseCardNumber } from '../rules/judge-card.ts';
import { giftCards } from './tables.ts';

/**
 * Wrong PINs one card bears in a quarter of an hour, from wherever they come: a PIN is four digits, and many addresses
 * together would soon have tried them all. Only who knows a card's number can lock it, and never for longer than that.
 */
const MAX_PER_CARD = 5;
/** Wrong cards one visitor may try. */
const MAX_PER_VISITOR = 20;
/** A browser is easily new, a network address less so. */
const MAX_PER_CALLER = 30;
const SECONDS = 15 * MINUTE_S;

export interface CheckedCard {
  cardId: number;
  kind: 'gift-card' | 'voucher';
  /** The last four characters; the whole number is never shown again. */
  ending: string;
  balance: Grosze;
  expiresAt: Date | null;
}

export type CardCheck = { kind: 'ok'; card: CheckedCard } | RefusedCard;

/** What kind of card it is, is told only to who has its number and PIN. */
type RefusedCard = { kind: 'refused'; refusal: CardRefusal; card?: CheckedCard['kind'] };

/**
 * Is it a card that pays? A wrong or missing PIN and an unknown number get the same answer, and all are counted: neither
 * can be guessed.
 */
export async function checkCard(
  shop: Shop,
  visitorId: number,
  { number: typed, pin, caller }: { number: string; pin: string; caller?: string | undefined },
): Promise<CardCheck> {
  const number = parseCardNumber(typed);
  if (number === '') return refuse('missing');
  if (!isCardNumber(number)) return refuse('wrong-number');
  const now = shop.now();
  const limits = [
    { key: `card-visitor:${visitorId}`, limit: MAX_PER_VISITOR, seconds: SECONDS },
    ...(caller === undefined ? [] : [{ key: `card-from:${caller}`, limit: MAX_PER_CALLER, seconds: SECONDS }]),
    // Last: whoever is refused before it must not use up the tries of another person's card.
    { key: `card:${number}`, limit: MAX_PER_CARD, seconds: SECONDS },
  ];
  if (!(await attemptAll(shop, limits, now))) return refuse('too-many-attempts');
  const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.number, number));
  if (card?.pinHash !== null) {
    const typedPin = pin.trim();
    if (typedPin === '') return refuse('not-found');
    const isRight = card ? verifyPassword(typedPin, card.pinHash) : verifyAgainstDummy(typedPin);
    if (!card || !(await isRight)) return refuse('wrong-data');
  }
  // Only wrong ones count: a shopper may add the own card and take it away as often as they like.
  for (const { key } of limits) await forgive(shop, key);
  const refusal = judgeCard(card, now);
  return refusal ? { ...refuse(refusal), card: card.kind } : { kind: 'ok', card: describeCard(card) };
}

function refuse(refusal: CardRefusal): RefusedCard {
  return { kind: 'refused', refusal };
}

export type CardRow = typeof giftCards.$inferSelect;

function describeCard({ id, kind, number, balance, expiresAt }: CardRow): CheckedCard {
  return { cardId: id, kind, ending: number.slice(-4), balance, expiresAt };
}

export interface CardPart {
  card: CheckedCard;
  /** What it pays of the order. */
  amount: Grosze;
}

export interface CardParts {
  parts: CardPart[];
  refused: { cardId: number; ending: string; refusal: CardRefusal }[];
}

/** What checked cards pay of an amount, in the order they were given. With `lock` nobody else spends them meanwhile. */
export async function listCardParts(
  db: Pick<Database, 'select'>,
  cardIds: readonly number[],
  amount: Grosze,
  { now, lock }: { now: Date; lock: boolean },
): Promise<CardParts> {
  return shareOut(await listGivenCards(db, cardIds, lock), amount, now);
}

/** Checked cards in the order they were given. With `lock` nobody else spends them until the transaction ends. */
export async function listGivenCards(
  db: Pick<Database, 'select'>,
  cardIds: readonly number[],
  lock: boolean,
): Promise<CardRow[]> {
  if (cardIds.length === 0) return [];
  const query = db
    .select()
    .from(giftCards)
    .where(inArray(giftCards.id, [...cardIds]))
    .orderBy(asc(giftCards.id));
  const rows = await (lock ? query.for('update') : query);
  return [...new Set(cardIds)].flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What each of these cards pays of an amount. */
export function shareOut(cards: readonly CardRow[], amount: Grosze, now: Date): CardParts {
  const result: CardParts = { parts: [], refused: [] };
  let left = amount;
  for (const card of cards) {
    const refusal = judgeCard(card, now);
    const paid = Math.min(left, card.balance);
    if (refusal) result.refused.push({ cardId: card.id, ending: card.number.slice(-4), refusal });
    else if (paid > 0) result.parts.push({ card: describeCard(card), amount: paid });
    left -= refusal ? 0 : paid;
  }
  return result;
}

/** Takes money off a locked card; the database refuses to go below nothing. */
export async function changeBalance(db: Pick<Database, 'update'>, cardId: number, change: Grosze): Promise<void> {
  await db
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${change}` })
    .where(eq(giftCards.id, cardId));
}
