import { CURRENCY, type Grosze } from '#platform/money/rules/grosze.ts';
import { netFromGross, type PriceType } from '#platform/money/rules/vat.ts';

/** S3.53 */
export interface InstalmentData {
  currency: typeof CURRENCY;
  price: Grosze;
  priceNet: Grosze;
  basketCount: number;
  basketCost: Grosze;
  basketCostNet: Grosze;
}

interface Priced {
  product: { price: Grosze; vatPermille: number };
  /** Null while the basket is not loaded. */
  basket: { count: number; cost: Grosze; costNet: Grosze } | null;
}

export function instalmentData({ product, basket }: Priced): InstalmentData {
  return {
    currency: CURRENCY,
    price: product.price,
    priceNet: netFromGross(product.price, product.vatPermille),
    basketCount: basket?.count ?? 0,
    basketCost: basket?.cost ?? 0,
    basketCostNet: basket?.costNet ?? 0,
  };
}

/** The product alone, and with the basket. */
export function instalmentAmounts(data: InstalmentData, priceType: PriceType): { product: Grosze; withBasket: Grosze } {
  const net = priceType === 'net';
  const product = net ? data.priceNet : data.price;
  return { product, withBasket: product + (net ? data.basketCostNet : data.basketCost) };
}

interface InstalmentPlan {
  /** Every instalment but the last one. */
  monthly: Grosze;
  /** With the rest of the rounding. */
  last: Grosze;
  total: Grosze;
  /** Cost of the credit. */
  cost: Grosze;
}

/** Equal instalments at the end of each month. */
export function planInstalments(amount: Grosze, months: number, annualPermille: number): InstalmentPlan {
  const rate = annualPermille / 1000 / 12;
  const total = rate === 0 ? amount : Math.round((amount * rate * months) / (1 - (1 + rate) ** -months));
  const monthly = Math.ceil(total / months);
  return { monthly, last: total - monthly * (months - 1), total, cost: total - amount };
}

export function lowestInstalment(amount: Grosze, system: { months: number[]; annualPermille: number }): Grosze {
  return Math.min(...system.months.map((months) => planInstalments(amount, months, system.annualPermille).monthly));
}
