import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadStock } from './load.server.ts';
import { StockList } from './stock-list.tsx';

const texts = productAboutTexts.stock;

export const handle: PageHandle<{ name: string; link: string }> = {
  page: 'product-stocks',
  isDocument: true,
  breadcrumbs: ({ name, link }) => [{ label: name, to: link }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadStock({ context, url, id: params.id });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ title: `${loaderData.name}: ${texts.title}`, shopName: shopName(matches) });
}

/** The shops that have a product, for browsers without script and for those who share the address. */
export default function StockRoute({ loaderData }: Route.ComponentProps) {
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
