import { isDelivered, type SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { ProductType } from '#modules/catalogue/products/rules/product-card.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

/** One offer of paying in instalments, with the amounts it is open for. */
export interface InstalmentSystem {
  id: string;
  name: string;
  min: Grosze;
  max: Grosze;
  /** Numbers of monthly instalments to choose from, rising. */
  months: number[];
  /** Yearly interest in per mille: 99 is 9.9 %. */
  annualPermille: number;
}

/** Buying now and paying the whole amount later. */
export interface DeferredPayment {
  name: string;
  days: number;
  min: Grosze;
  max: Grosze;
}

/** What a shop offers to those who do not pay at once. */
export interface PayLater {
  instalments: InstalmentSystem[];
  deferred: DeferredPayment | null;
}

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
