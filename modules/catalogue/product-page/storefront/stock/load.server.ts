import { type RouterContextProvider, redirect } from 'react-router';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { getProductStock } from '#modules/sales/delivery/server/index.ts';
import { stockLink } from '#platform/links/rules/screen-links.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

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
