import type { PricedUnit } from '#rules/platform/money/unit-price.ts';

const PRICED_UNITS: Record<PricedUnit, string> = { kg: 'kg', l: 'l', m: 'm', szt: 'szt.' };

/** `49,90 zł/kg` (X.08) */
export function moneyPerUnit(formattedPrice: string, per: PricedUnit): string {
  return `${formattedPrice}/${PRICED_UNITS[per]}`;
}
