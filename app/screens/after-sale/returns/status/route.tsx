import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnIntent } from './act.server.ts';
import { loadReturnStatus, type ShownReturn } from './load.server.ts';
import { StatusScreen } from './status-screen.tsx';

export const handle: PageHandle<ShownReturn> = {
  page: 'returns-confirmation',
  breadcrumbs: ({ code, signedIn }) => [
    ...accountCrumb(signedIn),
    { label: returnsTexts.title, to: '/zwroty' },
    { label: returnsTexts.code(code) },
  ],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnStatus(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnIntent(request, context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: returnsTexts.code(loaderData?.code ?? ''), shopName: shopName(matches) });
}

export default function ReturnStatusRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StatusScreen filed={loaderData} answer={actionData} />;
}
