import type { RouterContextProvider } from 'react-router';
import { loadProductHead } from '#modules/catalogue/listing-index/storefront/load-product-head.server.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { findOwnOpinionState } from '../../server/index.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
  slug: string;
}

/** The product, and what became of an opinion this visitor wrote before. */
export async function loadAddOpinion({ context, url, id, slug }: Wanted) {
  const shop = context.get(shopContext);
  const product = await loadProductHead(shop, { id, slug, url, page: 'opinia' });
  const visitor = await context.get(visitorContext).find();
  return { product, own: visitor ? await findOwnOpinionState(shop, visitor.id, product.id) : null };
}
