import * as priceHistoryTexts from '#modules/catalogue/pricing/texts/price-history.ts';
import { island } from '#platform/islands/storefront/island.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { loadPriceHistory, type ShownHistory } from './load.server.ts';

const PriceHistory = island<ShownHistory>('price-history', 'soon');

export const handle: PageHandle<ShownHistory> = {
  page: 'text',
  isDocument: true,
  breadcrumbs: ({ product }) => [{ label: product.name, to: product.link }, { label: priceHistoryTexts.title }],
};

export function loader({ context, params }: Route.LoaderArgs<'id'>) {
  return loadPriceHistory(context, Number(params.id));
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const title = priceHistoryTexts.titleOf(loaderData.product.name);
  return [...pageMeta({ title, shopName: shopName(matches) }), { name: 'robots', content: 'noindex' }];
}

export default function PriceHistoryRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return (
    <article className="max-w-[46rem]">
      <h1>{priceHistoryTexts.titleOf(loaderData.product.name)}</h1>
      <div data-window-part>
        <PriceHistory {...loaderData} />
      </div>
      <TextLink to={loaderData.product.link} className="mt-6 inline-flex min-h-11 items-center">
        {priceHistoryTexts.back}
      </TextLink>
    </article>
  );
}
