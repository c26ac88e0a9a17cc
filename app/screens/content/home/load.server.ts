import type { RouterContextProvider } from 'react-router';
import { renderZone } from '#app/features/selling/zones/render-zone.tsx';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { WALL_TAG } from '#rules/after-sale/opinions/opinion-limits.ts';
import { shortenOpinion } from '#rules/after-sale/opinions/opinion-text.ts';
import type { ProductOpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { HOME_TAG, MENU_TAG, productTag } from '#rules/catalogue/products/cache-tags.ts';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { zoneId } from '#rules/catalogue/recommendations/zones.ts';
import { listRecentOpinions } from '#shop/after-sale/opinions/index.ts';
import { getCategoryTree } from '#shop/catalogue/products/index.ts';
import { fillZones, findEndingPromotion } from '#shop/catalogue/recommendations/index.ts';
import { listBanners, listNews } from '#shop/content/pages/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import * as articleTexts from '#texts/content/articles.ts';
import * as homeTexts from '#texts/content/home.ts';

const BESTSELLERS_SHOWN = 8;
const NEWS_SHOWN = 3;
const OPINIONS_SHOWN = 3;

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const [banners, categories, zones, ending, opinions, news] = await Promise.all([
    listBanners(shop),
    getCategoryTree(shop),
    fillZones(shop, { kinds: ['bestsellers'], alreadyShown: [], viewed: [] }),
    findEndingPromotion(shop),
    listRecentOpinions(shop, { limit: OPINIONS_SHOWN }),
    listNews(shop, NEWS_SHOWN),
  ]);
  const bestsellers = zones.get('bestsellers')?.slice(0, BESTSELLERS_SHOWN) ?? [];
  const products = [...bestsellers, ...(ending ? [ending.card] : [])].map(({ id }) => productTag(id));
  context.get(pageContext).cache({ tags: [HOME_TAG, MENU_TAG, WALL_TAG, ...products] });
  const { tagline, description, shipmentDeadline, returnDays } = shop.settings;
  return {
    about: { tagline, description },
    promises: homeTexts.promises(shipmentDeadline, returnDays),
    banners,
    categories,
    recommended: await renderBestsellers(shop, bestsellers),
    ending,
    opinions: opinions.map(teaseOpinion),
    news: news.map((item) => ({ ...item, day: articleTexts.date(item.date) })),
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
