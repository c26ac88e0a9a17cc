import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { getProductPage } from '#shop/catalogue/index.ts';
import { notFound } from '../../not-found.server.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
}

export async function loadProduct({ context, url, id }: Wanted) {
  const found = await getProductPage(context.get(shopContext), Number(id));
  if (!found) throw notFound();
  // One address for one product: an old slug goes to the present one.
  if (found.link !== url.pathname) throw redirect(found.link + url.search, 301);
  const { tags, ...product } = found;
  context.get(pageContext).cache({ tags });
  return product;
}

export type ShownProduct = Awaited<ReturnType<typeof loadProduct>>;
