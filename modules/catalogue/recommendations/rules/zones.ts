import { type ProductCard, withoutMark } from '#modules/catalogue/products/rules/product-card.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';

/** A filled zone, before it is HTML. */
export interface ZoneContent {
  /** Of its element. */
  id: string;
  kind: ZoneKind;
  cards: ProductCard[];
  priceType: PriceType;
}

export type RenderZone = (zone: ZoneContent) => Promise<string>;
/** What a zone of recommended products can hold. */
export const zoneKinds = ['bestsellers', 'new', 'promoted', 'recent', 'same_category', 'bought_together'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** Pages with zones, as their elements name them (`data-pagetype`). */
export type ZonePage = 'main' | 'projector' | 'basketedit' | 'search';

/** Products in one zone: two full views of the widest slider. */
export const PRODUCTS_IN_ZONE = 12;

/** Cards of a zone without the mark that its title says of all of them. */
export function marksInZone<Card extends Pick<ProductCard, 'flags'>>(cards: readonly Card[], zone: ZoneKind): Card[] {
  if (zone === 'bestsellers') return withoutMark(cards, 'isBestseller');
  return zone === 'new' ? withoutMark(cards, 'isNew') : [...cards];
}

const PREFIX = 'hotspot_';

/** The id of a zone's element, by which the call asks for it. */
export function zoneId(kind: ZoneKind): string {
  return PREFIX + kind;
}

/** Zones of other front ends are only numbered (`main_hotspot_zone1`): the shop chooses their content. */
const NUMBERED: Record<ZonePage, readonly ZoneKind[]> = {
  main: ['promoted', 'new', 'bestsellers', 'recent'],
  projector: ['same_category', 'bought_together', 'recent'],
  basketedit: ['bought_together', 'recent'],
  search: ['bestsellers', 'recent'],
};
const NUMBERED_ID = /^(main|projector|basketedit|search)_hotspot_zone([1-9])$/;
/** Product pages of the 2023 theme name their zones so. */
const ASSOCIATED_ID = /^products_associated_zone([1-9])$/;

/** Undefined for a zone the shop does not know. */
export function kindOfZone(id: string): ZoneKind | undefined {
  const [, page, number] = NUMBERED_ID.exec(id.replace(ASSOCIATED_ID, 'projector_hotspot_zone$1')) ?? [];
  if (page) return NUMBERED[page as ZonePage][Number(number) - 1];
  return zoneKinds.find((kind) => zoneId(kind) === id);
}

/** Ids of the products a browser opened last, newest first, joined by dots. */
export const VIEWED_COOKIE = 'viewed_products';
/** Short on purpose: it helps the shopper find the way back today, and builds no profile. */
export const VIEWED_DAYS = 1;

/** One more than a zone shows: the product on screen is left out. */
const MAX_VIEWED = 13;

export function parseViewed(cookie: string | undefined): number[] {
  const ids = (cookie ?? '').split('.', MAX_VIEWED).filter((word) => /^[1-9]\d{0,9}$/.test(word));
  return [...new Set(ids.map(Number))];
}

/** The value of the cookie after one more product was opened. */
export function rememberViewed(cookie: string | undefined, id: number): string {
  return [id, ...parseViewed(cookie).filter((viewed) => viewed !== id)].slice(0, MAX_VIEWED).join('.');
}
