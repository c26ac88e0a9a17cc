import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { MailLinkPage } from '#app/features/platform/mail-link/mail-link-page.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { watchingTexts } from '#texts/customers/watching.ts';
import type { Route } from './+types/route.ts';
import { endWatching, loadWatching } from './ending.server.ts';

const { end } = watchingTexts;

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: end.title }], noIndex: true };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWatching(context, params.token);
}

export function action({ context, params }: Route.ActionArgs) {
  return endWatching(context, params.token);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: end.title, shopName: shopName(matches) });
}

export default function EndWatchingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData ? end.done : loaderData.watching ? undefined : end.unknown;
  const outcome = done
    ? { kind: actionData ? ('success' as const) : ('info' as const), text: done, next: { to: '/', label: end.home } }
    : undefined;
  return <MailLinkPage title={end.title} question={end.question} submit={end.submit} outcome={outcome} />;
}
