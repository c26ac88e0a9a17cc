import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { PriceType } from '#rules/platform/money/price-type.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';

/** S3.53: the amounts instalments are counted from. */
export interface InstalmentData {
  currency: string;
  price: Grosze;
  priceNet: Grosze;
  basketCount: number;
  basketCost: Grosze;
  basketCostNet: Grosze;
}

interface Known {
  product: { currency: string; price: Grosze; vatPermille: number };
  /** null while the basket is not known. */
  basket: { count: number; cost: Grosze; costNet: Grosze } | null;
}

export function instalmentData({ product, basket }: Known): InstalmentData {
  return {
    currency: product.currency,
    price: product.price,
    priceNet: netFromGross(product.price, product.vatPermille),
    basketCount: basket?.count ?? 0,
    basketCost: basket?.cost ?? 0,
    basketCostNet: basket?.costNet ?? 0,
  };
}

/** The two amounts the calculator offers: the product alone, and with what already lies in the basket. */
export function instalmentAmounts(data: InstalmentData, priceType: PriceType): { product: Grosze; withBasket: Grosze } {
  const net = priceType === 'net';
  const product = net ? data.priceNet : data.price;
  return { product, withBasket: product + (net ? data.basketCostNet : data.basketCost) };
}
