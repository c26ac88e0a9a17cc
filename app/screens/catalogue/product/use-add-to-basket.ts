import { useRef, useState } from 'react';
import { productTexts } from '#texts/catalogue/product.ts';
import type { NamedProduct } from '#texts/selling/basket.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';

/** Most visitors only look: what adds to the basket comes when somebody is about to. */
const load = () => import('./add-to-basket.ts');

/** Puts the filled product form into the basket, the favourites or a list without leaving the page. */
export function useAddToBasket(product: NamedProduct, onAdded: () => void) {
  const [adding, setAdding] = useState(false);
  const inFlight = useRef(false);

  async function add(form: FormData, button: HTMLElement | null) {
    if (inFlight.current) return;
    inFlight.current = true;
    // A list is chosen in a window of its own; nothing is being bought.
    setAdding(!form.has('list'));
    try {
      const { addToBasket } = await load();
      if (await addToBasket(form, product, button)) onAdded();
    } catch {
      // The script itself did not come.
      showAlert({ kind: 'error', text: productTexts.connectionProblem });
    }
    inFlight.current = false;
    setAdding(false);
  }

  return { add, adding, prepare: () => void load().catch(() => undefined) };
}
