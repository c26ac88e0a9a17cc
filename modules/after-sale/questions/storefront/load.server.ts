import type { RouterContextProvider } from 'react-router';
import { loadProductHead } from '#modules/catalogue/listing-index/storefront/load-product-head.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
  slug: string;
}

export function loadQuestionForm({ context, ...wanted }: Wanted) {
  return loadProductHead(context.get(shopContext), { ...wanted, page: 'pytanie' });
}
