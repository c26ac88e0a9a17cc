import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { receiveReturnIntent } from './action.server.ts';
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

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: returnsTexts.code(loaderData?.code ?? ''), shopName: shopName(matches) });
}

export default function ReturnStatusRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <StatusScreen filed={loaderData} answer={actionData} />;
}
