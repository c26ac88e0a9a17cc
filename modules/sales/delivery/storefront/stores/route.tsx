import { island } from '#platform/islands/storefront/island.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { JsonLdScript } from '#platform/seo/storefront/json-ld.tsx';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import type { ShopPlace } from '../../rules/product-stock.ts';
import * as texts from '../../texts/stores.ts';
import { loadStores } from './load.server.ts';
import { storeList } from './store-list.ts';
import type { StoreMapProps } from './store-map.tsx';
import { StoreRow } from './store-row.tsx';

export const handle: PageHandle = {
  page: 'stocks',
  isDocument: true,
  breadcrumbs: () => [{ label: texts.title }],
};

const StoreMap = island<StoreMapProps>('store-map', 'soon');

export function loader({ context }: Route.LoaderArgs) {
  return loadStores(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  const description = texts.lead(loaderData?.places.length ?? 0);
  return pageMeta({ title: texts.title, shopName: shopName(matches), description });
}

export default function StoresRoute({ loaderData: { places, tiles } }: Route.ComponentProps<typeof loader>) {
  const points = places.map(({ id, name, latitude, longitude }) => ({ id, name, position: { latitude, longitude } }));
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-balance text-ink-soft">
        {joinWithHardSpaces(places.length > 0 ? texts.lead(places.length) : texts.none)}
      </p>
      {places.length > 0 && (
        <>
          <StoreData places={places} />
          <p className="mt-1 max-w-prose text-ink-soft">{texts.stockHint}</p>
          {/* The map is as high as the list next to it, or sticky next to a long list. */}
          <div className="mt-8 grid gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6 noscript:grid-cols-1">
            <div className="noscript:hidden lg:sticky lg:top-36 lg:order-2 lg:max-h-200">
              <StoreMap points={points} tiles={tiles} />
            </div>
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {places.map((place) => (
                <li key={place.id}>
                  <StoreRow place={place} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
}

/** Structured data: search engines read the HTML, so the browser never renders it. */
function StoreData({ places }: { places: readonly ShopPlace[] }) {
  const shell = useShell();
  if (!import.meta.env.SSR || !shell) return <JsonLdScript value={null} />;
  return <JsonLdScript value={storeList(places, { origin: shell.origin, ...shell.settings })} />;
}
