import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as productAboutTexts from '../../texts/about.ts';
import { loadStock } from './load.server.ts';
import { StockList } from './stock-list.tsx';

const texts = productAboutTexts.stock;

export const handle: PageHandle<{ name: string; link: string }> = {
  page: 'product-stocks',
  isDocument: true,
  breadcrumbs: ({ name, link }) => [{ label: name, to: link }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs<'id' | 'slug'>) {
  return loadStock({ context, url, id: params.id });
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  return pageMeta({ title: `${loaderData.name}: ${texts.title}`, shopName: shopName(matches) });
}

export default function StockRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return (
    <div className="max-w-prose">
      <h1>{texts.title}</h1>
      <p className="mt-2">
        <TextLink to={loaderData.link}>{loaderData.name}</TextLink>
      </p>
      <div data-window-part className="mt-6">
        <StockList stock={loaderData} />
      </div>
    </div>
  );
}
