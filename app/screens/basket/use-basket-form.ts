import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BasketLine } from '#rules/basket/basket-view.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { tellBasketChange } from '../../features/basket-change/tell-basket-change.ts';

/** Sends the basket form by script and shows the basket anew; when that fails the form goes the plain way (S7.43). */
export function useBasketForm(lines: readonly BasketLine[]) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);
  const [pending, setPending] = useState(false);
  const revalidator = useRevalidator();

  async function send(sent: HTMLFormElement) {
    latest.current += 1;
    const own = latest.current;
    setPending(true);
    const answer = await changeBasket(sent);
    // A later change will bring its own answer.
    if (own !== latest.current) return;
    if (answer.kind === 'failed') {
      sent.submit();
      return;
    }
    tellBasketChange(answer, {
      findProduct: (productId) => lines.find((line) => line.productId === productId),
      quiet: true,
    });
    await revalidator.revalidate();
    setPending(false);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  function sendQuantities() {
    if (form.current) void send(form.current);
  }

  return { form, pending, sendQuantities, handleSubmit };
}
