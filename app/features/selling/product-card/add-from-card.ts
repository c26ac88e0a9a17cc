import { announceBasketChange } from '#app/features/selling/basket-change/announce-basket-change.ts';
import type { LineCode } from '#rules/selling/basket/line-outcome.ts';
import type { NamedProduct } from '#texts/selling/basket.ts';
import * as basketTexts from '#texts/selling/basket.ts';
import type { BasketChanged } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';

/** What only the product page can ask for. */
const ASKED_ON_PAGE: readonly LineCode[] = ['size-required', 'unknown-size', 'configuration-required'];

/** Says what came of it; a product that wants more answers is opened instead. */
export async function addFromCard(
  product: NamedProduct & { link: string },
  change: Promise<BasketChanged>,
): Promise<void> {
  const answer = await change;
  if (answer.kind === 'failed') showAlert({ kind: 'error', text: basketTexts.addingFailed });
  else if (answer.outcomes.some(({ code }) => ASKED_ON_PAGE.includes(code))) window.location.assign(product.link);
  else announceBasketChange(answer, { findProduct: () => product, fromCard: true });
}
