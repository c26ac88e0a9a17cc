import { currentViewport } from '#platform/viewport/storefront/viewport-store.ts';
import type { BlockName } from '#wire/batch-answer.ts';
import { type BatchAnswer, fetchBatch } from '#wire/client/batch.ts';
import type { Personal } from './personal.ts';

export async function fetchPersonal(blocks?: readonly BlockName[]): Promise<Partial<Personal> | null> {
  const { pathname, search } = window.location;
  const answer = await fetchBatch({ viewport: currentViewport(), requestUri: pathname + search }, blocks);
  return answer && toPersonal(answer);
}

/** Only the blocks that were answered; the others keep what is known. */
function toPersonal({ Basket, Wishlist, Comparers }: BatchAnswer): Partial<Personal> {
  return {
    ...(Basket && { basket: Basket.basket }),
    ...(Wishlist && {
      favourites: Wishlist.attributes.count,
      favouriteProducts: Wishlist.product.map(({ attributes }) => attributes),
    }),
    ...(Comparers && {
      compared: Comparers.product.map(({ name, iconsmall, attributes }) => ({
        id: attributes.id,
        name,
        icon: iconsmall,
        link: attributes.link,
        removeLink: attributes.removelink,
      })),
    }),
  };
}
