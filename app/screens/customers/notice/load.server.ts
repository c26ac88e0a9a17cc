import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { sentSize, UNIVERSAL_SIZE } from '#rules/catalogue/products/size-table.ts';
import { getProductOffer } from '#shop/catalogue/products/index.ts';
import { notFound } from '../../../not-found.server.ts';

/** The product and which of its sizes can be waited for. */
export async function loadNotice(context: Readonly<RouterContextProvider>, id: string, url: URL) {
  const offer = await getProductOffer(context.get(shopContext), Number(id));
  if (!offer) throw notFound();
  const wanted = sentSize(url.searchParams.get('rozmiar') ?? '');
  const soldOut = offer.sizes
    .filter((size) => size.status === 'disable')
    .map(({ type, name }) => ({ type, name: type === UNIVERSAL_SIZE ? null : name }));
  const size = soldOut.find(({ type }) => type === wanted) ?? (soldOut.length === 1 ? soldOut[0] : undefined);
  return { id: offer.id, name: offer.name, link: offer.link, size: size ?? null, soldOut };
}

export type ShownNotice = Awaited<ReturnType<typeof loadNotice>>;
