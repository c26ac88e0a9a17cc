/** The wall of opinions with photos. */
export const WALL_TAG = 'opinions-wall';

export const SHOP_OPINIONS_TAG = 'shop-opinions';

/** The page with all opinions about a product; apart from the product page, which a vote must not throw away. */
export function productOpinionsTag(productId: number): string {
  return `opinions:${productId}`;
}
