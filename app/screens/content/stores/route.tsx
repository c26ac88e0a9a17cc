import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { mapAddress, PlaceDetails } from '#app/features/content/places/place-details.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { useShell } from '#app/features/platform/frame/shell-data.ts';
import { PointMap } from '#app/features/platform/map/point-map.tsx';
import { JsonLdScript } from '#app/features/platform/seo/json-ld.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import type { ShopPlace } from '#rules/catalogue/products/product-stock.ts';
import * as texts from '#texts/content/stores.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { PhoneNumber } from '../../../ui/phone-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Route } from './+types/route.ts';
import { loadStores } from './load.server.ts';
import { storeList } from './store-list.ts';

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

/** Structured data of the shops. Search engines read the page as it is sent, so the browser never makes it. */
function StoreData({ places }: { places: readonly ShopPlace[] }) {
  const shell = useShell();
  if (!import.meta.env.SSR || !shell) return <JsonLdScript value={null} />;
  return <JsonLdScript value={storeList(places, { origin: shell.origin, ...shell.settings })} />;
}

interface StoreCardProps {
  place: ShopPlace;
  isShown: boolean;
  onShow: (event: MouseEvent) => void;
}

/** One shop. Its link shows it on the map of this page; without it or without script, on an open map elsewhere (S2.65). */
function StoreCard({ place, isShown, onShow }: StoreCardProps) {
  const { id, name, latitude, longitude, phone, email } = place;
  return (
    <article
      id={`sklep-${id}`}
      data-id={id}
      data-name={name}
      data-lat={latitude}
      data-lng={longitude}
      className={classNames(
        'rounded-lg border bg-surface p-5 transition-colors',
        isShown ? 'border-brand' : 'border-line',
      )}
    >
      <h2 className="text-xl">{name}</h2>
      <PlaceDetails place={place} />
      <p className="mt-1 flex flex-wrap items-center gap-x-6">
        {phone && <PhoneNumber number={phone} />}
        {email && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {email}
          </a>
        )}
      </p>
      <TextLink
        to={mapAddress(place)}
        onClick={onShow}
        aria-label={texts.showOnMapOf(name)}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {texts.showOnMap}
      </TextLink>
    </article>
  );
}
