import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { PriceType } from '#rules/platform/money/price-type.ts';
import { grossFromNet, netFromGross } from '#rules/platform/money/vat.ts';

export interface RateTotals {
  vatPermille: number;
  gross: Grosze;
  net: Grosze;
  vat: Grosze;
}

/** Sums per VAT rate, highest rate first; VAT is rounded once per rate. Amounts come in the given price type. */
export function totalsByRate(
  priceType: PriceType,
  amounts: readonly { vatPermille: number; amount: Grosze }[],
): RateTotals[] {
  const sums = new Map<number, Grosze>();
  for (const { vatPermille, amount } of amounts) sums.set(vatPermille, (sums.get(vatPermille) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => b - a)
    .map(([vatPermille, amount]) => {
      const gross = priceType === 'gross' ? amount : grossFromNet(amount, vatPermille);
      const net = priceType === 'net' ? amount : netFromGross(amount, vatPermille);
      return { vatPermille, gross, net, vat: gross - net };
    });
}
