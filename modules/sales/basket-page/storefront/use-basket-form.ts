import { type FormEvent, startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import { changeBasket } from '#wire/client/basket-change.ts';

/** The one fact of a line that changes; others may have been changed in another tab. */
export type LineRequest = { set_quantity: number } | { comment: string };

/**
 * Sends the basket form by script and reads the basket again; when that fails the browser submits the form (S7.43). One
 * post at a time: later changes wait, and a newer one replaces an older one of the same fact, so the server receives them in
 * order. Pending until the basket with all of them is shown.
 */
export function useBasketForm(lines: readonly BasketLine[]) {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef(new Map<unknown, { form: HTMLFormElement; fields: FormData }>());
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const revalidator = useRevalidator();

  async function send(key: unknown, sent: { form: HTMLFormElement; fields: FormData }) {
    waiting.current.set(key, sent);
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    for (const [next, { form, fields }] of waiting.current) {
      waiting.current.delete(next);
      const answer = await changeBasket(fields, form.action);
      if (answer.kind === 'failed') {
        sending.current = false;
        form.submit();
        return;
      }
      announceBasketChange(answer, {
        findProduct: (productId) => lines.find((line) => line.productId === productId),
        quiet: true,
        file: [...fields.values()].find((value) => value instanceof File)?.name,
      });
    }
    sending.current = false;
    await revalidator.revalidate();
    // Only when no newer post is pending, and after the new basket is shown, which is a transition too.
    if (!sending.current) startTransition(() => setPending(false));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    void send(sent, { form: sent, fields: new FormData(sent) });
  }

  function sendLine(line: BasketLine, request: LineRequest) {
    if (!form.current) return;
    const fields = new FormData();
    const { productId: product, size, additional } = line;
    const named = { product, size, additional, forpoints: line.forPoints ? 1 : 0, held: 1, ...request };
    for (const [name, value] of Object.entries(named)) fields.set(`${name}[1]`, String(value));
    void send(`${line.lineId} ${Object.keys(request)}`, { form: form.current, fields });
  }

  return { form, pending, sendLine, handleSubmit };
}
