import { useEffect, useRef } from 'react';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { type ZoneKind, type ZonePage, zoneId } from '../rules/zones.ts';
import { watchZones, type ZonesQuestion } from './watch-zones.ts';

export interface ZonesProps {
  page: ZonePage;
  kinds: readonly ZoneKind[];
  product?: number;
  products?: readonly number[];
}

/**
 * Only places are rendered: `watch-zones.ts` fills them on documents (storefront/parts.client.ts) and on screens
 * with a router.
 */
export function Zones({ page, kinds, product, products }: ZonesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? watchZones(frame.current) : undefined), []);

  const question: ZonesQuestion = { zones: kinds.map(zoneId), page, product, products };
  return (
    <div ref={frame} data-zones={JSON.stringify(question)} className="needs-js">
      {kinds.map((kind) => (
        <ZoneSkeleton
          key={kind}
          id={zoneId(kind)}
          page={page}
          // The page does not know viewed products, and a product may have no orders.
          reservesNoSpace={kind === 'recent' || (kind === 'bought_together' && product !== undefined)}
        />
      ))}
    </div>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ZoneSkeletonProps {
  id: string;
  page: ZonePage;
  /** A zone that is probably empty reserves no room: removing it would move the page. */
  reservesNoSpace?: boolean;
}

/** `data-ajaxload` and `data-pagetype` identify a zone for other scripts (contract 2.14). */
function ZoneSkeleton({ id, page, reservesNoSpace: roomless }: ZoneSkeletonProps) {
  return (
    <div
      id={id}
      data-ajaxload="true"
      data-pagetype={page}
      aria-busy="false"
      className={roomless ? undefined : 'mt-12 md:mt-16'}
    >
      {!roomless && <Strip />}
    </div>
  );
}

/** The height of a zone's cards, see `card-strip.css`. */
function Strip() {
  return (
    <>
      <Skeleton still className="mb-5 h-11 w-56 max-w-full" />
      <div className="carousel carousel-hotspot carousel-peek overflow-hidden">
        <div className="carousel-track card-strip">
          {CARDS.map((card) => (
            <div key={card} className="carousel-slide">
              <Skeleton still className="aspect-4/5 w-full rounded-lg" />
              <div className="card-words flex flex-col">
                <Skeleton still className="mt-3 h-4 w-1/2" />
                <Skeleton still className="mt-2 h-10 w-full" />
                <Skeleton still className="mt-auto h-7 w-1/2" />
                <Skeleton still className="mt-3 h-11 w-full" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
