import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getCookies, writeCookie } from '#app/features/platform/cookies/browser-cookies.ts';
import {
  parseViewed,
  rememberViewed,
  VIEWED_COOKIE,
  VIEWED_DAYS,
  type ZoneKind,
  type ZonePage,
  zoneId,
} from '#rules/catalogue/recommendations/zones.ts';
import { fetchHotspots } from '#wire/client/hotspots.ts';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
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
    const cookie = getCookies().get(VIEWED_COOKIE);
    setHasViewed(parseViewed(cookie).some((id) => id !== product));
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
          const reservesNoSpace = kind === 'recent' ? !hasViewed : kind === 'bought_together' && product !== undefined;
          return <ZoneSkeleton key={id} id={id} page={page} loading={loading} reservesNoSpace={reservesNoSpace} />;
        }
        return <ZoneHtml key={id} html={html} />;
      })}
    </div>
  );
}

/** A zone made by the shop: finished HTML that costs the browser no scripts of its own. */
export function ZoneHtml({ html }: { html: string }) {
  const handleClick = useZoneClicks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links and buttons of the HTML inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: those are links and buttons, a key clicks them too
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the shop from the same cards as its pages
    <div className="mt-12 md:mt-16" onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The HTML of a zone brings no script: its products open like every link of the page, its buttons scroll its strip. */
function useZoneClicks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest<HTMLElement>('[data-zone-step]');
    if (step) {
      const list = step.closest('.zone')?.querySelector('.carousel-list');
      list?.scrollBy({ left: Number(step.dataset.zoneStep) * list.clientWidth });
      return;
    }
    const link = target?.closest('a')?.getAttribute('href');
    if (!isPlainClick(event) || event.defaultPrevented || !link?.startsWith('/produkt/')) return;
    event.preventDefault();
    void navigate(link);
  };
}

type Question = Parameters<typeof fetchHotspots>[0];

/** One call per page, made when the frame of the zones comes into view. */
function useZones(question: Question) {
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef(question);
  const [loading, setLoading] = useState(false);
  /** Undefined until answered, false when asking failed. */
  const [answer, setAnswer] = useState<Map<string, string> | false>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setLoading(true);
      const answered = await fetchHotspots(asked.current, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setAnswer(answered);
      setLoading(false);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, []);

  return { frame, answer, loading };
}
