import { removeComparedLink } from '#rules/links/screen-links.ts';
import { compareTexts } from '#texts/compare.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CompareIcon } from '../../ui/icons/compare.tsx';
import type { Route } from './+types/route.ts';
import { loadCompared } from './load.server.ts';

export const handle: PageHandle = {
  page: 'product-compare',
  breadcrumbs: () => [{ label: compareTexts.title }],
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadCompared(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: compareTexts.title, shopName: shopName(matches) });
}

const PHOTO_SIZES = '(min-width: 979px) 23vw, (min-width: 757px) 31vw, 46vw';

export default function CompareRoute({ loaderData: cards }: Route.ComponentProps) {
  const { title, emptyTitle, emptyText, emptyLink } = compareTexts;
  return (
    <>
      <h1>{title}</h1>
      {cards.length === 0 ? (
        <EmptyState Icon={CompareIcon} title={emptyTitle} text={emptyText} link={{ to: '/', label: emptyLink }} />
      ) : (
        <>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
            {cards.map((card) => (
              <li key={card.id} className="flex flex-col gap-2">
                <div className="flex-1">
                  <ProductCard card={card} photoSizes={PHOTO_SIZES} headingLevel={2} />
                </div>
                <ButtonLink
                  to={removeComparedLink([card.id])}
                  reloadDocument
                  look="secondary"
                  size="sm"
                  aria-label={compareTexts.removeOf(card.name)}
                >
                  {compareTexts.remove}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <ButtonLink
            to={removeComparedLink(cards.map((card) => card.id))}
            reloadDocument
            look="quiet"
            className="mt-8"
          >
            {compareTexts.removeAll}
          </ButtonLink>
        </>
      )}
    </>
  );
}
