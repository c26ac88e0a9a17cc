import type { RouterContextProvider } from 'react-router';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { listFavourites } from '#modules/customers/favourites/server/index.ts';
import { listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { FAVOURITES } from '../../rules/list-links.ts';
import { MAX_ON_LIST } from '../../rules/list-rules.ts';
import { getLists, type ListItem } from '../../server/index.ts';

/** What is to be put on a list, as the address or a form names it: pairs of product and size in the order they stand. */
export function parsePairs(fields: URLSearchParams | FormData): ListItem[] {
  const sizes = fields.getAll('size').map(String);
  return (
    fields
      .getAll('product')
      // One more than a list holds is refused, not left out.
      .slice(0, MAX_ON_LIST + 1)
      .map((product, index) => ({ productId: Number(product), size: sentSize(sizes[index] ?? '') }))
  );
}

export type ShownChoice = Awaited<ReturnType<typeof loadAddToList>>;

export async function loadAddToList(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const isFavourites = url.searchParams.has(FAVOURITES);
  const favourites = isFavourites && shopper ? await listFavourites(shop, shopper.visitorId) : [];
  const products = await findProducts(shop, isFavourites ? favourites : parsePairs(url.searchParams));
  if (products.length === 0) throw notFound();
  const lists = shopper ? await getLists(shop, shopper) : [];
  return {
    products,
    isFavourites,
    lists: lists.map(({ id, name, productCount }) => ({ id, name, productCount })),
  };
}

/** Those that are sold, each with the size it is wanted in or those to choose from. */
export async function findProducts(shop: Shop, pairs: readonly ListItem[]) {
  const found = await listSavedProducts(
    shop,
    pairs.map(({ productId }) => productId),
  );
  return pairs.flatMap(({ productId, size }) => {
    const product = found.get(productId);
    if (!product) return [];
    const [only, ...others] = product.sizes;
    const chosen = product.sizes.find(({ type }) => type === size) ?? (others.length === 0 ? only : undefined);
    const { name, link, photo, photoTone } = product;
    return [
      {
        productId,
        name,
        link,
        photo,
        photoTone,
        size: chosen ? { type: chosen.type, name: chosen.name } : null,
        sizes: chosen ? [] : product.sizes.map(({ type, name: sizeName }) => ({ type, name: sizeName })),
      },
    ];
  });
}
