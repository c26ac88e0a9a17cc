import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { MailLinkPage } from '#app/features/platform/mail-link/mail-link-page.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as noticeTexts from '#texts/customers/notices.ts';
import type { Route } from './+types/route.ts';
import { leaveNotice, loadEnding } from './ending.server.ts';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: noticeTexts.end.title }],
  noIndex: true,
};

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEnding(context, params.token);
}

export function action({ context, params }: Route.ActionArgs) {
  return leaveNotice(context, params.token);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: noticeTexts.end.title, shopName: shopName(matches) });
}

export default function EndNoticeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData ? noticeTexts.end.done : loaderData.product === null ? noticeTexts.end.unknown : undefined;
  const outcome = done
    ? {
        kind: actionData ? ('success' as const) : ('info' as const),
        text: done,
        next: { to: '/', label: noticeTexts.end.home },
      }
    : undefined;
  return (
    <MailLinkPage
      title={noticeTexts.end.title}
      question={noticeTexts.end.question(loaderData.product ?? '')}
      submit={noticeTexts.end.submit}
      outcome={outcome}
    />
  );
}
