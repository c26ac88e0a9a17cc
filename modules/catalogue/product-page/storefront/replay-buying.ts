import { sendBasketForm } from '#modules/sales/basket/storefront/change/send-basket-form.ts';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { dismissAlert, showAlert, showConnectionProblem } from '#platform/ui/alert/alert-store.ts';
import { findProblemInForm, parseProduct } from './buying-form.ts';
import type { BuyingProblem } from './find-buying-problem.ts';

/** Events of the form: a click was checked; the server accepted what was sent. */
export const CHECKED = 'buying-checked';
export const BOUGHT = 'buying-done';

/** The button whose click found a problem. */
const refused = new WeakMap<HTMLFormElement, HTMLButtonElement>();

/** A buy box that is hydrated later shows it too. */
export function lastProblem(form: HTMLFormElement): BuyingProblem | null {
  const button = refused.get(form);
  return button ? (findProblemInForm(form, new FormData(form, button))?.problem ?? null) : null;
}

export async function replayBuying(form: HTMLFormElement, button: HTMLButtonElement, fields: FormData): Promise<void> {
  const found = findProblemInForm(form, fields);
  if (found) refused.set(form, button);
  else refused.delete(form);
  form.dispatchEvent(new Event(CHECKED));
  if (!found) return fields.has('list') ? chooseList(button, fields) : send(form, fields);
  const said = showAlert({ kind: 'warning', text: found.problem.text });
  form.addEventListener('change', () => dismissAlert(said), { once: true });
  found.field?.focus({ preventScroll: true });
  // The buy bar is far from the missing choice; the scroll is not awaited.
  import('#platform/forms/storefront/scroll-to-error.ts').then(
    ({ scrollToFirstError }) => scrollToFirstError(form, found.field),
    (error) => console.error('The way to what is missing did not arrive', error),
  );
}

async function send(form: HTMLFormElement, fields: FormData) {
  if (!(await sendBasketForm(fields, { product: parseProduct(form) }))) return;
  form.dispatchEvent(new Event(BOUGHT));
  if (fields.get('mode') === '2') void refreshPersonal(['Wishlist']);
}

async function chooseList(button: HTMLButtonElement, fields: FormData) {
  try {
    const lists = await import('#modules/customers/lists/storefront/choose-list/choose-list.tsx');
    await lists.chooseList(button, [{ id: Number(fields.get('product')), size: String(fields.get('size')) }]);
  } catch (error) {
    console.error('The choice of a list did not arrive', error);
    showConnectionProblem();
  }
}
