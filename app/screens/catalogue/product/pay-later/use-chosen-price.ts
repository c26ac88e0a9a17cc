import { useEffect, useState } from 'react';
import type { ProductSize } from '#rules/catalogue/products/product-page.ts';

/** The price of the size chosen in the product form; null while none is. */
export function useChosenPrice(sizes: readonly ProductSize[]): number | null {
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    const form = document.getElementById('projector_form');
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setChosen(String(new FormData(form).get('size') ?? ''));
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, []);

  return sizes.find(({ type }) => type === chosen)?.price.price ?? null;
}
