import type { Grosze } from './grosze.ts';

export type PricedUnit = 'kg' | 'l' | 'm' | 'szt';

/** What one piece of the product holds: 250 g, 0.7 l, 12 pieces. */
export interface Contents {
  amount: number;
  unit: 'g' | 'dag' | 'kg' | 'ml' | 'l' | 'cm' | 'm' | 'szt';
}

export interface UnitPrice {
  price: Grosze;
  per: PricedUnit;
  /** How many pieces of the product make one unit. */
  pieces: number;
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
export function unitPrice(price: Grosze, contents: Contents): UnitPrice | null {
  if (!(contents.amount > 0) || !Number.isFinite(contents.amount)) return null;
  const { per, inOne } = PARTS[contents.unit];
  const pieces = inOne / contents.amount;
  return { price: Math.round(price * pieces), per, pieces };
}

/** The same for another price of a piece: a rebate or a subscription makes the kilogram cheaper too. */
export function unitPriceAt(price: Grosze, unit: UnitPrice): UnitPrice {
  return { ...unit, price: Math.round(price * unit.pieces) };
}
