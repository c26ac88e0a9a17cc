import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { PRODUCTS_IN_ZONE, type ZoneKind } from '#rules/catalogue/recommendations/zones.ts';
import { getProductCards } from '#shop/catalogue/products/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { pickBoughtTogether } from './pick-bought-together.ts';
import { pickFlagged } from './pick-flagged.ts';
import { pickSameCategory } from './pick-same-category.ts';

export interface ZoneQuestion {
  kinds: readonly ZoneKind[];
  /** Products on screen: what is recommended goes with them, and never is one of them. */
  beside: readonly number[];
  /** Products the browser opened, newest first. */
  viewed: readonly number[];
}

type Picker = (shop: Shop, question: ZoneQuestion, most: number) => Promise<readonly number[]>;

const pickers: Record<ZoneKind, Picker> = {
  bestsellers: (shop, _question, most) => pickFlagged(shop, 'is_bestseller', most),
  new: (shop, _question, most) => pickFlagged(shop, 'is_new', most),
  promoted: (shop, _question, most) => pickFlagged(shop, 'is_promotion and is_reduced', most),
  recent: async (_shop, { viewed }) => viewed,
  same_category: (shop, { beside }, most) => pickSameCategory(shop, beside, most),
  bought_together: pickGoingWith,
};

/** What orders say goes with it; where they say too little, its neighbours fill up, unless they have a zone of their own. */
async function pickGoingWith(shop: Shop, { beside, kinds }: ZoneQuestion, most: number): Promise<readonly number[]> {
  const bought = await pickBoughtTogether(shop, beside, most);
  if (bought.length >= most || kinds.includes('same_category')) return bought;
  const near = await pickSameCategory(shop, beside, most);
  return [...new Set([...bought, ...near])];
}

/** Products of each asked zone; a zone with nothing to show has none. */
export async function fillZones(shop: Shop, question: ZoneQuestion): Promise<Map<ZoneKind, ProductCard[]>> {
  const kinds = [...new Set(question.kinds)];
  const besides = new Set(question.beside);
  const picked = await Promise.all(
    kinds.map(async (kind) => {
      const ids = await pickers[kind](shop, question, PRODUCTS_IN_ZONE + besides.size);
      return { kind, ids: ids.filter((id) => !besides.has(id)).slice(0, PRODUCTS_IN_ZONE) };
    }),
  );
  const cards = await getProductCards(shop, [...new Set(picked.flatMap(({ ids }) => ids))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(picked.map(({ kind, ids }) => [kind, ids.flatMap((id) => byId.get(id) ?? [])]));
}
