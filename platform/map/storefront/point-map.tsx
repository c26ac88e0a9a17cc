import { useEffect, useRef, useState } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import * as mapTexts from '../texts/map.ts';
import type { MapPoint, MapTiles } from './map-point.ts';
import type { RenderedMap } from './render-map.ts';

interface PointMapProps {
  /** The same array as long as the points are the same. */
  points: readonly MapPoint[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  tiles: MapTiles | null;
  /** Brings the selected point into the middle. */
  centre?: boolean;
  /** What is on the map, for those who cannot see it. */
  label: string;
  /** What is in its place when it does not come. */
  failed?: string;
  onFail?: () => void;
  className?: string;
}

/**
 * Points on a map. The list next to it is the truth: the map only shows where things are and helps to choose one. Its script
 * (Leaflet, some 40 kB) comes when the map comes into view.
 */
export function PointMap({ label, failed = mapTexts.failed, className, ...shown }: PointMapProps) {
  const { points, selectedId } = shown;
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useRef<RenderedMap>(undefined);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
    drawn.current?.show(points, selectedId);
  });

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let gone = false;
    const inView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      inView.disconnect();
      import('./render-map.ts').then(
        ({ renderMap }) => {
          if (gone) return;
          const { points, selectedId, tiles, centre } = latest.current;
          drawn.current = renderMap(element, { tiles, centre, onSelect: (id) => latest.current.onSelect(id) });
          drawn.current.show(points, selectedId);
          setState('drawn');
        },
        () => {
          setState('failed');
          latest.current.onFail?.();
        },
      );
    });
    inView.observe(element);
    return () => {
      gone = true;
      inView.disconnect();
      drawn.current?.close();
      drawn.current = undefined;
    };
  }, []);

  return (
    <section
      aria-label={label}
      className={classNames(
        'needs-js relative isolate overflow-hidden rounded-lg border border-line bg-surface-2',
        className,
      )}
    >
      <div ref={sheet} className="absolute inset-0" />
      {state !== 'drawn' && (
        <p role="status" className="absolute inset-0 grid place-items-center p-4 text-center text-ink-soft">
          {state === 'failed' ? failed : mapTexts.loading}
        </p>
      )}
    </section>
  );
}
