import type { RouterContextProvider } from 'react-router';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { getPriceHistory, getProductOffer, HISTORY_DAYS } from '#modules/catalogue/products/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

export async function loadPriceHistory(context: Readonly<RouterContextProvider>, id: number) {
  const shop = readingOf(context.get(shopContext));
  const offer = await getProductOffer(shop, id);
  if (!offer) throw notFound();
  context.get(pageContext).cache({ tags: [productTag(id)] });
  const { name, link, vatPermille } = offer;
  // X.38: a price that is no reduction has no earlier lowest price.
  const reducedSince = new Map(offer.sizes.map(({ type, price }) => [type, price.reducedSince]));
  const sizes = (await getPriceHistory(shop, id)).map((size) => ({
    ...size,
    reducedSince: reducedSince.get(size.type) ?? null,
  }));
  return { product: { id, name, link, vatPermille }, sizes, days: HISTORY_DAYS, now: shop.now().getTime() };
}

export type ShownHistory = Awaited<ReturnType<typeof loadPriceHistory>>;
