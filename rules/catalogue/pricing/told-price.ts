import type { Grosze } from '#rules/platform/money/grosze.ts';

/** How a size is priced. */
export interface PriceManner {
  /** The price is given by phone. */
  phonePrice: boolean;
  gratis: boolean;
}

/** Whether a shopper may learn any amount of this size; a price given by phone must not leave the shop, nor any hint of it. */
export function tellsPrice({ phonePrice, gratis }: PriceManner): boolean {
  return !phonePrice && !gratis;
}

/** The price a shopper is told and the basket counts: 0 for a price given by phone (contract 2.13) and for a gift. */
export function toldPrice(size: PriceManner & { price: Grosze }): Grosze {
  return tellsPrice(size) ? size.price : 0;
}
