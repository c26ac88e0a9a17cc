import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#platform/paging/storefront/paging.server.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { WALL_TAG } from '../../rules/opinion-view.ts';
import { listWall } from '../../server/index.ts';

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
