import { parametersOf } from './page-parameters.ts';

/** React Router's own: which loaders of a data request run, and whether an index route is meant, which the name alone says. */
const ROUTER = ['_routes', 'index'];

/** Marks of campaigns and ad networks: no page of this shop reads them on the server. */
const TRACKING =
  /^(?:utm_.+|mtm_.+|pk_.+|hsa_.+|ga_.+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|srsltid|ceneo_.+|epik)$/;

const MAX_KEY_LENGTH = 600;

export interface PageAddress {
  /** Path and the parameters this page reads, in one order and spelling: the name of the page in the cache, and the address it is rendered from. */
  key: string;
  /** Path alone, without the mark of a data request. */
  path: string;
  /** Parameters no public page reads at this path: perhaps a personal screen needs them. */
  hasOthers: boolean;
  /** False when the address is too strange to keep a page under it. */
  keepable: boolean;
}

/** Brings an address into its one form, so that nothing which changes nothing multiplies cached pages. */
export function parsePageAddress(url: string, routeIds: ReadonlySet<string>): PageAddress {
  const question = url.indexOf('?');
  const path = tidyPath(question < 0 ? url : url.slice(0, question));
  const screen = screenOf(path);
  const { names, tidy } = parametersOf(screen);
  const sent = new URLSearchParams(question < 0 ? '' : url.slice(question + 1));
  const hasOthers = [...sent.keys()].some(
    (name) => !ROUTER.includes(name) && !names.test(name) && !TRACKING.test(name),
  );
  const routes = sent.get('_routes');
  const keepable = routes === null || routes.split(',').every((id) => routeIds.has(id));
  const tidied = tidy(sent);
  if (routes !== null) tidied.push(['_routes', routes]);
  if (sent.has('index')) tidied.push(['index', '']);
  tidied.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(tidied).toString();
  const key = query ? `${path}?${query}` : path;
  return { key, path: screen, hasOthers, keepable: keepable && key.length <= MAX_KEY_LENGTH };
}

/** Without doubled slashes, and without one at the end. */
export function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

function screenOf(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
}
