import { JsonLdScript } from '#app/features/platform/seo/json-ld-script.tsx';
import { useShell } from '#app/features/shell/use-shell.ts';
import type { ShopPlace } from '#rules/catalogue/products/product-stock.ts';
import { storeList } from './store-list.ts';

/** Structured data of the shops. Search engines read the page as it is sent, so the browser never makes it. */
export function StoreData({ places }: { places: readonly ShopPlace[] }) {
  const shell = useShell();
  if (!import.meta.env.SSR || !shell) return <JsonLdScript value={null} />;
  return <JsonLdScript value={storeList(places, { origin: shell.origin, ...shell.settings })} />;
}
