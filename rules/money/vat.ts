import { divideRounded } from './divide-rounded.ts';
import type { Grosze } from './grosze.ts';

/** VAT rates have at most one decimal, so per mille keeps the sum in whole numbers. */
function perMille(vatPercent: number): number {
  return Math.round(vatPercent * 10);
}

export function netFromGross(gross: Grosze, vatPercent: number): Grosze {
  return divideRounded(gross * 1000, 1000 + perMille(vatPercent));
}

export function grossFromNet(net: Grosze, vatPercent: number): Grosze {
  return divideRounded(net * (1000 + perMille(vatPercent)), 1000);
}
