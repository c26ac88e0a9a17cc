import { refreshPersonal } from '#app/features/platform/personal/personal-store.ts';
import { announceBasketChange } from '#app/features/selling/basket-change/announce-basket-change.ts';
import type { NamedProduct } from '#texts/selling/basket.ts';
import * as basketTexts from '#texts/selling/basket.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';

/**
 * Sends the product form to the basket or the favourites and says what came of it (S8.13, S8.14), or asks for a list;
 * true when something was bought or kept.
 */
export async function addToBasket(form: FormData, product: NamedProduct, button: HTMLElement | null): Promise<boolean> {
  if (button && form.has('list')) {
    const { chooseList } = await import('#app/features/customers/shopping-list/choose-list.tsx');
    await chooseList(button, [{ id: Number(form.get('product')), size: String(form.get('size')) }]);
    return false;
  }
  const answer = await changeBasket(form);
  if (answer.kind === 'failed') {
    showAlert({ kind: 'error', text: basketTexts.addingFailed });
    return false;
  }
  announceBasketChange(answer, { findProduct: () => product });
  if (form.get('mode') === '2') void refreshPersonal(['Wishlist']);
  return true;
}
