import { randomInt } from 'node:crypto';
import { and, desc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import { hashPassword } from '#modules/customers/accounts/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { checkFields, type Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type CardValues, cardFields, checkCards } from '../rules/card-fields.ts';
import { parseCardNumber } from '../rules/judge-card.ts';
import { newCardNumber, pinOf } from './bought-cards.ts';
import { giftCards, giftCardUses } from './tables.ts';

export interface ManagedCard {
  id: number;
  kind: 'gift-card' | 'voucher';
  number: string;
  issued: Grosze;
  balance: Grosze;
  blocked: boolean;
  /** Issued by a partner for another shop: it pays nothing here. */
  foreign: boolean;
  expiresAt: Date | null;
  createdAt: Date;
}

export interface NewCard {
  id: number;
  number: string;
  /** Null for a voucher. Shown once: afterwards it is derived from the number. */
  pin: string | null;
}

const ON_PAGE = 50;
const { pinHash: _pinHash, ...shown } = getTableColumns(giftCards);

/** Newest first; `text` is the number or its last four characters, so that a number cannot be guessed in steps. */
export function listManagedCards(
  { db }: Pick<Shop, 'db'>,
  { text = '', before }: { text?: string; before?: number } = {},
): Promise<ManagedCard[]> {
  const part = parseCardNumber(text);
  return db
    .select(shown)
    .from(giftCards)
    .where(
      and(
        part === '' ? undefined : or(eq(giftCards.number, part), eq(sql`right(${giftCards.number}, 4)`, part)),
        before === undefined ? undefined : lt(giftCards.id, before),
      ),
    )
    .orderBy(desc(giftCards.id))
    .limit(ON_PAGE);
}

export async function findManagedCard(
  { db }: Pick<Shop, 'db'>,
  which: { id: number } | { number: string },
): Promise<(ManagedCard & { uses: { orderId: number; amount: Grosze; at: Date }[] }) | null> {
  if ('id' in which && !isRowId(which.id)) return null;
  const condition = 'id' in which ? eq(giftCards.id, which.id) : eq(giftCards.number, parseCardNumber(which.number));
  const [card] = await db.select(shown).from(giftCards).where(condition);
  if (!card) return null;
  const { orderId, amount, at } = giftCardUses;
  const uses = await db
    .select({ orderId, amount, at })
    .from(giftCardUses)
    .where(eq(giftCardUses.cardId, card.id))
    .orderBy(desc(giftCardUses.id));
  return { ...card, uses };
}

export async function issueOwnCards(
  shop: Shop,
  values: CardValues,
): Promise<{ ok: true; cards: NewCard[] } | { ok: false; faults: Faults }> {
  const now = shop.now();
  const faults = checkCards(values, now);
  if (faults) return { ok: false, faults };
  const cards = await shop.db.transaction(async (tx) => {
    const made: NewCard[] = [];
    for (let piece = 0; piece < values.pieces; piece += 1) made.push(await issueCard(tx, values, now));
    const { amount, pieces, kind } = values;
    const ids = made.map((card) => card.id);
    await recordChange(tx, shop, {
      action: 'gift-card.issued',
      object: { kind: 'gift-card', id: ids[0] ?? 0 },
      to: { kind, amount, pieces, ids },
    });
    return made;
  });
  return { ok: true, cards };
}

async function issueCard(tx: Transaction, { kind, amount, expiresAt }: CardValues, now: Date): Promise<NewCard> {
  const isVoucher = kind === 'voucher';
  const number = isVoucher ? `BON${String(randomInt(10 ** 12)).padStart(12, '0')}` : newCardNumber();
  const pin = isVoucher ? null : await pinOf(tx, number);
  const [card] = await tx
    .insert(giftCards)
    .values({
      kind,
      number,
      pinHash: pin === null ? null : await hashPassword(pin),
      issued: amount,
      balance: amount,
      expiresAt,
      createdAt: now,
    })
    .returning({ id: giftCards.id });
  if (!card) throw new Error('The card was not issued');
  return { id: card.id, number, pin };
}

/** A blocked card keeps its balance. */
export async function blockCard(shop: Shop, cardId: number, isBlocked: boolean): Promise<boolean> {
  if (!isRowId(cardId)) return false;
  return shop.db.transaction(async (tx) => {
    const [card] = await tx.select(shown).from(giftCards).where(eq(giftCards.id, cardId)).for('update');
    if (!card || card.blocked === isBlocked) return card !== undefined;
    await tx.update(giftCards).set({ blocked: isBlocked }).where(eq(giftCards.id, cardId));
    await recordChange(tx, shop, {
      action: isBlocked ? 'gift-card.blocked' : 'gift-card.unblocked',
      object: { kind: 'gift-card', id: cardId },
      from: { blocked: card.blocked, balance: card.balance },
      to: { blocked: isBlocked },
    });
    return true;
  });
}

/** Cards with given numbers, into an empty shop: from another shop, or the demo's. */
export async function addCards(tx: Transaction, rows: readonly (typeof giftCards.$inferInsert)[]): Promise<void> {
  for (const row of rows) {
    const { kind, issued, expiresAt = null } = row;
    const faults = checkFields(cardFields, { kind, amount: issued, pieces: 1, expiresAt });
    if (faults || parseCardNumber(row.number) !== row.number) throw new Error(`Card ${row.number} cannot be saved`);
    await tx.insert(giftCards).values(row);
  }
}
