import { JsonLdScript } from '#app/features/platform/seo/json-ld-script.tsx';
import { useShell } from '#app/features/shell/use-shell.ts';
import type { ShownProduct } from '../load.server.ts';
import { productJsonLd } from './product-json-ld.ts';

/** Structured data of the product. Search engines read the page as it is sent, so the browser never makes it. */
export function ProductData({ product }: { product: ShownProduct }) {
  const shell = useShell();
  if (!import.meta.env.SSR || !shell) return <JsonLdScript value={null} />;
  const { origin, settings } = shell;
  const { deliveryCost, returnDays } = product;
  const around = { origin, shopName: settings.name, priceType: settings.priceType, deliveryCost, returnDays };
  return <JsonLdScript value={productJsonLd(product, around)} />;
}
