import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as returnsProductsTexts from '../../texts/products.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { receiveReturnProducts } from './action.server.ts';
import { loadReturnProducts } from './load.server.ts';
import { ProductsScreen } from './products-screen.tsx';

export const handle: PageHandle = {
  page: 'returns-products',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: returnsProductsTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnProducts(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnProducts(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: returnsProductsTexts.title, shopName: shopName(matches) });
}

export default function ReturnProductsRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <ProductsScreen step={loaderData} reply={actionData} />;
}
