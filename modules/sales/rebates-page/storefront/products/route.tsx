import { ProductGrid } from '#modules/catalogue/product-cards/storefront/product-grid.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import mapPicture from '#platform/ui/still-lifes/map.webp';
import * as rebatesScreenTexts from '../../texts/storefront.ts';
import { loadRebateProducts, type RebateProducts } from './load.server.ts';

export const handle: PageHandle<RebateProducts> = {
  page: 'search',
  isDocument: true,
  breadcrumbs: (rebate) => [{ label: rebatesScreenTexts.title, to: '/rabaty' }, { label: rebate.name }],
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs<'id'>) {
  return loadRebateProducts(context, params.id, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: rebatesScreenTexts.listing.title(loaderData?.name ?? ''), shopName: shopName(matches) });
}

export default function RebateProductsRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const { id, name, effect, code, total, cards, page, pages } = loaderData;
  return (
    <>
      <h1>{rebatesScreenTexts.listing.title(name)}</h1>
      <p className="figures mt-2 flex flex-wrap items-center gap-3 text-ink-soft">
        <Badge tone="brand">{effect}</Badge>
        {rebatesScreenTexts.codeIs(code)}
        <span>{rebatesScreenTexts.listing.count(total)}</span>
      </p>
      {cards.length === 0 ? (
        <EmptyState
          picture={mapPicture}
          title={rebatesScreenTexts.listing.none.title}
          text={rebatesScreenTexts.listing.none.text}
          link={{ to: '/rabaty', label: rebatesScreenTexts.listing.back }}
        />
      ) : (
        <div className="mt-6">
          <ProductGrid cards={cards} headingLevel={2} keep />
        </div>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefFor={(to) => `/rabaty/${id}?strona=${to}`} />
      </div>
    </>
  );
}
