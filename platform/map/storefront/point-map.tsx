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
  /** Describes the map for screen readers. */
  label: string;
  /** Replaces a map that fails to load. */
  failed?: string;
  onFail?: () => void;
  className?: string;
}

/**
 * Points on a map. The list next to it is authoritative: the map only shows and selects points. Its script (Leaflet, some 40
 * kB) loads when the map comes into view.
 */
export function PointMap({ label, failed = mapTexts.failed, className, ...shown }: PointMapProps) {
  const { points, selectedId } = shown;
  const sheet = useRef<HTMLDivElement>(null);
  const rendered = useRef<RenderedMap>(undefined);
  const [state, setState] = useState<'waiting' | 'rendered' | 'failed'>('waiting');
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
    rendered.current?.show(points, selectedId);
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
          rendered.current = renderMap(element, { tiles, centre, onSelect: (id) => latest.current.onSelect(id) });
          rendered.current.show(points, selectedId);
          setState('rendered');
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
      rendered.current?.close();
      rendered.current = undefined;
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
      {state !== 'rendered' && (
        <p role="status" className="absolute inset-0 grid place-items-center p-4 text-center text-ink-soft">
          {state === 'failed' ? failed : mapTexts.loading}
        </p>
      )}
    </section>
  );
}
