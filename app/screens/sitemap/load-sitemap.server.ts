import { data, type RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import type { CategoryNode } from '#rules/catalogue/category-tree.ts';
import { getCategoryTree, getLastProductId, getMakerAddresses, getProductAddresses } from '#shop/catalogue/index.ts';
import { sitemapXml } from './sitemap-xml.ts';

type Context = Readonly<RouterContextProvider>;

/** Product ids per file; the format allows 50 000 addresses. */
const idsPerFile = 20_000;
const categoriesPart = 'kategorie.xml';
const makersPart = 'producenci.xml';
const LISTS = ['/kategorie', '/promocje', '/nowosci'];
const productsPart = /^produkty-([1-9]\d{0,4})\.xml$/;

/** A new product may wait an hour for its place in the sitemap. */
const kept = { freshSeconds: 3600, staleSeconds: 86_400 };

/** X.16: the sitemap of sitemaps. */
export async function loadSitemapIndex(context: Context): Promise<string> {
  const { origin, cache } = contextPage(context, ['menu']);
  const files = Math.ceil((await getLastProductId(context.get(shopContext))) / idsPerFile);
  const parts = [
    categoriesPart,
    makersPart,
    ...Array.from({ length: files }, (_, index) => `produkty-${index + 1}.xml`),
  ];
  cache();
  return sitemapXml(
    'sitemapindex',
    parts.map((part) => ({ address: `${origin}/sitemap/${part}` })),
  );
}

/** One file of the sitemap: all categories, producers and series, or a range of products. */
export async function loadSitemapPart(context: Context, part: string): Promise<string> {
  const { origin, cache } = contextPage(context, ['menu']);
  const shop = context.get(shopContext);
  if (part === categoriesPart) {
    const links = ['/', ...LISTS, ...(await getCategoryTree(shop)).flatMap(linksOf)];
    cache();
    return sitemapXml(
      'urlset',
      links.map((link) => ({ address: origin + link })),
    );
  }
  if (part === makersPart) {
    const links = await getMakerAddresses(shop);
    cache();
    return sitemapXml(
      'urlset',
      links.map((link) => ({ address: origin + link })),
    );
  }
  const file = Number(productsPart.exec(part)?.[1] ?? Number.NaN);
  const products = await (Number.isNaN(file)
    ? []
    : getProductAddresses(shop, (file - 1) * idsPerFile + 1, file * idsPerFile + 1));
  if (products.length === 0) throw data(null, { status: 404 });
  cache();
  return sitemapXml(
    'urlset',
    products.map(({ link, updatedAt }) => ({ address: origin + link, changed: updatedAt })),
  );
}

function linksOf(node: CategoryNode): string[] {
  return [node.link, ...node.children.flatMap(linksOf)];
}

function contextPage(context: Context, tags: string[]) {
  const page = context.get(pageContext);
  return { origin: page.origin, cache: () => page.cache({ tags, ...kept }) };
}
