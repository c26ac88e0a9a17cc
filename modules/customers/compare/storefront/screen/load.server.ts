import type { RouterContextProvider } from 'react-router';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { parseCompareView } from '../../rules/compare-view.ts';
import { getComparison, listCompared } from '../../server/index.ts';

export async function loadComparison(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const { shared } = parseCompareView(url.searchParams);
  return getComparison(shop, shared ?? (await ownIds(context)));
}

async function ownIds(context: Readonly<RouterContextProvider>): Promise<number[]> {
  const visitor = await context.get(visitorContext).find();
  const compared = visitor ? await listCompared(context.get(shopContext), visitor.id) : [];
  return compared.map((product) => product.id);
}
