import { CURRENCY, type Grosze } from '#platform/money/rules/grosze.ts';
import { netFromGross, type PriceType } from '#platform/money/rules/vat.ts';

/** S3.53: the amounts instalments are counted from. */
export interface InstalmentData {
  currency: typeof CURRENCY;
  price: Grosze;
  priceNet: Grosze;
  basketCount: number;
  basketCost: Grosze;
  basketCostNet: Grosze;
}

interface Known {
  product: { price: Grosze; vatPermille: number };
  /** null while the basket is not known. */
  basket: { count: number; cost: Grosze; costNet: Grosze } | null;
}

export function instalmentData({ product, basket }: Known): InstalmentData {
  return {
    currency: CURRENCY,
    price: product.price,
    priceNet: netFromGross(product.price, product.vatPermille),
    basketCount: basket?.count ?? 0,
    basketCost: basket?.cost ?? 0,
    basketCostNet: basket?.costNet ?? 0,
  };
}

/** The two amounts the calculator offers: the product alone, and with what already is in the basket. */
export function instalmentAmounts(data: InstalmentData, priceType: PriceType): { product: Grosze; withBasket: Grosze } {
  const net = priceType === 'net';
  const product = net ? data.priceNet : data.price;
  return { product, withBasket: product + (net ? data.basketCostNet : data.basketCost) };
}

interface InstalmentPlan {
  /** Every instalment but the last one. */
  monthly: Grosze;
  /** Takes up what rounding left over. */
  last: Grosze;
  total: Grosze;
  /** What borrowing costs. */
  cost: Grosze;
}

/** Equal instalments at the end of each month. */
export function planInstalments(amount: Grosze, months: number, annualPermille: number): InstalmentPlan {
  const rate = annualPermille / 1000 / 12;
  const total = rate === 0 ? amount : Math.round((amount * rate * months) / (1 - (1 + rate) ** -months));
  const monthly = Math.ceil(total / months);
  return { monthly, last: total - monthly * (months - 1), total, cost: total - amount };
}

/** The lowest instalment a system allows for an amount: the one of the longest plan. */
export function lowestInstalment(amount: Grosze, system: { months: number[]; annualPermille: number }): Grosze {
  return Math.min(...system.months.map((months) => planInstalments(amount, months, system.annualPermille).monthly));
}
