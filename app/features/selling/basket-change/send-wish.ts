import { whileLeaving } from '#app/features/platform/island/run-busy.ts';
import * as buyingTexts from '#texts/selling/buying.ts';
import { postBasket } from '#wire/client/post-basket.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import type { tellOutcome } from './tell-outcome.ts';

/** Where a shopper sees what came of a wish when no script can say it. */
const SHOWN_ON = { basket: '/koszyk', favourites: '/ulubione' } as const;

/**
 * Posts a wish at once; what says its outcome comes meanwhile, so that the shopper waits for one answer of the shop and no more.
 * A wish that was sent is never sent again. True when the shop took it.
 */
export async function sendWish(fields: FormData, about: Parameters<typeof tellOutcome>[1]): Promise<boolean> {
  const posted = postBasket(fields);
  const told = await import('./tell-outcome.ts').catch(() => null);
  if (told) return told.tellOutcome(posted, about);
  if (await posted) {
    window.location.assign(fields.get('mode') === '2' ? SHOWN_ON.favourites : SHOWN_ON.basket);
    await whileLeaving();
  } else showAlert({ kind: 'error', text: buyingTexts.addingFailed });
  return false;
}
