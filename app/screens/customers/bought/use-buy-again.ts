import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { tellBasketChange } from '#app/features/selling/basket-change/tell-basket-change.ts';
import { boughtTexts } from '#texts/customers/bought.ts';
import { basketTexts } from '#texts/selling/basket.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import type { BoughtRow } from './load.server.ts';

/** Sends the forms of the page by script and reads it anew afterwards (S7.39). */
export function useBuyAgain(rows: readonly BoughtRow[]) {
  const [pending, setPending] = useState(false);
  const revalidator = useRevalidator();

  async function send(form: HTMLFormElement) {
    if (pending) return;
    setPending(true);
    const answer = await changeBasket(form);
    setPending(false);
    if (answer.kind === 'failed') {
      showAlert({ kind: 'error', text: basketTexts.addingFailed });
      return;
    }
    tellBasketChange(answer, {
      findProduct: (id) => rows.find(({ product }) => product.productId === id)?.product,
    });
    await revalidator.revalidate();
  }

  return {
    pending,
    handleOne(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
    handleSelected(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const isTicked = [...new FormData(form).keys()].some((name) => name.startsWith('set_quantity'));
      if (isTicked) void send(form);
      else showAlert({ kind: 'warning', text: boughtTexts.nothingTicked });
    },
  };
}
