import { isDelivered } from '#rules/catalogue/availability/is-delivered.ts';
import type { SizeStatus } from '#rules/catalogue/availability/size-status.ts';
import type { ProductType } from '#rules/catalogue/products/product-type.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';

interface PricedSize {
  status: SizeStatus;
  phonePrice: boolean;
  gratis: boolean;
  price: { price: Grosze };
}

/** Is there something to lend for? What is lent for must be there to be taken back: nothing virtual is sold on credit. */
export function canPayLater(type: ProductType, { status, phonePrice, gratis, price }: PricedSize): boolean {
  return isDelivered(type) && status !== 'disable' && !phonePrice && !gratis && price.price > 0;
}
