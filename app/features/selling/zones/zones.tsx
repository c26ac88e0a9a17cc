import { useEffect, useState } from 'react';
import { readCookies, writeCookie } from '#app/features/shell/browser-cookies.ts';
import {
  readViewed,
  rememberViewed,
  VIEWED_COOKIE,
  VIEWED_DAYS,
} from '#rules/catalogue/recommendations/viewed-products.ts';
import { type ZoneKind, type ZonePage, zoneId } from '#rules/catalogue/recommendations/zones.ts';
import { useZones } from './use-zones.ts';
import { ZoneHtml } from './zone-html.tsx';
import { ZoneSkeleton } from './zone-skeleton.tsx';

interface ZonesProps {
  page: ZonePage;
  kinds: readonly ZoneKind[];
  /** The product of a product page; opening it is remembered for `recent`. */
  product?: number;
  /** The products of a basket. */
  products?: readonly number[];
}

/** The recommended products of a page, last on it: they come by one call once the first zone is in view (S7.34). */
export function Zones({ page, kinds, product, products }: ZonesProps) {
  const { frame, answer, loading } = useZones({ zones: kinds.map(zoneId), page, product, products });

  const [hasViewed, setHasViewed] = useState(false);

  useEffect(() => {
    const cookie = readCookies().get(VIEWED_COOKIE);
    setHasViewed(readViewed(cookie).some((id) => id !== product));
    if (product !== undefined) writeCookie(VIEWED_COOKIE, rememberViewed(cookie, product), VIEWED_DAYS);
  }, [product]);

  if (answer === false) return null; // S7.37
  return (
    <div ref={frame} data-zones className="needs-js">
      {kinds.map((kind) => {
        const id = zoneId(kind);
        const html = answer?.get(id);
        if (html === '') return null; // S7.36
        if (html === undefined) {
          // Orders may know nothing of a product.
          const roomless = kind === 'recent' ? !hasViewed : kind === 'bought_together' && product !== undefined;
          return <ZoneSkeleton key={id} id={id} page={page} loading={loading} roomless={roomless} />;
        }
        return <ZoneHtml key={id} html={html} />;
      })}
    </div>
  );
}
