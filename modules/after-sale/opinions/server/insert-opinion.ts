import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { assignUpload } from '#modules/catalogue/media/server/index.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { parseOrderNumber } from '#modules/sales/order-ledger/rules/order-state.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S, HOUR_S } from '#platform/time/rules/units.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { AUTHOR_LENGTH, INSERT_LIMITS, isRating, OPINION_LENGTH } from '../rules/opinion-limits.ts';
import { plainOpinion } from '../rules/opinion-text.ts';
import { findPurchase } from './find-purchase.ts';
import { opinions } from './tables.ts';

export interface NewOpinion {
  /** Null for an opinion about the shop. */
  productId: number | null;
  rating: number;
  content: string;
  author: string;
  email: string;
  language?: string;
  orderNumber?: string;
  visitorId?: number;
  customerId?: number | null;
  /** A photo kept before by `storeUpload`. */
  uploadId?: number;
  /** The author came by an invitation, which only a buyer gets. */
  invited?: boolean;
}

export type OpinionRefusal =
  | 'empty-text'
  | 'wrong-rating'
  | 'no-author'
  | 'unknown-product'
  | 'already-written'
  /** The named order is not one of this email, or the product is not in it. */
  | 'wrong-order'
  | 'too-many';

export type InsertedOpinion = { ok: true; id: number; confirmed: boolean } | { ok: false; error: OpinionRefusal };

/** The opinion waits for moderation. */
export async function insertOpinion(shop: Shop, wanted: NewOpinion): Promise<InsertedOpinion> {
  const content = plainOpinion(wanted.content, OPINION_LENGTH);
  const author = plainOpinion(wanted.author, AUTHOR_LENGTH).replaceAll('\n', ' ');
  const email = wanted.email.trim().slice(0, 255).toLowerCase();
  if (!isRating(wanted.rating)) return refused('wrong-rating');
  if (content === '') return refused('empty-text'); // S5.35
  if (author === '') return refused('no-author');
  const { productId, visitorId, customerId, uploadId } = wanted;
  const orderNumber = parseOrderNumber(wanted.orderNumber ?? '') ?? wanted.orderNumber?.trim();
  if (productId !== null && !(await isOnSale(shop, productId))) return refused('unknown-product');
  const confirmed = wanted.invited || (await findPurchase(shop, { customerId, email, orderNumber }, productId));
  return shop.db.transaction(async (tx) => {
    const opinion = { productId, orderNumber, visitorId, customerId, email, confirmed };
    const refusal = await findRefusal(tx, opinion, shop.now());
    if (refusal) return refused(refusal);
    const [row] = await tx
      .insert(opinions)
      .values({
        productId,
        orderNumber,
        visitorId,
        customerId,
        uploadId,
        content,
        author,
        email,
        confirmed,
        rating: wanted.rating,
        language: /^[a-z]{2,3}$/.test(wanted.language ?? '') ? wanted.language : 'pol',
        createdAt: shop.now(),
      })
      .returning({ id: opinions.id });
    if (!row) throw new Error('The opinion was not stored');
    if (uploadId) await assignUpload({ db: tx }, uploadId, row.id);
    return { ok: true, id: row.id, confirmed };
  });
}

interface JudgedOpinion extends Pick<NewOpinion, 'productId' | 'orderNumber' | 'visitorId' | 'customerId' | 'email'> {
  confirmed: boolean;
}

/** The visitor and the order stay locked until the opinion is stored. */
async function findRefusal(tx: Transaction, opinion: JudgedOpinion, now: Date): Promise<OpinionRefusal | null> {
  const { productId, orderNumber, visitorId, customerId, email, confirmed } = opinion;
  if (visitorId) {
    await lockVisitor(tx, visitorId);
    // One browser may write about several orders, each once.
    const byVisitor = eq(opinions.visitorId, visitorId);
    if (!orderNumber && (await hasWritten(tx, byVisitor, productId))) return 'already-written';
  }
  // Counted before the order is judged: the answer shows whether number and email belong together.
  if (!(await isWithinLimits(tx, { visitorId, email }, now))) return 'too-many';
  if (orderNumber && !confirmed) return 'wrong-order';
  const byAuthor = ofAuthor(opinion);
  // Always the account, then the email, then the order: no two transactions wait for each other.
  if (customerId) await lockFor(tx, 'opinion of account', String(customerId));
  if (email) await lockFor(tx, 'opinion of email', email);
  if (orderNumber) await lockFor(tx, 'opinion of order', orderNumber);
  const by = orderNumber ? or(ofOrder(orderNumber), and(byAuthor, isNull(opinions.orderNumber))) : byAuthor;
  return by && (await hasWritten(tx, by, productId)) ? 'already-written' : null;
}

async function lockFor(tx: Transaction, what: string, which: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${which}))`);
}

/** An unproven opinion in the email of a buyer does not keep the buyer from writing. */
function ofAuthor({ customerId, email, confirmed }: JudgedOpinion): SQL | undefined {
  const byEmail = email
    ? and(eq(opinions.email, email), confirmed ? eq(opinions.confirmed, true) : undefined)
    : undefined;
  return or(customerId ? eq(opinions.customerId, customerId) : undefined, byEmail);
}

function refused(error: OpinionRefusal): InsertedOpinion {
  return { ok: false, error };
}

async function isOnSale(shop: Shop, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  return (await shop.db.$count(products, and(eq(products.id, id), eq(products.visible, true)))) > 0;
}

/** Older opinions may name an order without a proof; only confirmed ones come from its buyer. */
const ofOrder = (number: string) => and(eq(opinions.orderNumber, number), eq(opinions.confirmed, true));

/** One opinion of one visitor, account, email or order about one product, unless the shop turned it down. */
async function hasWritten(tx: Transaction, by: SQL | undefined, productId: number | null): Promise<boolean> {
  const about = productId === null ? isNull(opinions.productId) : eq(opinions.productId, productId);
  return (await tx.$count(opinions, and(by, about, ne(opinions.state, 'rejected')))) > 0;
}

/** Counted by browser, by address and in all: deleting the cookie does not help. */
function isWithinLimits(tx: Transaction, who: { visitorId?: number; email: string }, now: Date): Promise<boolean> {
  const { perShopAnHour, perEmailADay, perVisitorAnHour } = INSERT_LIMITS;
  const limits = [
    ...(who.visitorId ? [{ key: `opinion-visitor:${who.visitorId}`, limit: perVisitorAnHour, seconds: HOUR_S }] : []),
    ...(who.email ? [{ key: `opinion-email:${who.email}`, limit: perEmailADay, seconds: DAY_S }] : []),
    { key: 'opinion-shop', limit: perShopAnHour, seconds: HOUR_S },
  ];
  return attemptAll({ db: tx }, limits, now);
}
