import { useShell } from '#app/features/shell/use-shell.ts';
import { DEFAULT_PRICE_TYPE, type PriceType } from '#rules/platform/money/price-type.ts';

/** The price type of the shop. */
export function usePriceType(): PriceType {
  return useShell()?.settings.priceType ?? DEFAULT_PRICE_TYPE;
}
