import type { ProductPage } from '#rules/catalogue/products/product-page.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findProduct } from './find-product.ts';
import { getCategoryPath } from './get-listing-head.ts';
import { getProductExtras } from './get-product-extras.ts';
import { getRelatedProducts } from './get-related-products.ts';
import { readProductPage } from './read-product-page.ts';

/** Everything the product page shows, in four queries; null when there is no such visible product. */
export async function getProductPage(shop: Shop, id: number): Promise<ProductPage | null> {
  const core = await findProduct(shop, id);
  if (!core) return null;
  const [path, extras, related] = await Promise.all([
    getCategoryPath(shop, core.categoryPath),
    getProductExtras(shop, id),
    getRelatedProducts(shop, core.product),
  ]);
  return readProductPage({ ...core, path, extras, related }, shop.settings.currency);
}
