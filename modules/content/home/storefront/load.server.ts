import type { RouterContextProvider } from 'react-router';
import { shortenOpinion } from '#modules/after-sale/opinions/rules/opinion-text.ts';
import { type ProductOpinionView, WALL_TAG } from '#modules/after-sale/opinions/rules/opinion-view.ts';
import { pickOpinions } from '#modules/after-sale/opinions/rules/pick-opinions.ts';
import { listRecentOpinions } from '#modules/after-sale/opinions/server/index.ts';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { HOME_TAG, MENU_TAG, productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { getCategoryTree } from '#modules/catalogue/products/server/index.ts';
import { fillZones, findEndingPromotion } from '#modules/catalogue/recommendations/server/index.ts';
import { NEWS_TAG } from '#modules/content/pages/rules/page-snippets.ts';
import { listNews } from '#modules/content/pages/server/index.ts';
import * as articleTexts from '#modules/content/pages/texts/articles.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { HomeBlock, HomeBlockContent, HomeBlockKind } from '../rules/home-blocks.ts';
import { listBanners, listHomeBlocks } from '../server/index.ts';
import * as homeTexts from '../texts/storefront.ts';

/** When one of the tags is purged, the page is rendered again. */
interface Loaded<Shown = unknown> {
  shown: Shown;
  tags: string[];
}

type Banners = Awaited<ReturnType<typeof listBanners>>;

const LOADERS = {
  hero: async (_shop, { banners }, all) => {
    const chosen = banners.flatMap((id) => all.find((banner) => banner.id === id) ?? []);
    return { shown: banners.length > 0 ? chosen : all, tags: [] };
  },
  promises: async ({ settings }) => ({
    shown: homeTexts.promises(settings.shipmentDeadline, settings.returnDays),
    tags: [],
  }),
  departments: async (shop) => ({ shown: await getCategoryTree(shop), tags: [MENU_TAG] }),
  products: async (shop, { zone, max }) => {
    const cards = (await fillZones(shop, { kinds: [zone], alreadyShown: [], viewed: [], max })).get(zone) ?? [];
    return { shown: { zone, cards }, tags: cards.map(({ id }) => productTag(id)) };
  },
  story: async (shop, { products, ...words }) => ({
    shown: { ...words, cards: await getProductCards(shop, products) },
    tags: products.map(productTag),
  }),
  ending: async (shop) => {
    const ending = await findEndingPromotion(shop);
    return { shown: ending, tags: ending ? [productTag(ending.card.id)] : [] };
  },
  band: async (_shop, { banner }, all) => ({ shown: all.find(({ id }) => id === banner) ?? null, tags: [] }),
  opinions: async (shop, { max }) => {
    const newest = await listRecentOpinions(shop);
    return { shown: pickOpinions(newest, max).map(teaseOpinion), tags: [WALL_TAG] };
  },
  news: async (shop, { max }) => {
    const news = await listNews(shop, max);
    return { shown: news.map((item) => ({ ...item, day: articleTexts.date(item.date) })), tags: [NEWS_TAG] };
  },
  zones: async (_shop, { kinds }) => ({ shown: kinds, tags: [] }),
} satisfies {
  [Kind in HomeBlockKind]: (shop: Shop, content: HomeBlockContent[Kind], banners: Banners) => Promise<Loaded>;
};

type ShownBy<Kind extends HomeBlockKind> = Awaited<ReturnType<(typeof LOADERS)[Kind]>>['shown'];

export type ShownBlock = { [Kind in HomeBlockKind]: { id: number; kind: Kind; shown: ShownBy<Kind> } }[HomeBlockKind];

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = readingOf(context.get(shopContext));
  const [blocks, banners] = await Promise.all([listHomeBlocks(shop), listBanners(shop)]);
  const loaded = await Promise.all(blocks.map((block) => loadBlock(shop, block, banners)));
  context.get(pageContext).cache({ tags: [...new Set([HOME_TAG, ...loaded.flatMap(({ tags }) => tags)])] });
  const { tagline, description } = shop.settings;
  return { about: { tagline, description }, blocks: loaded.map(({ block }) => block) };
}

async function loadBlock(
  shop: Shop,
  { id, kind, content }: HomeBlock,
  banners: Banners,
): Promise<{ block: ShownBlock; tags: string[] }> {
  // The kind determines both the loader and its argument.
  const load: (shop: Shop, content: never, banners: Banners) => Promise<Loaded> = LOADERS[kind];
  const { shown, tags } = await load(shop, content as never, banners);
  return { block: { id, kind, shown } as ShownBlock, tags };
}

export type TeasedOpinion = ReturnType<typeof teaseOpinion>;

function teaseOpinion({ id, rating, content, author, product }: ProductOpinionView) {
  const { name, link, photo, photoTone } = product;
  return { id, rating, author, text: shortenOpinion(content).text, product: { name, link, photo, photoTone } };
}
