const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asked {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
}

/**
 * Whether a request may change something: it comes from a page of this shop, or from no page at all (a program).
 * Browsers always say where a form or a script stands; another site cannot make them lie.
 */
export function isFromThisShop({ method, host, origin, fetchSite }: Asked, publicOrigin: string): boolean {
  if (SAFE.has(method)) return true;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
