import { useMemo } from 'react';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';
import { usePriceType } from './use-price-type.ts';

/** Turns gross amounts into what the shop shows: gross or net (S3.32). */
export function useMoney(vatPermille: number) {
  const type = usePriceType();
  return useMemo(() => {
    const shown = (gross: Grosze) => (type === 'net' ? netFromGross(gross, vatPermille) : gross);
    return { type, shown, money: (gross: Grosze) => formatMoney(shown(gross)) };
  }, [type, vatPermille]);
}
