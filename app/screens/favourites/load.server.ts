import type { RouterContextProvider } from 'react-router';
import { shopContext, visitorContext } from '#app/request-context.server.ts';
import { getProductCards } from '#shop/catalogue/index.ts';
import { listFavourites } from '#shop/favourites/index.ts';

export async function loadFavourites(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const visitor = await context.get(visitorContext).find();
  const favourites = visitor ? await listFavourites(shop, visitor.id) : [];
  const cards = await getProductCards(shop, [...new Set(favourites.map((favourite) => favourite.productId))]);
  return favourites.flatMap(({ productId, size }) => {
    const card = cards.find((known) => known.id === productId);
    return card ? [{ card, size, sizeName: card.sizes.find((own) => own.type === size)?.name ?? size }] : [];
  });
}
