import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#app/features/platform/paging/paging.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { WALL_TAG } from '#rules/after-sale/opinions/opinion-view.ts';
import { listWall } from '#shop/after-sale/opinions/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

const PER_PAGE = 12;

export async function loadWall(context: Readonly<RouterContextProvider>, url: URL) {
  const page = parseCounter(url);
  const { items, total } = await listWall(readingOf(context.get(shopContext)), {
    from: page * PER_PAGE,
    limit: PER_PAGE,
  });
  const pages = countPages({ page, total, size: PER_PAGE });
  context.get(pageContext).cache({ tags: [WALL_TAG] });
  return { items, total, page, pages };
}
