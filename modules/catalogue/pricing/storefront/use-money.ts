import { createContext, useContext, useMemo } from 'react';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { DEFAULT_PRICE_TYPE, netFromGross, type PriceType } from '#platform/money/rules/vat.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';

/** Turns gross amounts into what the shop shows: gross or net (S3.32). */
export function useMoney(vatPermille: number) {
  const type = usePriceType();
  return useMemo(() => {
    const shown = (gross: Grosze) => (type === 'net' ? netFromGross(gross, vatPermille) : gross);
    return { type, shown, money: (gross: Grosze) => formatMoney(shown(gross)) };
  }, [type, vatPermille]);
}

/** For what is rendered without the shell around it. */
export const PriceTypeContext = createContext<PriceType | undefined>(undefined);

/** The price type of the shop. */
export function usePriceType(): PriceType {
  const given = useContext(PriceTypeContext);
  const shell = useShell();
  return given ?? shell?.settings.priceType ?? DEFAULT_PRICE_TYPE;
}
