import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { PointMap } from '#app/features/platform/map/point-map.tsx';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { storeTexts as texts } from '#texts/content/stores.ts';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Route } from './+types/route.ts';
import { loadStores } from './load.server.ts';
import { StoreCard } from './store-card.tsx';
import { StoreData } from './store-data.tsx';

export const handle: PageHandle = { page: 'stocks', breadcrumbs: () => [{ label: texts.title }] };

export function loader({ context }: Route.LoaderArgs) {
  return loadStores(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description = texts.lead(loaderData?.places.length ?? 0);
  return pageMeta({ title: texts.title, shopName: shopName(matches), description });
}

/** The shops one can walk into, in a list and on a map. */
export default function StoresRoute({ loaderData: { places, tiles } }: Route.ComponentProps) {
  // An object, so that asking for the same shop again brings it back into view.
  const [chosen, setChosen] = useState<{ id: number } | null>(null);
  const [hasMap, setHasMap] = useState(true);
  const shownId = chosen?.id ?? null;
  const map = useRef<HTMLDivElement>(null);
  const points = useMemo(
    () => places.map(({ id, name, latitude, longitude }) => ({ id, name, position: { latitude, longitude } })),
    [places],
  );
  const shown = places.find(({ id }) => id === shownId);

  function show(event: MouseEvent, id: number) {
    if (!hasMap || !isPlainClick(event)) return;
    event.preventDefault();
    setChosen({ id });
    map.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">
        {places.length > 0 ? texts.lead(places.length) : texts.none}
      </p>
      {places.length > 0 && (
        <>
          <StoreData places={places} />
          <p className="mt-1 max-w-prose text-ink-soft">{texts.stockHint}</p>
          <div className="mt-8 grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
            <div ref={map} className="lg:sticky lg:top-36 lg:order-2">
              <PointMap
                points={points}
                tiles={tiles}
                selectedId={shownId}
                onSelect={(id) => setChosen({ id })}
                onFail={() => setHasMap(false)}
                centre
                label={texts.map}
                className="h-80 lg:h-[34rem]"
              />
              <VisuallyHidden>
                <span role="status">{shown && texts.shown(shown.name)}</span>
              </VisuallyHidden>
            </div>
            <ul className="grid gap-4">
              {places.map((place) => (
                <li key={place.id}>
                  <StoreCard place={place} isShown={place.id === shownId} onShow={(event) => show(event, place.id)} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
}
