import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as payLaterTexts from '#texts/selling/pay-later.ts';
import type { Route } from './+types/instalments-route.ts';
import { InstalmentInfo } from './instalment-info.tsx';
import { loadInstalments } from './load.server.ts';

const { title, lead } = payLaterTexts.instalments;

export const handle: PageHandle = { page: 'text', isDocument: true, breadcrumbs: () => [{ label: title }] };

export function loader({ context }: Route.LoaderArgs) {
  return loadInstalments(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title, shopName: shopName(matches), description: lead });
}

export default function InstalmentsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <article className="max-w-prose">
      <h1 className="mb-6">{title}</h1>
      <InstalmentInfo systems={loaderData} />
    </article>
  );
}
