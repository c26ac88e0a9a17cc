import type { ProductCard } from '../catalogue/product-card.ts';
import type { PriceType } from '../money/price-type.ts';
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
