import type { StoredAnswer } from '../stored-answer.ts';
import { parsePageAddress, tidyPath } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import type { MadePage } from './page-store.ts';

/** Finds cached pages straight from the address of a raw request: the path of nearly every page view. */
export class PageFinder {
  readonly #cache: PageCache;
  readonly #refresh: (key: string) => Promise<MadePage>;
  readonly #routeIds: Set<string>;

  constructor(cache: PageCache, refresh: (key: string) => Promise<MadePage>, routeIds: string[]) {
    this.#cache = cache;
    this.#refresh = refresh;
    this.#routeIds = new Set(routeIds);
  }

  find(url: string): StoredAnswer | undefined {
    if (isFragment(url)) return undefined;
    // Most addresses are already in the one form that names the page.
    const direct = this.#cache.find(url, this.#refresh);
    // A page answers at one path: pages lead there from its other spellings.
    if (direct || !url.includes('?') || hasOtherSpelling(url)) return direct;
    const { key, keepable } = parsePageAddress(url, this.#routeIds);
    return keepable && key !== url ? this.#cache.find(key, this.#refresh) : undefined;
  }
}

function hasOtherSpelling(url: string): boolean {
  const path = url.slice(0, url.indexOf('?'));
  return tidyPath(path) !== path;
}

/** A page that a foreign front end loads as a fragment: the wire reads its address (contract 2.4). */
function isFragment(url: string): boolean {
  return url.includes('set_render=');
}
