import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as payLaterTexts from '../texts/storefront.ts';
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

export default function InstalmentsRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return (
    <article className="max-w-prose">
      <h1 className="mb-6">{title}</h1>
      <InstalmentInfo systems={loaderData} />
    </article>
  );
}
