import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { ProductGrid } from '#app/features/selling/product-card/product-grid.tsx';
import mapPicture from '#app/ui/still-lifes/map.webp';
import * as rebatesScreenTexts from '#texts/selling/rebates-screen.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Route } from './+types/route.ts';
import { loadRebateProducts, type RebateProducts } from './load.server.ts';

export const handle: PageHandle<RebateProducts> = {
  page: 'search',
  isDocument: true,
  breadcrumbs: (rebate) => [{ label: rebatesScreenTexts.title, to: '/rabaty' }, { label: rebate.name }],
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadRebateProducts(context, params.id, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: rebatesScreenTexts.listing.title(loaderData?.name ?? ''), shopName: shopName(matches) });
}

export default function RebateProductsRoute({ loaderData }: Route.ComponentProps) {
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
