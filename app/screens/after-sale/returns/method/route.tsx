import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import * as returnsMethodTexts from '#texts/after-sale/returns-method.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnMethod } from './act.server.ts';
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

export default function ReturnMethodRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MethodScreen step={loaderData} reply={actionData} />;
}
