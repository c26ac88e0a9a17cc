import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { productTag } from '#rules/catalogue/cache-tags.ts';
import type { ProductCard } from '#rules/catalogue/product-card.ts';
import { zoneId } from '#rules/recommendations/zones.ts';
import { getHome } from '#shop/catalogue/index.ts';
import { findEndingPromotion } from '#shop/recommendations/index.ts';
import type { Shop } from '#shop/shop.ts';
import { renderZone } from '../../features/zones/render-zone.tsx';

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const [{ tags, recommended, ...home }, ending] = await Promise.all([getHome(shop), findEndingPromotion(shop)]);
  context.get(pageContext).cache({ tags: ending ? [...tags, productTag(ending.card.id)] : tags });
  return { ...home, recommended: await renderBestsellers(shop, recommended), ending };
}

function renderBestsellers({ settings }: Shop, cards: ProductCard[]) {
  const kind = 'bestsellers';
  return cards.length > 0 ? renderZone({ id: zoneId(kind), kind, cards, priceType: settings.priceType }) : null;
}
