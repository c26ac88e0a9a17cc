import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import type { PriceType } from '#rules/platform/money/price-type.ts';
import type { ZoneKind } from './zones.ts';

/** A filled zone, before it is HTML. */
export interface ZoneContent {
  /** Of its element. */
  id: string;
  kind: ZoneKind;
  cards: ProductCard[];
  priceType: PriceType;
}

export type RenderZone = (zone: ZoneContent) => Promise<string>;
