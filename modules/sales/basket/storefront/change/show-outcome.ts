import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { parseBasketChange } from '#wire/client/basket-change.ts';
import type { LineCode } from '../../rules/line-outcome.ts';
import * as buyingTexts from '../../texts/buying.ts';
import type { NamedProduct } from '../../texts/storefront.ts';
import { announceBasketChange } from './announce-basket-change.ts';

interface SentProduct {
  product: NamedProduct;
  /** Bought from a card: its product page, which asks for what a card cannot. */
  link?: string;
  /** Closes the window with the form before the outcome is shown. */
  closeWindow?(): void;
}

/** Only the product page can ask for these. */
const REQUESTED_ON_PAGE: readonly LineCode[] = ['size-required', 'unknown-size', 'configuration-required'];

/** Shows the outcome of a posted form (S8.13, S8.14); true when the shop accepted it. */
export async function showOutcome(
  posted: Promise<Response | null>,
  { product, link, closeWindow }: SentProduct,
): Promise<boolean> {
  const answer = await parseBasketChange(posted);
  if (answer.kind === 'failed') {
    showAlert({ kind: 'error', text: buyingTexts.addingFailed });
    return false;
  }
  if (link !== undefined && answer.outcomes.some(({ code }) => REQUESTED_ON_PAGE.includes(code))) {
    window.location.assign(link);
    return false;
  }
  closeWindow?.();
  announceBasketChange(answer, { findProduct: () => product, fromCard: link !== undefined });
  return true;
}
