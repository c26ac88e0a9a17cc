import type { RouterContextProvider } from 'react-router';
import { loadProductHead } from '#app/features/catalogue/product-head/load-product-head.server.ts';
import { countPages, parseCounter } from '#app/features/platform/paging/paging.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { OPINIONS_STEP } from '#rules/after-sale/opinions/opinion-limits.ts';
import { productOpinionsTag } from '#rules/after-sale/opinions/opinion-view.ts';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { getProductOpinions } from '#shop/after-sale/opinions/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

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
