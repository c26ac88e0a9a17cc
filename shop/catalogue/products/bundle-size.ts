import { mostOfPart } from '#rules/catalogue/bundle/bundle-amount.ts';
import type { BundlePart } from '#rules/catalogue/bundle/bundle-part.ts';
import type { ProductSize } from '#rules/catalogue/products/product-page.ts';
import type { ProductType } from '#rules/catalogue/products/product-type.ts';

/** A bundle cannot be sold without its parts: the scarcest one limits it. A collection needs only one of them. */
export function bundleSize(type: ProductType, size: ProductSize, parts: readonly BundlePart[]): ProductSize {
  if (parts.length === 0) return size;
  const amounts = parts.map(mostOfPart);
  const limits = amounts.filter((amount) => amount >= 0);
  const isSold = type === 'product_collection' ? amounts.every((amount) => amount === 0) : limits.includes(0);
  if (isSold) return { ...size, amount: 0, status: 'disable' };
  if (type === 'product_collection') return size;
  const scarcest = Math.min(...limits);
  return Number.isFinite(scarcest) ? { ...size, amount: atMost(size.amount, scarcest) } : size;
}

function atMost(amount: number, most: number): number {
  return amount < 0 ? most : Math.min(amount, most);
}
