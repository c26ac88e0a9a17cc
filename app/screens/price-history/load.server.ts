import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { productTag } from '#rules/catalogue/cache-tags.ts';
import { getProductOffer } from '#shop/catalogue/index.ts';
import { getPriceHistory, HISTORY_DAYS } from '#shop/pricing/index.ts';
import { notFound } from '../../not-found.server.ts';

export async function loadPriceHistory(context: Readonly<RouterContextProvider>, id: number) {
  const shop = context.get(shopContext);
  const offer = await getProductOffer(shop, id);
  if (!offer) throw notFound();
  context.get(pageContext).cache({ tags: [productTag(id)] });
  const { name, link, vatPermille } = offer;
  const now = shop.now().getTime();
  return { product: { id, name, link, vatPermille }, sizes: await getPriceHistory(shop, id), days: HISTORY_DAYS, now };
}

export type ShownHistory = Awaited<ReturnType<typeof loadPriceHistory>>;
