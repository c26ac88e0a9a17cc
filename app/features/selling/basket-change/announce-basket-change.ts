import { notifyOtherWindows } from '#app/features/platform/personal/basket-elsewhere.ts';
import { takeBasket } from '#app/features/platform/personal/personal-store.ts';
import { runWaitingEvents } from '#app/features/platform/tracking/run-waiting-events.ts';
import { outcomeTone } from '#rules/selling/basket/line-outcome.ts';
import type { NamedProduct } from '#texts/selling/basket.ts';
import * as basketTexts from '#texts/selling/basket.ts';
import type { BasketChanged } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';

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
  for (const outcome of answer.outcomes) {
    const kind = outcomeTone(outcome.code);
    if (options.quiet && kind === 'success') continue;
    showAlert({ kind, text: basketTexts.outcome(outcome, options.findProduct(outcome.productId), options.file) });
  }
  void runWaitingEvents(answer.response);
}

const BOUGHT = 'boughtBeside';

/**
 * Something was bought from a product card, next to what the page itself shows. Cards may be bare HTML, so the only
 * channel is the window.
 */
function announceBoughtFromCard(): void {
  window.dispatchEvent(new Event(BOUGHT));
}

export function onBoughtFromCard(heard: () => void): () => void {
  window.addEventListener(BOUGHT, heard);
  return () => window.removeEventListener(BOUGHT, heard);
}
