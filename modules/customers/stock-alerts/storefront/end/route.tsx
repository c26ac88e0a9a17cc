import { MailLinkPage } from '#platform/mail/storefront/mail-link-page.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as noticeTexts from '../../texts/storefront.ts';
import { leaveNotice, loadEnding } from './ending.server.ts';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: noticeTexts.end.title }],
  noIndex: true,
};

export const loader = ({ context, params }: Route.LoaderArgs<'token'>) => loadEnding(context, params.token);
export const action = ({ context, params }: Route.ActionArgs<'token'>) => leaveNotice(context, params.token);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: noticeTexts.end.title, shopName: shopName(matches) });

export default function EndNoticeRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const text = actionData ? noticeTexts.end.done : loaderData.product === null ? noticeTexts.end.unknown : undefined;
  const next = { to: '/', label: noticeTexts.end.home };
  return (
    <MailLinkPage
      title={noticeTexts.end.title}
      question={noticeTexts.end.question(loaderData.product ?? '')}
      submit={noticeTexts.end.submit}
      outcome={text ? { kind: actionData ? 'success' : 'info', text, next } : undefined}
    />
  );
}
