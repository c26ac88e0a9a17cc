import { getCookies, writeCookie } from '#platform/cookies/storefront/browser-cookies.ts';
import { whenVisited } from '#platform/islands/storefront/when-idle.ts';
import { fetchHotspots } from '#wire/client/hotspots.ts';
import { parseViewed, rememberViewed, VIEWED_COOKIE, VIEWED_DAYS, zoneId } from '../rules/zones.ts';

export type ZonesQuestion = Parameters<typeof fetchHotspots>[0];

const PLACE = '[data-ajaxload]';
/** As the reserved place in `ZoneSkeleton`. */
const SPACING = ['mt-12', 'md:mt-16'];
const LOADING = ['shimmer', 'load-content'];

/** S7.34 */
export function watchZones(frame: HTMLElement): () => void {
  const leaving = new AbortController();
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void fillZones(frame, leaving.signal);
  });
  whenVisited(() => {
    noteViewed(frame);
    observer.observe(frame);
  });
  return () => {
    observer.disconnect();
    leaving.abort();
  };
}

const questionOf = (frame: HTMLElement): ZonesQuestion => JSON.parse(frame.dataset.zones ?? '');

function noteViewed(frame: HTMLElement) {
  const { product } = questionOf(frame);
  const cookie = getCookies().get(VIEWED_COOKIE);
  if (product !== undefined) writeCookie(VIEWED_COOKIE, rememberViewed(cookie, product), VIEWED_DAYS);
  const recent = frame.querySelector(`#${zoneId('recent')}${PLACE}:empty`);
  if (!recent || !parseViewed(cookie).some((id) => id !== product)) return;
  const reserved = frame.querySelector(`${PLACE}:not(:empty)`);
  recent.classList.add(...SPACING);
  recent.append(...[...(reserved?.childNodes ?? [])].map((part) => part.cloneNode(true)));
}

async function fillZones(frame: HTMLElement, signal: AbortSignal) {
  markLoading(frame, true);
  const answer = await fetchHotspots(questionOf(frame), { signal });
  if (signal.aborted) return;
  if (!answer) return frame.replaceChildren(); // S7.37
  markLoading(frame, false);
  for (const place of frame.querySelectorAll(PLACE)) {
    const html = answer.get(place.id);
    if (html === '')
      place.remove(); // S7.36
    else if (html !== undefined) place.replaceWith(zoneElement(html));
  }
  document.dispatchEvent(new Event('cards-shown'));
}

function zoneElement(html: string): HTMLElement {
  const zone = document.createElement('div');
  zone.classList.add(...SPACING);
  zone.innerHTML = html;
  return zone;
}

function markLoading(frame: HTMLElement, isLoading: boolean) {
  for (const place of frame.querySelectorAll(PLACE)) {
    place.ariaBusy = String(isLoading);
    for (const name of LOADING) place.classList.toggle(name, isLoading);
  }
}
