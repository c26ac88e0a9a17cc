import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { refreshPersonal } from '#app/features/platform/personal/personal-store.ts';
import { tellBasketChange } from '#app/features/selling/basket-change/tell-basket-change.ts';
import { basketTexts } from '#texts/selling/basket.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import type { ShownFavourite } from './load.server.ts';

/** Buys and removes favourites without leaving the page; one request at a time. */
export function useFavouriteForms(items: readonly ShownFavourite[]) {
  const inFlight = useRef(false);
  const revalidator = useRevalidator();

  async function send(event: FormEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault();
    if (inFlight.current) return false;
    inFlight.current = true;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = await changeBasket(new FormData(form, submitter), form.getAttribute('action') ?? undefined);
    inFlight.current = false;
    if (answer.kind === 'failed') {
      showAlert({ kind: 'error', text: basketTexts.changeFailed });
      return false;
    }
    tellBasketChange(answer, {
      findProduct: (id) => items.find(({ product }) => product.productId === id)?.product,
    });
    return true;
  }

  return {
    onBuy: (event: FormEvent<HTMLFormElement>) => void send(event),
    onRemove: async (event: FormEvent<HTMLFormElement>) => {
      if (!(await send(event))) return;
      void refreshPersonal(['Wishlist']);
      await revalidator.revalidate();
    },
  };
}
