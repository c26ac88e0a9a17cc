import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnProducts } from './act.server.ts';
import { loadReturnProducts } from './load.server.ts';
import { ProductsScreen } from './products-screen.tsx';

const { title } = returnsTexts.products;

export const handle: PageHandle = {
  page: 'returns-products',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnProducts(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnProducts(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title, shopName: shopName(matches) });
}

export default function ReturnProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductsScreen step={loaderData} reply={actionData} />;
}
