import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as noticeTexts from '#texts/customers/notices.ts';
import type { Route } from './+types/route.ts';
import { receiveNotice } from './act.server.ts';
import { loadNotice, type ShownNotice } from './load.server.ts';
import { NoticeScreen } from './notice-screen.tsx';

export const handle: PageHandle<ShownNotice> = {
  page: 'text',
  breadcrumbs: ({ name, link }) => [{ label: name, to: link }, { label: noticeTexts.title }],
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadNotice(context, params.id, url);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receiveNotice(context, params.id, request);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: noticeTexts.title, shopName: shopName(matches) });
}

export default function NoticeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticeScreen notice={loaderData} answer={actionData} />;
}
