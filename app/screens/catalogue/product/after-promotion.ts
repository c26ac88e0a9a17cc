import type { ProductSize } from '#rules/catalogue/products/product-page.ts';
import { unitPriceAt } from '#rules/platform/money/unit-price.ts';

/** Sizes once the promotion is over: the shop returns their prices to the regular ones at the same moment. */
export function afterPromotion(sizes: readonly ProductSize[]): ProductSize[] {
  return sizes.map((size) => {
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
  });
}
