import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { unitPriceAt } from '#platform/money/rules/unit-price.ts';

/** The shop restores the regular price at the same moment. */
export function afterPromotion(size: ProductSize): ProductSize {
  const { regularPrice, unitPrice } = size.price;
  if (regularPrice === null) return size;
  const price = {
    ...size.price,
    price: regularPrice,
    regularPrice: null,
    lowestPrice30: null,
    reducedSince: null,
    unitPrice: unitPrice && unitPriceAt(regularPrice, unitPrice),
  };
  return { ...size, price };
}
