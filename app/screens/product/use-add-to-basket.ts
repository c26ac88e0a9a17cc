import { useRef, useState } from 'react';
import type { NamedProduct } from '#texts/basket.ts';
import { productTexts } from '#texts/product.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';

/** Most visitors only look: what adds to the basket comes when somebody is about to. */
const load = () => import('./add-to-basket.ts');

/** Puts the filled product form into the basket, the favourites or a list without leaving the page. */
export function useAddToBasket(product: NamedProduct, onAdded: () => void) {
  const [adding, setAdding] = useState(false);
  const inFlight = useRef(false);

  async function add(form: FormData) {
    if (inFlight.current) return;
    inFlight.current = true;
    setAdding(true);
    try {
      const { addToBasket } = await load();
      if (await addToBasket(form, product)) onAdded();
    } catch {
      // The script itself did not come.
      showAlert({ kind: 'error', text: productTexts.connectionProblem });
    }
    inFlight.current = false;
    setAdding(false);
  }

  async function addToList(form: FormData, button: HTMLElement | null) {
    if (!button || button.ariaBusy === 'true') return;
    try {
      const { chooseList } = await import('../../features/shopping-list/choose-list.tsx');
      await chooseList(button, [{ id: Number(form.get('product')), size: String(form.get('size')) }]);
    } catch {
      showAlert({ kind: 'error', text: productTexts.connectionProblem });
    }
  }

  return { add, addToList, adding, prepare: () => void load().catch(() => undefined) };
}
