import { type ProductCard, withoutMark } from '#modules/catalogue/products/rules/product-card.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';

export interface ZoneContent {
  id: string;
  kind: ZoneKind;
  cards: ProductCard[];
  priceType: PriceType;
}

export type RenderZone = (zone: ZoneContent) => Promise<string>;
export const zoneKinds = ['bestsellers', 'new', 'promoted', 'recent', 'same_category', 'bought_together'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** Values of `data-pagetype`. */
export type ZonePage = 'main' | 'projector' | 'basketedit' | 'search';

/** Two full views of the widest slider. */
export const PRODUCTS_IN_ZONE = 12;

/** The title of the zone already says the mark. */
export function marksInZone<Card extends Pick<ProductCard, 'flags'>>(cards: readonly Card[], zone: ZoneKind): Card[] {
  if (zone === 'bestsellers') return withoutMark(cards, 'isBestseller');
  return zone === 'new' ? withoutMark(cards, 'isNew') : [...cards];
}

const PREFIX = 'hotspot_';

export function zoneId(kind: ZoneKind): string {
  return PREFIX + kind;
}

/** Other front ends only number zones (`main_hotspot_zone1`): the shop chooses their content. */
const NUMBERED: Record<ZonePage, readonly ZoneKind[]> = {
  main: ['promoted', 'new', 'bestsellers', 'recent'],
  projector: ['same_category', 'bought_together', 'recent'],
  basketedit: ['bought_together', 'recent'],
  search: ['bestsellers', 'recent'],
};
const NUMBERED_ID = /^(main|projector|basketedit|search)_hotspot_zone([1-9])$/;
/** Names of zones in the 2023 theme. */
const ASSOCIATED_ID = /^products_associated_zone([1-9])$/;

export function kindOfZone(id: string): ZoneKind | undefined {
  const [, page, number] = NUMBERED_ID.exec(id.replace(ASSOCIATED_ID, 'projector_hotspot_zone$1')) ?? [];
  if (page) return NUMBERED[page as ZonePage][Number(number) - 1];
  return zoneKinds.find((kind) => zoneId(kind) === id);
}

/** Ids of the last opened products, newest first, joined by dots. */
export const VIEWED_COOKIE = 'viewed_products';
/** Short, so that it builds no profile. */
export const VIEWED_DAYS = 1;

/** One more than a zone shows: the product of the page is left out. */
const MAX_VIEWED = 13;

export function parseViewed(cookie: string | undefined): number[] {
  const ids = (cookie ?? '').split('.', MAX_VIEWED).filter((word) => /^[1-9]\d{0,9}$/.test(word));
  return [...new Set(ids.map(Number))];
}

export function rememberViewed(cookie: string | undefined, id: number): string {
  return [id, ...parseViewed(cookie).filter((viewed) => viewed !== id)].slice(0, MAX_VIEWED).join('.');
}
