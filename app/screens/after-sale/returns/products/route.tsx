import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import * as returnsProductsTexts from '#texts/after-sale/returns-products.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnProducts } from './act.server.ts';
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

export default function ReturnProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductsScreen step={loaderData} reply={actionData} />;
}
