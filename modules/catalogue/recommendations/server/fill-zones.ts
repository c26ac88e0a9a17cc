import { type SQL, sql } from 'drizzle-orm';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { type CardPhoto, isCutOut, type ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { findModels, findNextPromotionEnd, listPhotos } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { PRODUCTS_IN_ZONE, type ZoneKind } from '../rules/zones.ts';

/** Newest orders only: tastes change, and a bestseller must not cost a scan of all orders. */
const ORDERS_READ = 500;

function listIds(ids: readonly number[]): SQL | undefined {
  const rows = ids.filter(isRowId).map((id) => sql`${id}`);
  return rows.length === 0 ? undefined : sql.join(rows, sql`, `);
}

/** Most often bought first; gifts were not chosen. */
export async function pickBoughtTogether(shop: Shop, alreadyShown: readonly number[], max: number): Promise<number[]> {
  const given = listIds(alreadyShown);
  if (!given) return [];
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select p.id from (
      select distinct order_id from order_lines where product_id in (${given}) order by order_id desc limit ${ORDERS_READ}) o
    join order_lines l on l.order_id = o.order_id and not l.gift and l.product_id not in (${given})
    join products p on p.id = l.product_id and p.visible and p.available
    group by p.id order by count(distinct l.order_id) desc, p.popularity desc nulls last, p.id limit ${max}`);
  return rows.map((row) => row.id);
}

async function pickSameCategory(shop: Shop, alreadyShown: readonly number[], max: number): Promise<number[]> {
  const given = listIds(alreadyShown);
  if (!given) return [];
  // One index scan per category: the first products of each, then the best of all.
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select near.id from (select distinct category_id from products where id in (${given})) c
    cross join lateral (
      select p.id, pc.popularity from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = c.category_id and p.visible and p.available and p.id not in (${given})
      order by pc.popularity desc nulls last, pc.product_id limit ${max}) near
    order by near.popularity desc nulls last, near.id limit ${max}`);
  return rows.map((row) => row.id);
}

async function pickAround(shop: Shop, alreadyShown: readonly number[], max: number): Promise<number[]> {
  const given = listIds(alreadyShown);
  if (!given) return [];
  // A parent's listing contains its children's products: only those from elsewhere stay.
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    with own as (select distinct category_id from products where id in (${given}))
    select near.id from (select distinct parent_id from categories where id in (select category_id from own)) c
    cross join lateral (
      select p.id, p.category_id, pc.popularity from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = c.parent_id and p.visible and p.available
      order by pc.popularity desc nulls last, pc.product_id limit ${max}) near
    where near.category_id not in (select category_id from own)
    order by near.popularity desc nulls last, near.id`);
  return rows.map((row) => row.id);
}

export interface ZoneQuestion {
  kinds: readonly ZoneKind[];
  /** Recommendations match these products and never repeat them. */
  alreadyShown: readonly number[];
  /** Newest first. */
  viewed: readonly number[];
  /** Fewer cards than a zone may have. */
  max?: number;
}

type Picker = (shop: Shop, question: ZoneQuestion, max: number) => Promise<readonly number[]>;

const pickers: Record<ZoneKind, Picker> = {
  bestsellers: (shop, _question, max) => pickFlagged(shop, 'is_bestseller', max),
  new: (shop, _question, max) => pickFlagged(shop, 'is_new', max),
  promoted: (shop, _question, max) => pickFlagged(shop, 'is_promotion and is_reduced', max),
  recent: async (_shop, { viewed }) => viewed,
  same_category: pickLike,
  bought_together: pickGoingWith,
};

/** Completed with neighbours when orders are too few, unless these have a zone of their own. */
async function pickGoingWith(
  shop: Shop,
  { alreadyShown, kinds }: ZoneQuestion,
  max: number,
): Promise<readonly number[]> {
  const bought = await pickBoughtTogether(shop, alreadyShown, max);
  if (bought.length >= max) return bought;
  if (!kinds.includes('same_category')) return [...bought, ...(await pickSameCategory(shop, alreadyShown, max))];
  // Without any joint order the zone stays empty.
  return bought.length === 0 ? [] : [...bought, ...(await pickAround(shop, alreadyShown, max))];
}

async function pickLike(shop: Shop, { alreadyShown }: ZoneQuestion, max: number): Promise<readonly number[]> {
  const near = await pickSameCategory(shop, alreadyShown, max);
  return near.length >= max ? near : [...near, ...(await pickAround(shop, alreadyShown, max))];
}

/** Colours of one model that may precede other models. */
const COLOURS = 4;

/** A model appears once where its versions share a card. */
export async function fillZones(shop: Shop, question: ZoneQuestion): Promise<Map<ZoneKind, ProductCard[]>> {
  const kinds = [...new Set(question.kinds)];
  const alreadyShown = new Set(question.alreadyShown);
  const inZone = Math.min(question.max ?? PRODUCTS_IN_ZONE, PRODUCTS_IN_ZONE);
  const max = inZone * (shop.settings.oneCardPerModel ? COLOURS : 1) + alreadyShown.size;
  const picked = await Promise.all(
    kinds.map(async (kind) => ({ kind, ids: await pickers[kind](shop, question, max) })),
  );
  const modelOf = await modelLookup(shop, [...new Set([...alreadyShown, ...picked.flatMap(({ ids }) => ids)])]);
  const shown = picked.map(({ kind, ids }) => {
    const models = new Set([...alreadyShown].map(modelOf));
    const isNew = (id: number) => models.size < models.add(modelOf(id)).size;
    return { kind, ids: ids.filter(isNew).slice(0, inZone) };
  });
  const cards = await getProductCards(shop, [...new Set(shown.flatMap(({ ids }) => ids))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(shown.map(({ kind, ids }) => [kind, ids.flatMap((id) => byId.get(id) ?? [])]));
}

async function modelLookup(shop: Shop, ids: readonly number[]): Promise<(id: number) => number> {
  if (!shop.settings.oneCardPerModel || ids.length === 0) return (id) => id;
  const models = await findModels(shop, ids);
  return (id) => models.get(id) ?? -id;
}

type Flag = 'is_bestseller' | 'is_new' | 'is_promotion and is_reduced';

/** The condition is that of the index. */
async function pickFlagged(shop: Shop, flag: Flag, max: number): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select id from products where ${sql.raw(flag)} and visible and available
    order by popularity desc nulls last, id limit ${max}`);
  return rows.map((row) => row.id);
}

export interface EndingPromotion {
  card: ProductCard;
  /** ISO */
  until: string;
  /** The first photo that is no cut-out. */
  scene: Pick<CardPhoto, 'file' | 'focus'> | null;
}

export async function findEndingPromotion(shop: Shop): Promise<EndingPromotion | null> {
  const next = await findNextPromotionEnd(shop);
  if (!next) return null;
  const [[card], photos] = await Promise.all([getProductCards(shop, [next.id]), listPhotos(shop, next.id)]);
  const scene = photos.find(({ tone }) => !isCutOut(tone));
  return card
    ? { card, until: next.until.toISOString(), scene: scene ? { file: scene.file, focus: scene.focus } : null }
    : null;
}
