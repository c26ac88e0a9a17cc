import type { MouseEvent } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { copyLink } from '#platform/copy-link/storefront/copy-link.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ShareIcon, TrashIcon } from '#platform/ui/icons/objects.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import scalesPicture from '#platform/ui/still-lifes/scales.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import {
  COMPARE_ADDRESS,
  type CompareView,
  compareAddress,
  MAX_COMPARED,
  parseCompareView,
} from '../../rules/compare-view.ts';
import * as compareTexts from '../../texts/storefront.ts';
import { CompareChangeLink } from '../strip/compare-link.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedColumns, comparedRows } from './compared-rows.tsx';
import { loadComparison } from './load.server.ts';

export const handle: PageHandle = {
  page: 'product-compare',
  breadcrumbs: () => [{ label: compareTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadComparison(context, url);

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const products = (url: URL) => url.searchParams.get('produkty');
  const sameProducts = products(currentUrl) === products(nextUrl);
  return sameProducts && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: compareTexts.title, shopName: shopName(matches) });

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

function CompareSettings({ view, cards }: { view: CompareView; cards: ProductCard[] }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const ids = cards.map((card) => card.id);
  const hidden = cards.filter((card) => view.hidden.includes(card.id)).length;
  const shared = compareAddress(view, { shared: ids, hidden: [] });

  async function copyAddress(event: MouseEvent) {
    if (!navigator.clipboard || !isPlainClick(event)) return;
    event.preventDefault();
    const copied = await copyLink(new URL(shared, window.location.href).href, {
      copied: compareTexts.shared,
      copyFailed: compareTexts.shareFailed,
    });
    // The link opens the shared address, which can be copied from the address bar.
    if (!copied) await navigate(shared);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ButtonLink
        to={compareAddress(view, { onlyDifferences: !view.onlyDifferences })}
        preventScrollReset
        look={view.onlyDifferences ? 'primary' : 'secondary'}
        size="sm"
        aria-current={view.onlyDifferences || undefined}
      >
        {view.onlyDifferences && <CheckIcon className="size-5" />}
        {compareTexts.onlyDifferences}
      </ButtonLink>
      {hidden > 0 && (
        <ButtonLink to={compareAddress(view, { hidden: [] })} preventScrollReset look="secondary" size="sm">
          {compareTexts.showHidden(hidden)}
        </ButtonLink>
      )}
      {!view.shared && (
        <>
          <ButtonLink to={shared} onClick={copyAddress} look="quiet" size="sm">
            <ShareIcon className="size-5" />
            {compareTexts.share}
          </ButtonLink>
          <CompareChangeLink
            link={removeComparedLink(ids)}
            onChanged={revalidate}
            look="quiet"
            size="sm"
            aria-label={compareTexts.removeAll}
            className="max-md:w-11 max-md:px-0"
          >
            <TrashIcon className="size-5" />
            <span className="hidden md:inline">{compareTexts.removeAll}</span>
          </CompareChangeLink>
        </>
      )}
    </div>
  );
}
