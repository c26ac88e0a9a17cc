import type { RouterContextProvider } from 'react-router';
import { sentSize, UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { getProductOffer } from '#modules/catalogue/products/server/index.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

/** The product, which of its sizes can be waited for, and where a signed-in shopper is written to. Personal: never kept. */
export async function loadNotice(context: Readonly<RouterContextProvider>, id: string, url: URL) {
  const shop = context.get(shopContext);
  const offer = await getProductOffer(shop, Number(id));
  if (!offer) throw notFound();
  const wanted = sentSize(url.searchParams.get('rozmiar') ?? '');
  const soldOut = offer.sizes
    .filter((size) => size.status === 'disable')
    .map(({ type, name }) => ({ type, name: type === UNIVERSAL_SIZE ? null : name }));
  const size = soldOut.find(({ type }) => type === wanted) ?? (soldOut.length === 1 ? soldOut[0] : undefined);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  const { id: productId, name, link } = offer;
  return { id: productId, name, link, size: size ?? null, soldOut, email: session?.email ?? '' };
}

export type ShownNotice = Awaited<ReturnType<typeof loadNotice>>;
