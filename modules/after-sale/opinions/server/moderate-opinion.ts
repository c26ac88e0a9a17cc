import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import {
  type FoundUpload,
  findPrivateUpload,
  publishUpload,
  removeUpload,
} from '#modules/catalogue/media/server/index.ts';
import { HOME_TAG, productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { FIRST_ROWS, type ListPart } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { OPINION_LENGTH } from '../rules/opinion-limits.ts';
import { plainOpinion } from '../rules/opinion-text.ts';
import type { OpinionState } from '../rules/opinion-view.ts';
import { productOpinionsTag, SHOP_OPINIONS_TAG, WALL_TAG } from '../rules/opinion-view.ts';
import { opinions } from './tables.ts';

/** Shows an opinion to everybody, its photo included, takes it away again, or lets it wait once more; false when there is none. */
export async function setOpinionState(shop: Shop, id: number, state: OpinionState): Promise<boolean> {
  const [opinion] = await shop.db.select().from(opinions).where(eq(opinions.id, id));
  if (!opinion) return false;
  const { uploadId } = opinion;
  const shown = uploadId && state === 'published' ? await publishUpload(shop, uploadId) : null;
  const photo = shown && { photo: shown.file, photoWidth: shown.width, photoHeight: shown.height };
  await shop.db.transaction(async (tx) => {
    await tx
      .update(opinions)
      .set({ state, ...(photo ?? (state !== 'published' && uploadId ? { photo: null } : {})) })
      .where(eq(opinions.id, id));
    const [object, from] = [{ kind: 'opinion', id }, { state: opinion.state }];
    await recordChange(tx, shop, { action: `opinion.${state}`, object, from, to: { state } });
    if (opinion.productId) await refreshRating(tx, opinion.productId);
    await purgeTags({ db: tx }, tagsShowing(opinion.productId));
  });
  if (uploadId && state === 'rejected') await removeUpload(shop, uploadId);
  return true;
}

/** The shop replies; an empty reply takes the last one away. */
export async function answerOpinion(shop: Shop, id: number, reply: string): Promise<boolean> {
  const answer = plainOpinion(reply, OPINION_LENGTH);
  return shop.db.transaction(async (tx) => {
    const [opinion] = await tx.select().from(opinions).where(eq(opinions.id, id)).for('update');
    if (!opinion) return false;
    const answeredAt = answer ? shop.now() : null;
    await tx.update(opinions).set({ answer, answeredAt }).where(eq(opinions.id, id));
    const [object, from] = [{ kind: 'opinion', id }, { answer: opinion.answer }];
    await recordChange(tx, shop, { action: 'opinion.answered', object, from, to: { answer } });
    await purgeTags({ db: tx }, tagsShowing(opinion.productId));
    return true;
  });
}

/** For the owner: what waits to be read, the longest waiting first, or what was published or turned down, the newest first. */
export function listOpinionsByState(shop: Pick<Shop, 'db'>, state: OpinionState, { from, max }: ListPart = FIRST_ROWS) {
  return shop.db
    .select({
      id: opinions.id,
      productId: opinions.productId,
      rating: opinions.rating,
      content: opinions.content,
      author: opinions.author,
      confirmed: opinions.confirmed,
      createdAt: opinions.createdAt,
      answer: opinions.answer,
      photo: opinions.uploadId,
      email: opinions.email,
      orderNumber: opinions.orderNumber,
      productName: products.name,
      productSlug: products.slug,
    })
    .from(opinions)
    .leftJoin(products, eq(products.id, opinions.productId))
    .where(eq(opinions.state, state))
    .orderBy(state === 'waiting' ? asc(opinions.createdAt) : desc(opinions.createdAt), asc(opinions.id))
    .limit(max)
    .offset(from);
}

export async function countOpinionStates({ db }: Pick<Shop, 'db'>): Promise<Record<OpinionState, number>> {
  const { state } = opinions;
  const rows = await db.select({ state, many: count() }).from(opinions).groupBy(state);
  const many = (of: OpinionState) => rows.find((row) => row.state === of)?.many ?? 0;
  return { waiting: many('waiting'), published: many('published'), rejected: many('rejected') };
}

/** The photo as it was sent, for moderation. */
export async function findOpinionPhoto(shop: Shop, opinionId: number): Promise<FoundUpload | null> {
  if (!isRowId(opinionId)) return null;
  const [opinion] = await shop.db
    .select({ uploadId: opinions.uploadId })
    .from(opinions)
    .where(eq(opinions.id, opinionId));
  return opinion?.uploadId ? findPrivateUpload(shop, opinion.uploadId) : null;
}

/** Cards and lists show the rating from the product's own row. */
async function refreshRating(tx: Transaction, productId: number): Promise<void> {
  const counted = tx
    .select({ value: sql<number>`count(*)::int` })
    .from(opinions)
    .where(and(eq(opinions.productId, productId), eq(opinions.state, 'published')));
  const averaged = tx
    .select({ value: sql<number>`coalesce(round(avg(${opinions.rating}), 1), 0)::float8` })
    .from(opinions)
    .where(and(eq(opinions.productId, productId), eq(opinions.state, 'published')));
  await tx
    .update(products)
    .set({ ratingCount: sql`(${counted})`, ratingAverage: sql`(${averaged})` })
    .where(eq(products.id, productId));
}

/** Pages that show opinions about a product, or about the shop. */
export function tagsShowing(productId: number | null): string[] {
  if (productId === null) return [SHOP_OPINIONS_TAG];
  return [productTag(productId), productOpinionsTag(productId), WALL_TAG, HOME_TAG];
}
