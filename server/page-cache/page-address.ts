/** Query parameters that change what a public page shows. All others are ignored by kept pages. */
const KNOWN = new Set([
  'text',
  'counter',
  'display',
  'sort_order',
  'portions',
  // Lists of opinions.
  'confirmed',
  'rating',
  // The month of the blog; a message that was sent.
  'miesiac',
  'wyslano',
  // React Router's own: which loaders of a data request run, and whether an index route is meant.
  '_routes',
  'index',
]);
const KNOWN_PREFIX = /^filter_[\w[\]-]+$/;

/** Marks of campaigns and ad networks: no page of this shop reads them on the server. */
const TRACKING =
  /^(?:utm_.+|mtm_.+|pk_.+|hsa_.+|ga_.+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|srsltid|ceneo_.+|epik)$/;

const LONGEST_KEY = 600;

export interface PageAddress {
  /** Path and known parameters in one order: the name of the page in the cache, and the address it is rendered from. */
  key: string;
  /** Path alone, without the mark of a data request. */
  path: string;
  /** Parameters beyond the known ones: perhaps a personal screen needs them. */
  hasOthers: boolean;
  /** False when the address is too strange to keep a page under it. */
  keepable: boolean;
}

/** Brings an address into its one form, so that campaign marks and parameter order do not multiply kept pages. */
export function readPageAddress(url: string, routeIds: ReadonlySet<string>): PageAddress {
  const question = url.indexOf('?');
  const path = tidyPath(question < 0 ? url : url.slice(0, question));
  const known: [string, string][] = [];
  let hasOthers = false;
  let keepable = true;
  for (const [name, value] of new URLSearchParams(question < 0 ? '' : url.slice(question + 1))) {
    if (TRACKING.test(name)) continue;
    if (!KNOWN.has(name) && !KNOWN_PREFIX.test(name)) hasOthers = true;
    else known.push([name, value]);
    if (name === '_routes' && !value.split(',').every((id) => routeIds.has(id))) keepable = false;
  }
  known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  const key = query ? `${path}?${query}` : path;
  return { key, path: path.replace(/\.data$/, ''), hasOthers, keepable: keepable && key.length <= LONGEST_KEY };
}

function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}
