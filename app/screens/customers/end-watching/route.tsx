import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { MailLinkPage } from '#app/features/platform/mail-link/mail-link-page.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as watchingTexts from '#texts/customers/watching.ts';
import type { Route } from './+types/route.ts';
import { endWatching, loadWatching } from './ending.server.ts';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: watchingTexts.end.title }],
  noIndex: true,
};

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWatching(context, params.token);
}

export function action({ context, params }: Route.ActionArgs) {
  return endWatching(context, params.token);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: watchingTexts.end.title, shopName: shopName(matches) });
}

export default function EndWatchingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData ? watchingTexts.end.done : loaderData.watching ? undefined : watchingTexts.end.unknown;
  const outcome = done
    ? {
        kind: actionData ? ('success' as const) : ('info' as const),
        text: done,
        next: { to: '/', label: watchingTexts.end.home },
      }
    : undefined;
  return (
    <MailLinkPage
      title={watchingTexts.end.title}
      question={watchingTexts.end.question}
      submit={watchingTexts.end.submit}
      outcome={outcome}
    />
  );
}
