import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as payLaterTexts from '../texts/storefront.ts';
import { DeferredInfo } from './deferred-info.tsx';
import { loadDeferred } from './load.server.ts';

const texts = payLaterTexts.deferred;

export const handle: PageHandle<{ days: number }> = {
  page: 'text',
  isDocument: true,
  breadcrumbs: ({ days }) => [{ label: texts.title(days) }],
};

export function loader({ context }: Route.LoaderArgs) {
  return loadDeferred(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { days } = loaderData;
  return pageMeta({ title: texts.title(days), shopName: shopName(matches), description: texts.lead(days) });
}

export default function DeferredRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return (
    <article className="max-w-prose">
      <h1 className="mb-6">{texts.title(loaderData.days)}</h1>
      <DeferredInfo deferred={loaderData} />
    </article>
  );
}
