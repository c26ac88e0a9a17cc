import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import scalesPicture from '#platform/ui/still-lifes/scales.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import { COMPARE_ADDRESS, type CompareView, MAX_COMPARED, parseCompareView } from '../../rules/compare-view.ts';
import * as compareTexts from '../../texts/storefront.ts';
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

export default function CompareRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const [params] = useSearchParams();
  const view = parseCompareView(params);
  const columns = comparedColumns(loaderData, view);
  return (
    <>
      <h1>{compareTexts.title}</h1>
      <CompareNotices view={view} cards={loaderData.cards} />
      {loaderData.cards.length === 0 ? (
        <EmptyState
          picture={scalesPicture}
          title={view.shared ? compareTexts.sharedGone : compareTexts.emptyTitle}
          text={compareTexts.emptyText}
          link={{ to: '/', label: compareTexts.emptyLink }}
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

/** What a reader must know before looking at the columns. */
function CompareNotices({ view, cards }: { view: CompareView; cards: ProductCard[] }) {
  const added = !view.shared && cards.find((card) => card.id === view.added);
  return (
    <>
      {added && (
        <Message kind="success" className="mt-4">
          {compareTexts.added(added.name)}. {cards.length === 1 && compareTexts.addMore}
        </Message>
      )}
      {view.full && cards.length >= MAX_COMPARED && (
        <Message kind="warning" className="mt-4">
          {compareTexts.full}
        </Message>
      )}
      {view.shared && (
        <Message kind="info" title={compareTexts.sharedTitle} className="mt-4">
          {compareTexts.sharedText} <TextLink to={COMPARE_ADDRESS}>{compareTexts.ownLink}</TextLink>
        </Message>
      )}
      {view.tooMany && (
        <Message kind="warning" className="mt-4">
          {compareTexts.tooMany}
        </Message>
      )}
    </>
  );
}
