import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#platform/paging/storefront/paging.server.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { OPINIONS_STEP } from '../../rules/opinion-limits.ts';
import { SHOP_OPINIONS_TAG } from '../../rules/opinion-view.ts';
import { listShopOpinions } from '../../server/index.ts';

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
