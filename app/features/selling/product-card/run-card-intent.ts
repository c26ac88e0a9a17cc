import { followCompareLink } from '#app/features/customers/compare/follow-compare-link.ts';
import { currentPersonal, refreshPersonal } from '#app/features/platform/personal/personal-store.ts';
import { announceBasketChange } from '#app/features/selling/basket-change/announce-basket-change.ts';
import * as productCardTexts from '#texts/catalogue/product-card.ts';
import * as basketTexts from '#texts/selling/basket.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import { type CardControl, getCardProduct } from './card-control.ts';
import { takeToList } from './take-to-list.ts';

/** Does what a control of a card says, without leaving the page. */
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

/** The heart: keeps the product, or forgets it with every size it was kept in. */
async function keepOrForget(form: HTMLFormElement, product: ReturnType<typeof getCardProduct>) {
  const kept = currentPersonal().favouriteProducts.filter(({ id }) => id === String(product.id));
  const answer = await (kept.length > 0
    ? changeBasket(forgetting(kept), '/basketchange.php?type=multiproduct&mode=2')
    : changeBasket(keeping(form)));
  if (answer.kind === 'failed') {
    showAlert({ kind: 'error', text: basketTexts.changeFailed });
    return;
  }
  if (kept.length > 0) showAlert({ kind: 'info', text: productCardTexts.unkept(product.name) });
  else announceBasketChange(answer, { findProduct: () => product });
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

function forgetting(kept: readonly { id: string; size: string }[]): FormData {
  const fields = new FormData();
  kept.forEach(({ id, size }, index) => {
    fields.set(`product[${index + 1}]`, id);
    fields.set(`size[${index + 1}]`, size);
    fields.set(`set_quantity[${index + 1}]`, '0');
  });
  return fields;
}
