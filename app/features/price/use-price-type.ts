import { DEFAULT_PRICE_TYPE, type PriceType } from '#rules/money/price-type.ts';
import { useShell } from '../shell/use-shell.ts';

/** The price type of the shop. */
export function usePriceType(): PriceType {
  return useShell()?.settings.priceType ?? DEFAULT_PRICE_TYPE;
}
