import { divideRounded, type Grosze } from './grosze.ts';

/** The rates of Poland, in per mille; what is exempt is kept as 0. */
export const VAT_RATES: readonly number[] = [230, 80, 50, 0];

/** VAT comes in per mille of the net price, as the catalogue keeps it: 230 is 23 %. */
export function netFromGross(gross: Grosze, vatPermille: number): Grosze {
  return divideRounded(gross * 1000, 1000 + vatPermille);
}

export function grossFromNet(net: Grosze, vatPermille: number): Grosze {
  return divideRounded(net * (1000 + vatPermille), 1000);
}

export const PRICE_TYPES = ['gross', 'net'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

// S9.01
export const DEFAULT_PRICE_TYPE: PriceType = 'gross';
