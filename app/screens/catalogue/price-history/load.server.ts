import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { getPriceHistory, HISTORY_DAYS } from '#shop/catalogue/pricing/index.ts';
import { getProductOffer } from '#shop/catalogue/products/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';
import { notFound } from '../../../not-found.server.ts';

export async function loadPriceHistory(context: Readonly<RouterContextProvider>, id: number) {
  const shop = readingOf(context.get(shopContext));
  const offer = await getProductOffer(shop, id);
  if (!offer) throw notFound();
  context.get(pageContext).cache({ tags: [productTag(id)] });
  const { name, link, vatPermille } = offer;
  // A price that is no reduction (X.38) has no lowest price before one.
  const reducedSince = new Map(offer.sizes.map(({ type, price }) => [type, price.reducedSince]));
  const sizes = (await getPriceHistory(shop, id)).map((size) => ({
    ...size,
    reducedSince: reducedSince.get(size.type) ?? null,
  }));
  return { product: { id, name, link, vatPermille }, sizes, days: HISTORY_DAYS, now: shop.now().getTime() };
}

export type ShownHistory = Awaited<ReturnType<typeof loadPriceHistory>>;
