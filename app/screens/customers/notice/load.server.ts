import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { sentSize, UNIVERSAL_SIZE } from '#rules/catalogue/products/size-table.ts';
import { getProductOffer } from '#shop/catalogue/products/index.ts';
import { findSession } from '#shop/customers/accounts/index.ts';
import { notFound } from '../../../not-found.server.ts';

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
