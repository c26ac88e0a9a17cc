import { addComparedLink, removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import * as compareLinkTexts from '#modules/customers/compare/texts/compare-link.ts';
import { currentPersonal } from '#platform/personal/storefront/personal-store.ts';
import * as productCardTexts from '../texts/storefront.ts';
import { type CardControl, getCardProduct } from './card-control.ts';

/** As `CheckIcon` renders it; replaces the scales. */
export const CHECK = '<path d="m5 12.5 4.7 4.7L19.5 7"></path>';
let scales = '';

export function markCards() {
  const { favouriteProducts, compared } = currentPersonal();
  const [kept, ticked] = [favouriteProducts, compared].map((products) => new Set(products.map(({ id }) => id)));
  for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-card=keep]')) {
    markHeart(heart, kept?.has(productId(heart)) === true);
  }
  for (const tick of document.querySelectorAll<HTMLAnchorElement>('[data-card=compare]')) {
    markTick(tick, ticked?.has(productId(tick)) === true);
  }
}

function productId(control: CardControl): string {
  return control.closest('form')?.querySelector<HTMLInputElement>('[name=product]')?.value ?? '';
}

function markHeart(heart: HTMLButtonElement, isStored: boolean) {
  if (isStored === 'kept' in heart.dataset) return;
  const { name } = getCardProduct(heart);
  heart.toggleAttribute('data-kept', isStored);
  heart.ariaLabel = isStored ? productCardTexts.storedOf(name) : productCardTexts.keepOf(name);
}

function markTick(tick: HTMLAnchorElement, isCompared: boolean) {
  if (isCompared === 'compared' in tick.dataset) return;
  const { id, name } = getCardProduct(tick);
  tick.toggleAttribute('data-compared', isCompared);
  tick.href = isCompared ? removeComparedLink([id]) : addComparedLink(id);
  tick.ariaLabel = isCompared ? compareLinkTexts.comparedOf(name) : compareLinkTexts.addOf(name);
  tick.title = isCompared ? compareLinkTexts.compared : compareLinkTexts.add;
  const icon = tick.querySelector('svg');
  if (!icon) return;
  scales ||= icon.innerHTML;
  icon.innerHTML = isCompared ? CHECK : scales;
}
