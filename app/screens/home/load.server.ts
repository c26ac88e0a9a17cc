import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { getHome } from '#shop/catalogue/index.ts';

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { tags, ...home } = await getHome(context.get(shopContext));
  context.get(pageContext).cache({ tags });
  return home;
}
