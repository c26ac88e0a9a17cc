import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { type CardPhoto, isCutOut, type ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import {
  findModels,
  findNextPromotionEnd,
  listAvailable,
  listPhotos,
  pickFlagged,
  pickNearby,
  pickSameCategory,
} from '#modules/catalogue/products/server/index.ts';
import { countBoughtWith } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { PRODUCTS_IN_ZONE, type ZoneKind } from '../rules/zones.ts';

/** Newest orders only: tastes change, and a bestseller must not cost a scan of all orders. */
const ORDERS_READ = 500;

/** Most often bought first; gifts were not chosen. */
export async function pickBoughtWith(shop: Shop, alreadyShown: readonly number[], max: number): Promise<number[]> {
  const orders = await countBoughtWith(shop, alreadyShown.filter(isRowId), ORDERS_READ);
  const products = await listAvailable(shop, [...orders.keys()]);
  const ordersOf = (id: number) => orders.get(id) ?? 0;
  return products
    .toSorted((a, b) => ordersOf(b.id) - ordersOf(a.id) || b.popularity - a.popularity || a.id - b.id)
    .slice(0, max)
    .map(({ id }) => id);
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
  const bought = await pickBoughtWith(shop, alreadyShown, max);
  if (bought.length >= max) return bought;
  if (!kinds.includes('same_category')) return [...bought, ...(await pickSameCategory(shop, alreadyShown, max))];
  // Without any joint order the zone stays empty.
  return bought.length === 0 ? [] : [...bought, ...(await pickNearby(shop, alreadyShown, max))];
}

async function pickLike(shop: Shop, { alreadyShown }: ZoneQuestion, max: number): Promise<readonly number[]> {
  const near = await pickSameCategory(shop, alreadyShown, max);
  return near.length >= max ? near : [...near, ...(await pickNearby(shop, alreadyShown, max))];
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
