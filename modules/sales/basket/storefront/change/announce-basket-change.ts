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
  /** What the page knows of the product an outcome speaks of. */
  findProduct(productId: number): NamedProduct | undefined;
  /** A wish that came true where the shopper sees it needs no words. */
  quiet?: boolean;
  /** Bought from a card next to what the page shows, which may be the basket itself. */
  fromCard?: boolean;
  /** Name of the file that was sent. */
  file?: string;
}

/** Hands the changed basket to the widget and to other windows, says what came of each wish, lets waiting events run. */
export function announceBasketChange(
  answer: Extract<BasketChanged, { kind: 'changed' }>,
  options: AnnounceOptions,
): void {
  takeBasket(answer.basket);
  notifyOtherWindows();
  if (options.fromCard) announceBoughtFromCard();
  const said = answer.outcomes.flatMap((outcome): Alert[] => {
    const kind = outcomeTone(outcome.code);
    if (options.quiet && kind === 'success') return [];
    const text = basketTexts.outcome(outcome, options.findProduct(outcome.productId), options.file);
    return [{ kind, text, ...(KEEPING.includes(outcome.code) && { link: TO_FAVOURITES }) }];
  });
  const outcomes = answer.outcomes.filter(({ code, change }) => change > 0 && ADDING.includes(code));
  if (outcomes.length === 0 || options.quiet || isBasketPage()) for (const one of said) showAlert(one);
  else void showAdded({ basket: answer.basket, outcomes, said: toFewerWords(said) });
  void runWaitingEvents(answer.response);
}

/** After these the shopper has something among the favourites, from where lists are near too. */
const KEEPING: readonly LineCode[] = ['favourite-added', 'favourite-kept'];
const TO_FAVOURITES = { href: '/ulubione', label: basketTexts.toFavourites };

/** After these the basket holds more of something. */
const ADDING: readonly LineCode[] = ['added', 'raised', 'lowered'];

/** X.47: there nothing may cover the sums, and the way to the basket is behind. */
const isBasketPage = () => document.querySelector('#container.basketedit_page') !== null;

/** What went well with several products at once is one sentence. */
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

const BOUGHT = 'boughtBeside';

/**
 * Something was bought from a product card, next to what the page itself shows. Cards may be bare HTML, so the only
 * channel is the window.
 */
function announceBoughtFromCard(): void {
  window.dispatchEvent(new Event(BOUGHT));
}

export function onBoughtFromCard(received: () => void): () => void {
  window.addEventListener(BOUGHT, received);
  return () => window.removeEventListener(BOUGHT, received);
}
