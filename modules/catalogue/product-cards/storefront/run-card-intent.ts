import { followCompareLink } from '#modules/customers/compare/storefront/strip/follow-compare-link.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import { forgetFavourite } from '#modules/sales/basket/storefront/change/forget-favourite.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { currentPersonal, refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { type CardControl, getCardProduct } from './card-control.ts';
import { takeToList } from './take-to-list.ts';

export async function runCardIntent(control: CardControl): Promise<void> {
  try {
    await runIntent(control);
  } catch (error) {
    console.error('A control of a card did not do its work', error);
    showAlert({ kind: 'error', text: basketTexts.changeFailed });
  }
}

async function runIntent(control: CardControl): Promise<void> {
  const product = getCardProduct(control);
  if (control.dataset.card === 'list') await takeToList(control, { id: product.id, size: sizeInLink(control) });
  else if (!('form' in control)) await followCompareLink(control.getAttribute('href') ?? '', product.name);
  else if (!control.form) throw new Error('the button has no form');
  else await keepOrForget(control.form, product);
}

async function keepOrForget(form: HTMLFormElement, product: ReturnType<typeof getCardProduct>) {
  if (currentPersonal().favouriteProducts.some(({ id }) => id === String(product.id))) return forgetFavourite(product);
  const answer = await changeBasket(keeping(form));
  if (answer.kind === 'failed') {
    showAlert({ kind: 'error', text: basketTexts.changeFailed });
    return;
  }
  announceBasketChange(answer, { findProduct: () => product });
  await refreshPersonal(['Wishlist']);
}

function sizeInLink(control: CardControl): string {
  return new URLSearchParams(control.getAttribute('href')?.split('?')[1]).get('size') ?? '';
}

function keeping(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  fields.set('mode', '2');
  return fields;
}
