import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { stockLink } from '#rules/platform/links/screen-links.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';
import { getProductStock } from '#shop/selling/delivery/index.ts';
import { notFound } from '../../../../not-found.server.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
}

export async function loadStock({ context, url, id }: Wanted) {
  const stock = await getProductStock(readingOf(context.get(shopContext)), Number(id));
  if (!stock) throw notFound();
  const address = stockLink(stock.link);
  if (address !== url.pathname) throw redirect(address, 301);
  context.get(pageContext).cache({ tags: [productTag(stock.id)], freshSeconds: 60 });
  return stock;
}
