import type * as Route from '#platform/routing/route-types.ts';
import { shellOf } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { loadProduct, type ShownProduct } from './load.server.ts';
import { ProductScreen } from './product-screen.tsx';
import { productMeta } from './seo/product-meta.ts';

export const handle: PageHandle<ShownProduct> = {
  page: 'projector',
  isDocument: true,
  breadcrumbs: (product) => [
    ...product.path.map((node) => ({ label: node.name, to: node.link })),
    { label: product.name, to: product.link },
  ],
  hasPicture: ({ photos }) => photos.length > 0,
};

export function loader({ context, url, params }: Route.LoaderArgs<'id', 'slug'>) {
  return loadProduct({ context, url, id: params.id });
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const hidden = loaderData.isDraft ? [{ name: 'robots', content: 'noindex' }] : [];
  return [...hidden, ...productMeta(loaderData, shellOf(matches))];
}

export default function ProductRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return <ProductScreen product={loaderData} />;
}
