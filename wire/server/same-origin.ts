import {
  comesFromThisShop,
  isOwnAddress,
  type OwnAddress,
  ownAddress,
} from '#platform/same-origin/rules/same-origin.ts';
import type { WireContext } from './context.ts';

type Place = Pick<WireContext, 'origin' | 'trustProxy'>;

/** Does another site make the visitor's browser send this? */
export function comesFromAnotherSite(headers: Headers, wire: Place): boolean {
  const fetchSite = headers.get('sec-fetch-site') ?? undefined;
  const origin = headers.get('origin') ?? undefined;
  const referer = headers.get('referer') ?? undefined;
  return !comesFromThisShop({ fetchSite, origin, referer }, ownPlace(headers, wire));
}

/** A browser that loads a link before it is clicked must not change anything. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}

/** Is it the browser that goes to a page, and not a script that asks? Not every browser says so. */
export function isPageVisit(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

/** The own page the request came from, as path and query; null when it came from elsewhere. */
export function ownReferer(headers: Headers, wire: Place): string | null {
  const referer = headers.get('referer');
  if (!referer || !isOwnAddress(referer, ownPlace(headers, wire))) return null;
  const { pathname, search } = new URL(referer);
  // A path of two slashes would be read as another host.
  return pathname.startsWith('//') ? null : pathname + search;
}

function ownPlace(headers: Headers, wire: Place): OwnAddress {
  const host = headers.get('host') ?? undefined;
  return ownAddress({ host, forwardedHost: headers.get('x-forwarded-host') ?? undefined }, wire);
}
