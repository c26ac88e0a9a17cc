import type { ProductSize } from '#rules/catalogue/product-page.ts';
import type { Grosze } from '#rules/money/grosze.ts';

/** The price a shopper may see: none for a price given by phone, none for a gift. */
export function askedPrice(size: ProductSize): Grosze {
  return size.phonePrice || size.gratis ? 0 : size.price.price;
}
