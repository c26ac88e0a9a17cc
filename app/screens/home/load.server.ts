import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { productTag } from '#rules/catalogue/cache-tags.ts';
import type { ProductCard } from '#rules/catalogue/product-card.ts';
import { WALL_TAG } from '#rules/opinions/opinion-tags.ts';
import type { ProductOpinionView } from '#rules/opinions/opinion-view.ts';
import { shortenOpinion } from '#rules/opinions/shorten-opinion.ts';
import { zoneId } from '#rules/recommendations/zones.ts';
import { getHome } from '#shop/catalogue/index.ts';
import { listRecentOpinions } from '#shop/opinions/index.ts';
import { findEndingPromotion } from '#shop/recommendations/index.ts';
import type { Shop } from '#shop/shop.ts';
import { renderZone } from '../../features/zones/render-zone.tsx';

const OPINIONS_SHOWN = 3;

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const [{ tags, recommended, ...home }, ending, opinions] = await Promise.all([
    getHome(shop),
    findEndingPromotion(shop),
    listRecentOpinions(shop, { limit: OPINIONS_SHOWN }),
  ]);
  context.get(pageContext).cache({ tags: [...tags, WALL_TAG, ...(ending ? [productTag(ending.card.id)] : [])] });
  return {
    ...home,
    recommended: await renderBestsellers(shop, recommended),
    ending,
    opinions: opinions.map(teaseOpinion),
  };
}

export type TeasedOpinion = ReturnType<typeof teaseOpinion>;

function teaseOpinion({ id, rating, content, author, product }: ProductOpinionView) {
  const { name, link } = product;
  return { id, rating, author, text: shortenOpinion(content).text, product: { name, link } };
}

function renderBestsellers({ settings }: Shop, cards: ProductCard[]) {
  const kind = 'bestsellers';
  return cards.length > 0 ? renderZone({ id: zoneId(kind), kind, cards, priceType: settings.priceType }) : null;
}
