import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BasketLine } from '#rules/basket/basket-view.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { tellBasketChange } from '../../features/basket-change/tell-basket-change.ts';

/**
 * Sends the basket form by script and shows the basket anew; when that fails the form goes the plain way (S7.43). One
 * post at a time: changes made meanwhile wait and go together, so the shop hears them in the order they were made.
 */
export function useBasketForm(lines: readonly BasketLine[]) {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<HTMLFormElement[]>([]);
  const [pending, setPending] = useState(false);
  const revalidator = useRevalidator();

  async function send(sent: HTMLFormElement) {
    const isFirst = waiting.current.length === 0;
    // The same form again means its newer values: it is read when its turn comes.
    if (waiting.current.indexOf(sent, 1) === -1) waiting.current.push(sent);
    if (!isFirst) return;
    setPending(true);
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const answer = await changeBasket(next);
      if (answer.kind === 'failed') {
        next.submit();
        return;
      }
      waiting.current.shift();
      tellBasketChange(answer, {
        findProduct: (productId) => lines.find((line) => line.productId === productId),
        quiet: true,
      });
    }
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
