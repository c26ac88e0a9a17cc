import type { ProductOffer } from '#rules/catalogue/products/product-page.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findProduct } from './find-product.ts';
import { readProductOffer } from './read-product-offer.ts';

/** Sizes, prices and terms of a product in one query; null when there is no such visible product. */
export async function getProductOffer(shop: Shop, id: number): Promise<ProductOffer | null> {
  const core = await findProduct(shop, id);
  return core && readProductOffer(core, shop.settings.currency);
}
