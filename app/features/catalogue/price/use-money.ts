import { createContext, useContext, useMemo } from 'react';
import { useShell } from '#app/features/platform/frame/shell-data.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { DEFAULT_PRICE_TYPE, netFromGross, type PriceType } from '#rules/platform/money/vat.ts';

/** Turns gross amounts into what the shop shows: gross or net (S3.32). */
export function useMoney(vatPermille: number) {
  const type = usePriceType();
  return useMemo(() => {
    const shown = (gross: Grosze) => (type === 'net' ? netFromGross(gross, vatPermille) : gross);
    return { type, shown, money: (gross: Grosze) => formatMoney(shown(gross)) };
  }, [type, vatPermille]);
}

/** For what is drawn without the shell around it. */
export const PriceTypeContext = createContext<PriceType | undefined>(undefined);

/** The price type of the shop. */
export function usePriceType(): PriceType {
  const given = useContext(PriceTypeContext);
  const shell = useShell();
  return given ?? shell?.settings.priceType ?? DEFAULT_PRICE_TYPE;
}
