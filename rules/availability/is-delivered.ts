import type { ProductType } from '../catalogue/product-type.ts';

/** What is downloaded or done for the shopper is neither sent nor kept in stock (S4.11). */
export function isDelivered(type: ProductType): boolean {
  return type !== 'product_virtual' && type !== 'product_service';
}
