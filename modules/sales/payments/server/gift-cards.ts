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
 * Wrong PINs per card in a quarter of an hour, from all addresses together: a PIN has four digits. Only a person who knows the number can
 * lock a card, and only for this time.
 */
const MAX_PER_CARD = 5;
const MAX_PER_VISITOR = 20;
/** A new browser is easy to get, a new network address is not. */
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

/** The kind of card is shown only after number and PIN were right. */
type RefusedCard = { kind: 'refused'; refusal: CardRefusal; card?: CheckedCard['kind'] };

/** A wrong or missing PIN and an unknown number get the same answer, and all are counted: neither can be guessed. */
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
    // Last: a caller refused by the other limits must not use up the attempts of this card.
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
  // Only wrong attempts count.
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
  amount: Grosze;
}

export interface CardParts {
  parts: CardPart[];
  refused: { cardId: number; ending: string; refusal: CardRefusal }[];
}

/** Amounts that checked cards pay, in the given sequence. `lock` reserves them until the transaction ends. */
export async function listCardParts(
  db: Pick<Database, 'select'>,
  cardIds: readonly number[],
  amount: Grosze,
  { now, lock }: { now: Date; lock: boolean },
): Promise<CardParts> {
  return shareOut(await listGivenCards(db, cardIds, lock), amount, now);
}

/** In the given sequence. `lock` reserves them until the transaction ends. */
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

/** The card is locked; a constraint refuses a negative balance. */
export async function changeBalance(db: Pick<Database, 'update'>, cardId: number, change: Grosze): Promise<void> {
  await db
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${change}` })
    .where(eq(giftCards.id, cardId));
}
