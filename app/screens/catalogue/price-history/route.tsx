import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { island } from '#app/features/platform/island/island.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as priceHistoryTexts from '#texts/catalogue/price-history.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadPriceHistory, type ShownHistory } from './load.server.ts';

const PriceHistory = island<ShownHistory>('price-history', 'soon');

export const handle: PageHandle<ShownHistory> = {
  page: 'text',
  isDocument: true,
  breadcrumbs: ({ product }) => [{ label: product.name, to: product.link }, { label: priceHistoryTexts.title }],
};

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPriceHistory(context, Number(params.id));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = priceHistoryTexts.titleOf(loaderData.product.name);
  return [...pageMeta({ title, shopName: shopName(matches) }), { name: 'robots', content: 'noindex' }];
}

/** What the product has cost lately; on the product page the same opens in a window. */
export default function PriceHistoryRoute({ loaderData }: Route.ComponentProps) {
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
