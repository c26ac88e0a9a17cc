import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import type { Route } from './+types/route.ts';
import { receiveThread } from './act.server.ts';
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

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadThread(context, params.number, url);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receiveThread(request, context, params.number);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: complaintTexts.number(loaderData?.number ?? ''), shopName: shopName(matches) });
}

export default function ComplaintRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ThreadScreen complaint={loaderData} answer={actionData} />;
}
