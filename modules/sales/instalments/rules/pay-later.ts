import { isDelivered, type SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { ProductType } from '#modules/catalogue/products/rules/product-card.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export type InstalmentRefusal = 'below_minimum' | 'above_maximum';

/** S2.36: an amount outside the limits of a system cannot be paid through it; the limits themselves can. */
export function instalmentRefusal(amount: Grosze, limits: { min: Grosze; max: Grosze }): InstalmentRefusal | null {
  if (amount < limits.min) return 'below_minimum';
  return amount > limits.max ? 'above_maximum' : null;
}

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
