import { useRef, useState } from 'react';
import { outcomeTone } from '#rules/basket/line-outcome.ts';
import { basketTexts, type NamedProduct } from '#texts/basket.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { refreshPersonal, takeBasket } from '../../features/personal/personal-store.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';

/** Puts the filled product form into the basket without leaving the page, and says what came of it. */
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
    takeBasket(answer.basket);
    if (form.get('mode') === '2') void refreshPersonal(['Wishlist']);
    for (const outcome of answer.outcomes) {
      showAlert({ kind: outcomeTone(outcome.code), text: basketTexts.outcome(outcome, product) });
    }
  }

  return { add, adding };
}
