import { divideRounded } from './divide-rounded.ts';
import type { Grosze } from './grosze.ts';

/** VAT comes in per mille of the net price, as the catalogue keeps it: 230 is 23 %. */
export function netFromGross(gross: Grosze, vatPermille: number): Grosze {
  return divideRounded(gross * 1000, 1000 + vatPermille);
}

export function grossFromNet(net: Grosze, vatPermille: number): Grosze {
  return divideRounded(net * (1000 + vatPermille), 1000);
}
