import { useEffect, useRef } from 'react';
import { type ZoneKind, type ZonePage, zoneId } from '../rules/zones.ts';
import { watchZones, type ZonesQuestion } from './watch-zones.ts';
import { ZoneSkeleton } from './zone-skeleton.tsx';

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
