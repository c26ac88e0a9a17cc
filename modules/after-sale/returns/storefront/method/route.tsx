import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as returnsMethodTexts from '../../texts/method.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { receiveReturnMethod } from './action.server.ts';
import { loadReturnMethod } from './load.server.ts';
import { MethodScreen } from './method-screen.tsx';

export const handle: PageHandle = {
  page: 'returns-methods',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: returnsMethodTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnMethod(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnMethod(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: returnsMethodTexts.title, shopName: shopName(matches) });
}

export default function ReturnMethodRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <MethodScreen step={loaderData} reply={actionData} />;
}
