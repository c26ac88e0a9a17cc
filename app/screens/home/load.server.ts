import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { productTag } from '#rules/catalogue/cache-tags.ts';
import { getHome } from '#shop/catalogue/index.ts';
import { findEndingPromotion } from '#shop/recommendations/index.ts';

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const [{ tags, ...home }, ending] = await Promise.all([getHome(shop), findEndingPromotion(shop)]);
  context.get(pageContext).cache({ tags: ending ? [...tags, productTag(ending.card.id)] : tags });
  return { ...home, ending };
}
