import type { RouterContextProvider } from 'react-router';
import { loadProductHead } from '#modules/catalogue/listing-index/storefront/load-product-head.server.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { countPages, parseCounter } from '#platform/paging/storefront/paging.server.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { OPINIONS_STEP } from '../../rules/opinion-limits.ts';
import { productOpinionsTag } from '../../rules/opinion-view.ts';
import { getProductOpinions } from '../../server/index.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
  slug: string;
}

export async function loadProductOpinions({ context, url, id, slug }: Wanted) {
  const shop = readingOf(context.get(shopContext));
  const product = await loadProductHead(shop, { id, slug, url, page: 'opinie' });
  const confirmedOnly = url.searchParams.get('confirmed') === '1';
  const page = parseCounter(url);
  const wanted = { confirmedOnly, from: page * OPINIONS_STEP, limit: OPINIONS_STEP };
  const opinions = await getProductOpinions(shop, product.id, wanted);
  const pages = countPages({ page, total: opinions.total, size: OPINIONS_STEP });
  context.get(pageContext).cache({ tags: [productTag(product.id), productOpinionsTag(product.id)] });
  return { product, ...opinions, confirmedOnly, page: page + 1, pages };
}
