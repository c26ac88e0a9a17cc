import { type RefObject, useEffect, useState } from 'react';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { describeTerm } from '#modules/sales/delivery/rules/shipping-term.ts';
import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import type { ShownOffer } from './parse-shipping-product.ts';

/** The quantity field corrects itself half a second after the last key. */
const SETTLED_MS = 600;

/**
 * The cached page has the shipping term; the day is requested after hydration and after changes of size, quantity or
 * parts.
 */
export function useShippingPromise(
  place: RefObject<HTMLElement | null>,
  { id, unitSellby }: Omit<ShownOffer, 'size'>,
  size: ProductSize,
): string {
  const hoursBeforeOrder = useShell()?.settings.hoursBeforeOrder;
  const [known, setKnown] = useState<{ size: string; promise: string } | null>(null);
  const { type, shipDays, shipHours } = size;

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(formNow: HTMLFormElement) {
      turn += 1;
      const mine = turn;
      const fields = new FormData(formNow);
      // Not needed for the first view.
      const { fetchShippingPromise } = await import('./fetch-shipping-promise.ts');
      const promise = await fetchShippingPromise(
        fields,
        { id, unitSellby, size: type },
        { size: { shipDays, shipHours }, hoursBeforeOrder },
      );
      if (mine === turn && promise) setKnown({ size: type, promise });
    }
    function requestLater() {
      clearTimeout(timer);
      timer = setTimeout(() => form && ask(form), SETTLED_MS);
    }
    void ask(form);
    form.addEventListener('input', requestLater);
    return () => {
      turn = -1;
      clearTimeout(timer);
      form.removeEventListener('input', requestLater);
    };
  }, [place, id, unitSellby, type, shipDays, shipHours, hoursBeforeOrder]);

  return known && known.size === type ? known.promise : shippingTexts.term(describeTerm(size));
}
