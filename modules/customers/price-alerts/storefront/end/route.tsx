import { MailLinkPage } from '#platform/mail/storefront/mail-link-page.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as watchingTexts from '../../texts/storefront.ts';
import { endWatching, loadWatching } from './ending.server.ts';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: watchingTexts.end.title }],
  noIndex: true,
};

export const loader = ({ context, params }: Route.LoaderArgs<'token'>) => loadWatching(context, params.token);
export const action = ({ context, params }: Route.ActionArgs<'token'>) => endWatching(context, params.token);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: watchingTexts.end.title, shopName: shopName(matches) });

export default function EndWatchingRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const text = actionData ? watchingTexts.end.done : loaderData.watching ? undefined : watchingTexts.end.unknown;
  const next = { to: '/', label: watchingTexts.end.home };
  return (
    <MailLinkPage
      title={watchingTexts.end.title}
      question={watchingTexts.end.question}
      submit={watchingTexts.end.submit}
      outcome={text ? { kind: actionData ? 'success' : 'info', text, next } : undefined}
    />
  );
}
