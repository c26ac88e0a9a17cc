import { useEffect, useRef } from 'react';
import { type ZoneKind, type ZonePage, zoneId } from '../rules/zones.ts';
import { watchZones, type ZonesQuestion } from './watch-zones.ts';
import { ZoneSkeleton } from './zone-skeleton.tsx';

export interface ZonesProps {
  page: ZonePage;
  kinds: readonly ZoneKind[];
  /** The product of a product page; opening it is remembered for `recent`. */
  product?: number;
  /** The products of a basket. */
  products?: readonly number[];
}

/**
 * The recommended products of a page, last on it. Only their places are rendered: `watch-zones.ts` fills them, in a document
 * (storefront/parts.client.ts) as on a screen with a router.
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
          // What the visitor has seen, the page does not know; and orders may know nothing of a product.
          reservesNoSpace={kind === 'recent' || (kind === 'bought_together' && product !== undefined)}
        />
      ))}
    </div>
  );
}
