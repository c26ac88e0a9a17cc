import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { HOME_TAG, MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { ProductCard } from '#rules/catalogue/product-card.ts';
import { WALL_TAG } from '#rules/opinions/opinion-tags.ts';
import type { ProductOpinionView } from '#rules/opinions/opinion-view.ts';
import { shortenOpinion } from '#rules/opinions/shorten-opinion.ts';
import { zoneId } from '#rules/recommendations/zones.ts';
import { getCategoryTree } from '#shop/catalogue/index.ts';
import { listBanners, listNews } from '#shop/content/index.ts';
import { listRecentOpinions } from '#shop/opinions/index.ts';
import { fillZones, findEndingPromotion } from '#shop/recommendations/index.ts';
import type { Shop } from '#shop/shop.ts';
import { articleTexts } from '#texts/articles.ts';
import { homeTexts } from '#texts/home.ts';
import { renderZone } from '../../features/zones/render-zone.tsx';

const BESTSELLERS_SHOWN = 8;
const NEWS_SHOWN = 3;
const OPINIONS_SHOWN = 3;

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const [banners, categories, zones, ending, opinions, news] = await Promise.all([
    listBanners(shop),
    getCategoryTree(shop),
    fillZones(shop, { kinds: ['bestsellers'], beside: [], viewed: [] }),
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
