import { type FormEvent, startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import { changeBasket } from '#wire/client/basket-change.ts';

/** What a shopper sets of a line; the rest of the line is left as it is, also as another tab has made it. */
export type LineRequest = { set_quantity: number } | { comment: string };

/**
 * Sends the basket form by script and shows the basket anew; when that fails the form goes the plain way (S7.43). One
 * post at a time: changes made meanwhile wait, a newer one in the place of its older, so the shop hears them in order.
 * Pending until the basket that knows of all of them is shown.
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
    // Nothing newer is on its way; and not before the basket read anew is shown, which is a transition too.
    if (!sending.current) startTransition(() => setPending(false));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    void send(sent, { form: sent, fields: new FormData(sent) });
  }

  function sendLine(line: BasketLine, wish: LineRequest) {
    if (!form.current) return;
    const fields = new FormData();
    const { productId: product, size, additional } = line;
    const named = { product, size, additional, forpoints: line.forPoints ? 1 : 0, held: 1, ...wish };
    for (const [name, value] of Object.entries(named)) fields.set(`${name}[1]`, String(value));
    void send(`${line.lineId} ${Object.keys(wish)}`, { form: form.current, fields });
  }

  return { form, pending, sendLine, handleSubmit };
}
