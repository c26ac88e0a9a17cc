import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#app/features/platform/paging/paging.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { OPINIONS_STEP } from '#rules/after-sale/opinions/opinion-limits.ts';
import { SHOP_OPINIONS_TAG } from '#rules/after-sale/opinions/opinion-view.ts';
import { listShopOpinions } from '#shop/after-sale/opinions/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

export async function loadShopOpinions(context: Readonly<RouterContextProvider>, url: URL) {
  const asked = url.searchParams.get('rating') ?? '';
  const rating = /^[1-5]$/.test(asked) ? Number(asked) : null;
  if (asked && rating === null) throw notFound();
  const page = parseCounter(url);
  const opinions = await listShopOpinions(readingOf(context.get(shopContext)), {
    ratings: rating === null ? [] : [rating],
    from: page * OPINIONS_STEP,
    limit: OPINIONS_STEP,
  });
  const pages = countPages({ page, total: opinions.total, size: OPINIONS_STEP });
  context.get(pageContext).cache({ tags: [SHOP_OPINIONS_TAG] });
  return { ...opinions, rating, page: page + 1, pages };
}
