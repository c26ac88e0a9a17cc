import { currentPersonal, refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { changeBasket } from '#wire/client/basket-change.ts';
import * as basketTexts from '../../texts/storefront.ts';

/** Removes a product with every saved size from the favourites. */
export async function forgetFavourite({ id, name }: { id: number; name: string }): Promise<void> {
  const saved = currentPersonal().favouriteProducts.filter((favourite) => favourite.id === String(id));
  const answer = await changeBasket(removalOf(saved), '/basketchange.php?type=multiproduct&mode=2');
  const failed = answer.kind === 'failed';
  showAlert({
    kind: failed ? 'error' : 'info',
    text: failed ? basketTexts.changeFailed : basketTexts.removed(name),
  });
  if (!failed) await refreshPersonal(['Wishlist']);
}

function removalOf(saved: readonly { id: string; size: string }[]): FormData {
  const fields = new FormData();
  saved.forEach(({ id, size }, index) => {
    fields.set(`product[${index + 1}]`, id);
    fields.set(`size[${index + 1}]`, size);
    fields.set(`set_quantity[${index + 1}]`, '0');
  });
  return fields;
}
