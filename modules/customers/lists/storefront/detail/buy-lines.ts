import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { currentPersonal } from '#platform/personal/storefront/personal-store.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { setBasketLines } from '#wire/client/basket-change.ts';
import type { ShownItem } from './load.server.ts';
import type { BoughtLine } from './parse-bought.ts';

export async function buyLines(bought: readonly BoughtLine[], items: readonly Pick<ShownItem, 'product'>[]) {
  const answer = await setBasketLines(
    bought.map(({ productId, size, quantity }) => ({
      product: productId,
      size,
      quantity: quantity + inBasket(productId, size),
    })),
  );
  if (answer.kind === 'failed') return void showAlert({ kind: 'error', text: buyingTexts.addingFailed });
  announceBasketChange(answer, {
    findProduct: (id) => items.find(({ product }) => product.productId === id)?.product,
    quiet: true,
  });
  const added = answer.outcomes.filter(({ change }) => change > 0).length;
  if (added > 0) showAlert({ kind: 'success', text: basketTexts.addedLines(added) });
}

/** Multi-product forms send the total quantity. */
function inBasket(productId: number, size: string): number {
  const lines = currentPersonal().basket?.products ?? [];
  return lines.find((line) => line.id === String(productId) && line.size === size && !line.md5_additional)?.count ?? 0;
}
