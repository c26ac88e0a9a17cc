import { useEffect, useRef, useState } from 'react';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { LIVE_VALIDATION_MS } from '#platform/forms/rules/server-check.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { calculatePrice } from '#wire/client/prices.ts';

export type FormPrice = { price: Grosze } | { error: string };

/** Calculated by the server after every change; a new request aborts the previous one. */
export function useFormPrice(onPrice: (price: FormPrice | null) => void) {
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, setPending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same
  useEffect(() => {
    const form = box.current?.closest('form');
    const later = () => ask(LIVE_VALIDATION_MS);
    form?.addEventListener('input', later);
    if (box.current && isAnswered(box.current)) ask();
    return () => {
      form?.removeEventListener('input', later);
      clearTimeout(timer.current);
      asking.current?.abort();
    };
  }, []);

  function ask(wait = 0) {
    clearTimeout(timer.current);
    asking.current?.abort();
    timer.current = setTimeout(async () => {
      const form = box.current?.closest('form');
      if (!form) return;
      const gaveUp = new AbortController();
      asking.current = gaveUp;
      setPending(true);
      const price = await calculatePrice(new FormData(form), gaveUp.signal);
      if (gaveUp.signal.aborted) return;
      setPending(false);
      onPrice(price ? read(price) : null);
    }, wait);
  }

  return { box, pending, ask };
}

function isAnswered(box: HTMLElement): boolean {
  const inputs = [...box.querySelectorAll('input')];
  const selects = [...box.querySelectorAll('select')];
  return (
    inputs.some((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked) ||
    selects.some((select) => select.selectedIndex > 0)
  );
}

/** An open question is no error yet. */
function read(price: Exclude<Awaited<ReturnType<typeof calculatePrice>>, false>): FormPrice | null {
  if ('price' in price) return { price: price.price };
  const open = price.refused === 'configuration-required' || price.refused === 'part-required';
  return open ? null : { error: basketTexts.outcome({ code: price.refused }) };
}
