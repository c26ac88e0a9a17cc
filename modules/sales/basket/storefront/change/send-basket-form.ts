import { whileLeaving } from '#platform/islands/storefront/run-busy.ts';
import { nextTask } from '#platform/islands/storefront/when-idle.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { postBasket } from '#wire/client/post-basket.ts';
import * as buyingTexts from '../../texts/buying.ts';
import type { showOutcome } from './show-outcome.ts';

/** Pages that show the outcome when the script for it cannot be loaded. */
const SHOWN_ON = { basket: '/koszyk', favourites: '/ulubione' } as const;

/**
 * Posts a form for basket or favourites at once and loads the script that shows the outcome meanwhile. The form is never sent
 * twice. True when the shop accepted it; never rejects.
 */
export async function sendBasketForm(fields: FormData, about: Parameters<typeof showOutcome>[1]): Promise<boolean> {
  const posted = postBasket(fields);
  try {
    await nextTask();
    const { showOutcome } = await import('./show-outcome.ts');
    return await showOutcome(posted, about);
  } catch (error) {
    console.error('The outcome cannot be shown on this page', error);
  }
  if (await posted) {
    window.location.assign(fields.get('mode') === '2' ? SHOWN_ON.favourites : SHOWN_ON.basket);
    await whileLeaving();
  } else showAlert({ kind: 'error', text: buyingTexts.addingFailed });
  return false;
}
