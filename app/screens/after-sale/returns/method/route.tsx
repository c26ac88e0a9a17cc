import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnMethod } from './act.server.ts';
import { loadReturnMethod } from './load.server.ts';
import { MethodScreen } from './method-screen.tsx';

const { title } = returnsTexts.method;

export const handle: PageHandle = {
  page: 'returns-methods',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnMethod(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnMethod(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title, shopName: shopName(matches) });
}

export default function ReturnMethodRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MethodScreen step={loaderData} reply={actionData} />;
}
