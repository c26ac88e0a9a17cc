import { isDelivered, type ProductType, type SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export type InstalmentRefusal = 'below_minimum' | 'above_maximum';

/** S2.36: the limits themselves are allowed. */
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

/** Virtual goods are not sold on credit, because the lender cannot take them back. */
export function canPayLater(type: ProductType, { status, phonePrice, gratis, price }: PricedSize): boolean {
  return isDelivered(type) && status !== 'disable' && !phonePrice && !gratis && price.price > 0;
}
