import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { readCompareView } from '#rules/customers/compare/compare-view.ts';
import { compareTexts } from '#texts/customers/compare.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CompareIcon } from '../../../ui/icons/compare.tsx';
import type { Route } from './+types/route.ts';
import { CompareNotices } from './compare-notices.tsx';
import { CompareSettings } from './compare-settings.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedColumns, comparedRows } from './compared-rows.tsx';
import { loadComparison } from './load.server.ts';

export const handle: PageHandle = {
  page: 'product-compare',
  breadcrumbs: () => [{ label: compareTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadComparison(context, url);
}

/** Differences and hidden columns are only another look at the same products. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const products = (url: URL) => url.searchParams.get('produkty');
  const sameProducts = products(currentUrl) === products(nextUrl);
  return sameProducts && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: compareTexts.title, shopName: shopName(matches) });
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const view = readCompareView(params);
  const columns = comparedColumns(loaderData, view);
  const { title, emptyTitle, emptyText, emptyLink, sharedGone } = compareTexts;
  return (
    <>
      <h1>{title}</h1>
      <CompareNotices view={view} cards={loaderData.cards} />
      {loaderData.cards.length === 0 ? (
        <EmptyState
          Icon={CompareIcon}
          title={view.shared ? sharedGone : emptyTitle}
          text={emptyText}
          link={{ to: '/', label: emptyLink }}
        />
      ) : (
        <>
          <CompareSettings view={view} cards={loaderData.cards} />
          <CompareTable view={view} columns={columns} rows={comparedRows(columns, loaderData.facts, view)} />
        </>
      )}
    </>
  );
}
