import { data, type RouterContextProvider } from 'react-router';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import type { CategoryNode } from '#modules/catalogue/products/rules/category-tree.ts';
import {
  getCategoryTree,
  getChangesByRange,
  getMakerAddresses,
  getProductAddresses,
} from '#modules/catalogue/products/server/index.ts';
import { getContentAddresses } from '#modules/content/pages/server/index.ts';
import { opaqueImageAddress } from '#platform/images/rules/image-address.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { sitemapXml } from './sitemap-xml.ts';

type Context = Readonly<RouterContextProvider>;
type Entries = Parameters<typeof sitemapXml>[1];

/** Product ids per file; the format allows 50 000 addresses and 50 MB. */
const idsPerFile = 20_000;
const LISTS = ['/kategorie', '/promocje', '/nowosci'];
const SCREENS = ['/blog', '/aktualnosci', '/opinie', '/opinie-o-sklepie', '/sklepy', '/contact.php'];
const productsPart = /^produkty-([1-9]\d{0,4})\.xml$/;
const largestPhoto = 1280;

/** A new product may wait an hour for its place in the sitemap. */
const kept = { freshSeconds: 3600, staleSeconds: 86_400 };

/** Everything but products, by the name of its file. */
const PARTS: Record<string, (shop: Shop, origin: string) => Promise<Entries>> = {
  'kategorie.xml': async (shop, origin) => {
    const links = ['/', ...LISTS, ...(await getCategoryTree(shop)).flatMap(linksOf)];
    return links.map((link) => ({ address: origin + link }));
  },
  'producenci.xml': async (shop, origin) => (await getMakerAddresses(shop)).map((link) => ({ address: origin + link })),
  'tresci.xml': async (shop, origin) => [
    ...SCREENS.map((link) => ({ address: origin + link })),
    ...(await getContentAddresses(shop)).map(({ link, changed, photo }) => ({
      address: origin + link,
      changed,
      images: photo ? [origin + opaqueImageAddress(photo, largestPhoto)] : [],
    })),
  ],
};

/** X.16: the sitemap of sitemaps. */
export async function loadSitemapIndex(context: Context): Promise<string> {
  const page = context.get(pageContext);
  const changes = await getChangesByRange(readingOf(context.get(shopContext)), idsPerFile);
  const parts = [
    ...Object.keys(PARTS).map((name) => ({ name, changed: null })),
    // A range without a product on sale has no file.
    ...changes.flatMap((changed, index) => (changed ? [{ name: `produkty-${index + 1}.xml`, changed }] : [])),
  ];
  page.cache({ tags: [MENU_TAG], ...kept });
  return sitemapXml(
    'sitemapindex',
    parts.map(({ name, changed }) => ({ address: `${page.origin}/sitemap/${name}`, changed })),
  );
}

/** One file of the sitemap: categories, producers and series, words, or a range of products. */
export async function loadSitemapPart(context: Context, part: string): Promise<string> {
  const page = context.get(pageContext);
  const shop = readingOf(context.get(shopContext));
  const entries = Object.hasOwn(PARTS, part)
    ? await PARTS[part]?.(shop, page.origin)
    : await listProductEntries(shop, page.origin, Number(productsPart.exec(part)?.[1] ?? Number.NaN));
  if (!entries || entries.length === 0) throw data(null, { status: 404 });
  page.cache({ tags: [MENU_TAG], ...kept });
  return sitemapXml('urlset', entries);
}

async function listProductEntries(shop: Shop, origin: string, file: number): Promise<Entries> {
  if (Number.isNaN(file)) return [];
  const products = await getProductAddresses(shop, (file - 1) * idsPerFile + 1, file * idsPerFile + 1);
  return products.map(({ link, updatedAt, photos }) => ({
    address: origin + link,
    changed: updatedAt,
    images: photos.map((photo) => origin + opaqueImageAddress(photo, largestPhoto)),
  }));
}

function linksOf(node: CategoryNode): string[] {
  return [node.link, ...node.children.flatMap(linksOf)];
}
