import { useRef, useState } from 'react';
import { basketTexts, type NamedProduct } from '#texts/basket.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { tellBasketChange } from '../../features/basket-change/tell-basket-change.ts';
import { refreshPersonal } from '../../features/personal/personal-store.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';

/** Puts the filled product form into the basket or the favourites without leaving the page. */
export function useAddToBasket(product: NamedProduct) {
  const [adding, setAdding] = useState(false);
  const inFlight = useRef(false);

  async function add(form: FormData) {
    if (inFlight.current) return;
    inFlight.current = true;
    setAdding(true);
    const answer = await changeBasket(form);
    inFlight.current = false;
    setAdding(false);
    if (answer.kind === 'failed') {
      showAlert({ kind: 'error', text: basketTexts.addingFailed });
      return;
    }
    tellBasketChange(answer, { findProduct: () => product });
    if (form.get('mode') === '2') void refreshPersonal(['Wishlist']);
  }

  return { add, adding };
}
