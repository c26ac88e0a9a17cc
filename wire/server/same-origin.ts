import {
  comesFromThisShop,
  isOwnAddress,
  type OwnAddress,
  ownAddress,
} from '#platform/same-origin/rules/same-origin.ts';
import type { WireContext } from './context.ts';

type Origin = Pick<WireContext, 'origin' | 'trustProxy'>;

/** Whether a page of another site caused the request. */
export function comesFromAnotherSite(headers: Headers, wire: Origin): boolean {
  const fetchSite = headers.get('sec-fetch-site') ?? undefined;
  const origin = headers.get('origin') ?? undefined;
  const referer = headers.get('referer') ?? undefined;
  return !comesFromThisShop({ fetchSite, origin, referer }, ownPlace(headers, wire));
}

export function isPrefetch(headers: Headers): boolean {
  return /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}

/** Whether it is a navigation, not a script; not every browser sends `sec-fetch-mode`. */
export function isPageVisit(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

/** Path and query of the referring page of this shop. */
export function ownReferer(headers: Headers, wire: Origin): string | null {
  const referer = headers.get('referer');
  if (!referer || !isOwnAddress(referer, ownPlace(headers, wire))) return null;
  const { pathname, search } = new URL(referer);
  // A path of two slashes would be read as another host.
  return pathname.startsWith('//') ? null : pathname + search;
}

function ownPlace(headers: Headers, wire: Origin): OwnAddress {
  const host = headers.get('host') ?? undefined;
  return ownAddress({ host, forwardedHost: headers.get('x-forwarded-host') ?? undefined }, wire);
}
