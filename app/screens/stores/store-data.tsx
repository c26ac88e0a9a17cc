import type { ShopPlace } from '#rules/catalogue/product-stock.ts';
import { JsonLdScript } from '../../features/seo/json-ld-script.tsx';
import { useShell } from '../../features/shell/use-shell.ts';
import { storeList } from './store-list.ts';

/** Structured data of the shops. Search engines read the page as it is sent, so the browser never makes it. */
export function StoreData({ places }: { places: readonly ShopPlace[] }) {
  const shell = useShell();
  if (!import.meta.env.SSR || !shell) return <JsonLdScript value={null} />;
  return <JsonLdScript value={storeList(places, { origin: shell.origin, ...shell.settings })} />;
}
