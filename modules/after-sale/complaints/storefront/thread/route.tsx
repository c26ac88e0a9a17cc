import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { receiveThread } from './action.server.ts';
import { loadThread, type ShownComplaint } from './load.server.ts';
import { ThreadScreen } from './thread-screen.tsx';

export const handle: PageHandle<ShownComplaint> = {
  page: 'rma-details',
  breadcrumbs: ({ number, signedIn }) => [
    ...accountCrumb(signedIn),
    { label: complaintTexts.list, to: '/reklamacje/lista' },
    { label: complaintTexts.number(number) },
  ],
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs<'number'>) {
  return loadThread(context, params.number, url);
}

export function action({ context, params, request }: Route.ActionArgs<'number'>) {
  return receiveThread(request, context, params.number);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: complaintTexts.number(loaderData?.number ?? ''), shopName: shopName(matches) });
}

export default function ComplaintRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  return <ThreadScreen complaint={loaderData} answer={actionData} />;
}
