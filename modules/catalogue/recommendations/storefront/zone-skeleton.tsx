import { Skeleton } from '#platform/ui/skeleton.tsx';
import type { ZonePage } from '../rules/zones.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ZoneSkeletonProps {
  id: string;
  page: ZonePage;
  /** A zone that is probably empty reserves no room: removing it would move the page. */
  reservesNoSpace?: boolean;
}

/** `data-ajaxload` and `data-pagetype` identify a zone for other scripts (contract 2.14). */
export function ZoneSkeleton({ id, page, reservesNoSpace: roomless }: ZoneSkeletonProps) {
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
