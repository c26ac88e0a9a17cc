import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnPoint } from './act.server.ts';
import { loadReturnPoint } from './load.server.ts';
import { PointScreen } from './point-screen.tsx';

const { title } = returnsTexts.point;

export const handle: PageHandle = {
  page: 'returns-sites',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnPoint(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnPoint(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title, shopName: shopName(matches) });
}

export default function ReturnPointRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PointScreen step={loaderData} reply={actionData} />;
}
