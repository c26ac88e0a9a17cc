/**
 * Does another site make the visitor's browser send this? Browsers say so in `Sec-Fetch-Site`; older ones send `Origin`
 * with posts. A caller that sends neither is no browser and carries nobody's cookies.
 */
export function comesFromAnotherSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== headers.get('host');
}

/** A browser that loads a link before it is clicked must not change anything. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}

/** The own page the request came from, as path and query; null when it came from elsewhere. */
export function ownReferer(headers: Headers): string | null {
  const referer = headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  // A path of two slashes would be read as another host.
  return host === headers.get('host') && !pathname.startsWith('//') ? pathname + search : null;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
