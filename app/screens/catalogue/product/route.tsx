import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { shellOf } from '#app/features/platform/seo/page-meta.ts';
import type { Route } from './+types/route.ts';
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

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadProduct({ context, url, id: params.id });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const hidden = loaderData.isDraft ? [{ name: 'robots', content: 'noindex' }] : [];
  return [...hidden, ...productMeta(loaderData, shellOf(matches))];
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductScreen product={loaderData} />;
}
