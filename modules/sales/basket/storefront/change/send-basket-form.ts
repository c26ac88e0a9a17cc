import { whileLeaving } from '#platform/islands/storefront/run-busy.ts';
import { nextTask } from '#platform/islands/storefront/when-idle.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { postBasket } from '#wire/client/post-basket.ts';
import * as buyingTexts from '../../texts/buying.ts';
import type { showOutcome } from './show-outcome.ts';

/** Where a shopper sees what came of it when no script can say so. */
const SHOWN_ON = { basket: '/koszyk', favourites: '/ulubione' } as const;

/**
 * Posts a form for basket or favourites at once; the script that says its outcome comes meanwhile, so that the shopper waits for one
 * answer of the shop and no more. What was sent is never sent again. True when the shop took it; never rejects.
 */
export async function sendBasketForm(fields: FormData, about: Parameters<typeof showOutcome>[1]): Promise<boolean> {
  const posted = postBasket(fields);
  try {
    await nextTask();
    const { showOutcome } = await import('./show-outcome.ts');
    return await showOutcome(posted, about);
  } catch (error) {
    console.error('What came of it cannot be said here', error);
  }
  if (await posted) {
    window.location.assign(fields.get('mode') === '2' ? SHOWN_ON.favourites : SHOWN_ON.basket);
    await whileLeaving();
  } else showAlert({ kind: 'error', text: buyingTexts.addingFailed });
  return false;
}
