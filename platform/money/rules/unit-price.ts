import { divideRounded, type Grosze } from './grosze.ts';

export type PricedUnit = 'kg' | 'l' | 'm' | 'szt';

/** The contents of one piece of the product: 250 g, 0.7 l, 12 pieces. */
export interface Contents {
  amount: number;
  unit: 'g' | 'dag' | 'kg' | 'ml' | 'l' | 'cm' | 'm' | 'szt';
}

export interface UnitPrice {
  price: Grosze;
  per: PricedUnit;
  /** How many of the smaller units make that one, and how many of them a piece holds: 1000 and 250 for 250 g. */
  inOne: number;
  amount: number;
}

const PARTS: Record<Contents['unit'], { per: PricedUnit; inOne: number }> = {
  g: { per: 'kg', inOne: 1000 },
  dag: { per: 'kg', inOne: 100 },
  kg: { per: 'kg', inOne: 1 },
  ml: { per: 'l', inOne: 1000 },
  l: { per: 'l', inOne: 1 },
  cm: { per: 'm', inOne: 100 },
  m: { per: 'm', inOne: 1 },
  szt: { per: 'szt', inOne: 1 },
};

/** The price of one kilogram, litre, metre or piece (X.08); null when the contents are not known. */
export function unitPrice(price: Grosze, { amount, unit }: Contents): UnitPrice | null {
  if (!(thousandths(amount) > 0) || !Number.isFinite(amount)) return null;
  return unitPriceAt(price, { ...PARTS[unit], amount });
}

/** The same for another price of a piece: a rebate or a subscription makes the kilogram cheaper too. */
export function unitPriceAt(price: Grosze, { per, inOne, amount }: Omit<UnitPrice, 'price'>): UnitPrice {
  return { price: divideRounded(thousandths(price * inOne), thousandths(amount)), per, inOne, amount };
}

/** Contents have at most three decimals: whole numbers keep half a grosz exact. */
const thousandths = (amount: number): number => Math.round(amount * 1000);

export interface Saving {
  amount: Grosze;
  /** Whole per cent of the former price, rounded down: never more than is saved. Null below 1 %. */
  percent: number | null;
}

/** The saving against a former price; null when nothing is saved. */
export function describeSaving(former: Grosze, now: Grosze): Saving | null {
  if (former <= 0 || now >= former) return null;
  const amount = former - now;
  const percent = Math.floor((amount * 100) / former);
  return { amount, percent: percent > 0 ? percent : null };
}
