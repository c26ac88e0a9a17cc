import { type FormEvent, useState } from 'react';
import { inBasket } from '#app/features/catalogue/kept-product/in-basket.ts';
import { tellBasketChange } from '#app/features/selling/basket-change/tell-basket-change.ts';
import { basketTexts } from '#texts/selling/basket.ts';
import { setBasketLines } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import type { ShownItem } from './load.server.ts';
import { readBought } from './read-bought.ts';

/** Puts lines of the list into the basket without leaving it; what is in the basket already stays there. */
export function useBuyList(items: readonly ShownItem[]) {
  const [pending, setPending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const bought = readBought(new FormData(form, submitter));
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const answer = await setBasketLines(
      bought.map(({ productId, size, quantity }) => ({
        product: productId,
        size,
        quantity: quantity + inBasket(productId, size),
      })),
    );
    setPending(false);
    if (answer.kind === 'failed') {
      showAlert({ kind: 'error', text: basketTexts.addingFailed });
      return;
    }
    tellBasketChange(answer, {
      findProduct: (id) => items.find(({ product }) => product.productId === id)?.product,
      quiet: true,
    });
    const added = answer.outcomes.filter(({ change }) => change > 0).length;
    if (added > 0) showAlert({ kind: 'success', text: basketTexts.addedLines(added) });
  }

  return { pending, handleSubmit };
}
