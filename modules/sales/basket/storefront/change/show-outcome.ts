import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { parseBasketChange } from '#wire/client/basket-change.ts';
import type { LineCode } from '../../rules/line-outcome.ts';
import * as buyingTexts from '../../texts/buying.ts';
import type { NamedProduct } from '../../texts/storefront.ts';
import { announceBasketChange } from './announce-basket-change.ts';

interface SentProduct {
  product: NamedProduct;
  /** Bought from a card: where its product can ask for what a card cannot. */
  link?: string;
  /** Takes away the window it was bought in, before what came of it is shown. */
  closeWindow?(): void;
}

/** What only the product page can ask for. */
const REQUESTED_ON_PAGE: readonly LineCode[] = ['size-required', 'unknown-size', 'configuration-required'];

/** Says what came of a form that is on its way (S8.13, S8.14); true when the shop took it. */
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
