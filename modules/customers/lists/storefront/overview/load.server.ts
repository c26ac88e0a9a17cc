import type { RouterContextProvider } from 'react-router';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { getListPhotos, getLists } from '../../server/index.ts';
import { listNotice } from '../detail/list-notice.ts';

/** All lists of the shopper, each with the photos of what came onto it last. */
export async function loadLists(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const lists = shopper ? await getLists(shop, shopper) : [];
  const photos = await getListPhotos(
    shop,
    lists.map(({ id }) => id),
  );
  return {
    guest: !shopper || shopper.customerId === null,
    notice: listNotice(url),
    lists: lists.map(({ shareToken: _, ...list }) => ({ ...list, photos: photos.get(list.id) ?? [] })),
  };
}

export type ShownLists = Awaited<ReturnType<typeof loadLists>>;
