import type { RouterContextProvider } from 'react-router';
import { renderZone } from '#app/features/selling/zones/render-zone.tsx';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { shortenOpinion } from '#rules/after-sale/opinions/opinion-text.ts';
import type { ProductOpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { WALL_TAG } from '#rules/after-sale/opinions/opinion-view.ts';
import { HOME_TAG, MENU_TAG, productTag } from '#rules/catalogue/products/cache-tags.ts';
import { zoneId } from '#rules/catalogue/recommendations/zones.ts';
import { NEWS_TAG } from '#rules/content/pages/page-snippets.ts';
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

/** What a block shows, and the tags of it: when one of them is purged the page is made anew. */
interface Block {
  shown: unknown;
  tags: string[];
}

/** The blocks of the main page, asked for at once. */
const BLOCKS = {
  banners: async (shop: Shop) => ({ shown: await listBanners(shop), tags: [HOME_TAG] }),
  categories: async (shop: Shop) => ({ shown: await getCategoryTree(shop), tags: [MENU_TAG] }),
  recommended: loadBestsellers,
  ending: async (shop: Shop) => {
    const ending = await findEndingPromotion(shop);
    return { shown: ending, tags: ending ? [HOME_TAG, productTag(ending.card.id)] : [HOME_TAG] };
  },
  opinions: async (shop: Shop) => {
    const opinions = await listRecentOpinions(shop, { limit: OPINIONS_SHOWN });
    return { shown: opinions.map(teaseOpinion), tags: [WALL_TAG] };
  },
  news: async (shop: Shop) => {
    const news = await listNews(shop, NEWS_SHOWN);
    return { shown: news.map((item) => ({ ...item, day: articleTexts.date(item.date) })), tags: [NEWS_TAG] };
  },
} satisfies Record<string, (shop: Shop) => Promise<Block>>;

type Shown = { [Name in keyof typeof BLOCKS]: Awaited<ReturnType<(typeof BLOCKS)[Name]>>['shown'] };

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const blocks = await Promise.all(
    Object.entries(BLOCKS).map(async ([name, load]) => ({ name, ...(await load(shop)) })),
  );
  context.get(pageContext).cache({ tags: [HOME_TAG, ...new Set(blocks.flatMap(({ tags }) => tags))] });
  const { tagline, description, shipmentDeadline, returnDays } = shop.settings;
  return {
    about: { tagline, description },
    promises: homeTexts.promises(shipmentDeadline, returnDays),
    ...(Object.fromEntries(blocks.map(({ name, shown }) => [name, shown])) as Shown),
  };
}

export type TeasedOpinion = ReturnType<typeof teaseOpinion>;

function teaseOpinion({ id, rating, content, author, product }: ProductOpinionView) {
  const { name, link } = product;
  return { id, rating, author, text: shortenOpinion(content).text, product: { name, link } };
}

async function loadBestsellers(shop: Shop) {
  const kind = 'bestsellers';
  const zones = await fillZones(shop, { kinds: [kind], alreadyShown: [], viewed: [] });
  const cards = zones.get(kind)?.slice(0, BESTSELLERS_SHOWN) ?? [];
  const { priceType } = shop.settings;
  return {
    shown: cards.length > 0 ? await renderZone({ id: zoneId(kind), kind, cards, priceType }) : null,
    tags: [HOME_TAG, ...cards.map(({ id }) => productTag(id))],
  };
}
