import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as noticeTexts from '../../texts/storefront.ts';
import { receiveNotice } from './action.server.ts';
import { loadNotice, type ShownNotice } from './load.server.ts';
import { NoticeScreen } from './notice-screen.tsx';

export const handle: PageHandle<ShownNotice> = {
  page: 'text',
  breadcrumbs: ({ name, link }) => [{ label: name, to: link }, { label: noticeTexts.title }],
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs<'id'>) {
  return loadNotice(context, params.id, url);
}

export function action({ context, params, request }: Route.ActionArgs<'id'>) {
  return receiveNotice(context, params.id, request);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: noticeTexts.title, shopName: shopName(matches) });
}

export default function NoticeRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  return <NoticeScreen notice={loaderData} answer={actionData} />;
}
