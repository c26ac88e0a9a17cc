import { runWaitingEvents } from '#modules/content/tracking/storefront/run-waiting-events.ts';
import { notifyOtherWindows } from '#platform/personal/storefront/basket-elsewhere.ts';
import { takeBasket } from '#platform/personal/storefront/personal-store.ts';
import { type Alert, showAlert } from '#platform/ui/alert/alert-store.ts';
import type { BasketChanged } from '#wire/client/basket-change.ts';
import { type LineCode, outcomeTone } from '../../rules/line-outcome.ts';
import type { NamedProduct } from '../../texts/storefront.ts';
import * as basketTexts from '../../texts/storefront.ts';
import type { openAddedPanel } from './added-panel.ts';

interface AnnounceOptions {
  findProduct(productId: number): NamedProduct | undefined;
  /** The page shows successful changes itself. */
  quiet?: boolean;
  /** Bought from a product card, also on the page of the basket. */
  fromCard?: boolean;
  /** Name of the file that was sent. */
  file?: string;
}

/** Updates the widget and other windows, shows the outcomes and runs waiting analytics events. */
export function announceBasketChange(
  answer: Extract<BasketChanged, { kind: 'changed' }>,
  options: AnnounceOptions,
): void {
  takeBasket(answer.basket);
  notifyOtherWindows();
  if (options.fromCard) window.dispatchEvent(new Event(BOUGHT));
  const said = answer.outcomes.flatMap((outcome): Alert[] => {
    const kind = outcomeTone(outcome.code);
    if (options.quiet && kind === 'success') return [];
    const text = basketTexts.outcome(outcome, options.findProduct(outcome.productId), options.file);
    return [{ kind, text, ...(FAVOURITE_CODES.includes(outcome.code) && { link: TO_FAVOURITES }) }];
  });
  const outcomes = answer.outcomes.filter(({ code, change }) => change > 0 && ADDING_CODES.includes(code));
  if (outcomes.length === 0 || options.quiet || isBasketPage()) for (const one of said) showAlert(one);
  else void showAdded({ basket: answer.basket, outcomes, said: toFewerWords(said) });
  void runWaitingEvents(answer.response);
}

const FAVOURITE_CODES: readonly LineCode[] = ['favourite-added', 'favourite-kept'];
const TO_FAVOURITES = { href: '/ulubione', label: basketTexts.toFavourites };

const ADDING_CODES: readonly LineCode[] = ['added', 'raised', 'lowered'];

/** X.47: nothing may cover the sums there. */
const isBasketPage = () => document.querySelector('#container.basketedit_page') !== null;

/** Several products added at once are one sentence. */
function toFewerWords(said: readonly Alert[]): Alert[] {
  const others = said.filter(({ kind }) => kind !== 'success');
  const done = said.length - others.length;
  return done > 1 ? [{ kind: 'success', text: basketTexts.addedLines(done) }, ...others] : [...said];
}

async function showAdded(added: Parameters<typeof openAddedPanel>[0]) {
  try {
    const addedPanel = await import('./added-panel.ts');
    addedPanel.openAddedPanel(added);
  } catch (error) {
    console.error('The panel of what was added did not arrive', error);
    for (const one of added.said) showAlert(one);
  }
}

const BOUGHT = 'boughtFromCard';

/** Cards may be bare HTML, so the only channel is the window. */
export function onBoughtFromCard(received: () => void): () => void {
  window.addEventListener(BOUGHT, received);
  return () => window.removeEventListener(BOUGHT, received);
}
