import { useEffect, useRef, useState } from 'react';
import type { MapPoint, MapTiles } from '#platform/map/storefront/map-point.ts';
import { PointMap } from '#platform/map/storefront/point-map.tsx';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from '../../texts/stores.ts';

export interface StoreMapProps {
  points: MapPoint[];
  tiles: MapTiles | null;
}

/** The shops on a map. The list next to it is plain: its links show their shop here while there is a map (S2.65). */
export function StoreMap({ points, tiles }: StoreMapProps) {
  const place = useRef<HTMLDivElement>(null);
  // An object, so that asking for the same shop again brings it back into view.
  const [chosen, setChosen] = useState<{ id: number } | null>(null);
  const [hasMap, setHasMap] = useState(true);
  const shownId = chosen?.id ?? null;
  const shown = points.find(({ id }) => id === shownId);

  useEffect(() => {
    if (!hasMap) return;
    function show(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-show-place]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setChosen({ id: Number(link.dataset.showPlace) });
      place.current?.scrollIntoView({ block: 'nearest' });
    }
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, [hasMap]);

  useEffect(() => {
    if (shownId === null) return;
    const card = document.getElementById(`sklep-${shownId}`);
    card?.setAttribute('data-shown', '');
    return () => card?.removeAttribute('data-shown');
  }, [shownId]);

  return (
    <div ref={place} className="h-full scroll-mt-36">
      <PointMap
        points={points}
        tiles={tiles}
        selectedId={shownId}
        onSelect={(id) => setChosen({ id })}
        onFail={() => setHasMap(false)}
        centre
        label={texts.map}
        className="h-80 md:h-96 lg:h-full"
      />
      <VisuallyHidden>
        <span role="status">{shown && texts.shown(shown.name)}</span>
      </VisuallyHidden>
    </div>
  );
}
