import type { Hono } from 'hono';
import { parseChosenFilters } from '#modules/catalogue/listing/rules/chosen-filters.ts';
import {
  AVAILABLE_FILTER,
  type FilterKind,
  FLAG_FILTER,
  filterKind,
  PRICE_FILTER,
  PRODUCER_FILTER,
  SIZE_FILTER,
} from '#modules/catalogue/listing/rules/filter-id.ts';
import type { Listing } from '#modules/catalogue/listing/rules/listing.ts';
import type { ListingTarget } from '#modules/catalogue/listing/rules/listing-query.ts';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import type { WireContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { ownReferer } from '../same-origin.ts';
import { element, type Xml, xmlDocument } from '../xml.ts';

const PATH = '/search.php';
const SEARCH_PAGE = '/szukaj';
const MAX_TEXT_LENGTH = 200;
const XML = { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' };

/** How front ends of this contract render a filter. */
const TYPE_OF: Readonly<Record<FilterKind, 'checkbox' | 'multiselect'>> = {
  [PRODUCER_FILTER]: 'multiselect',
  [SIZE_FILTER]: 'multiselect',
  [FLAG_FILTER]: 'checkbox',
  [AVAILABLE_FILTER]: 'checkbox',
  trait: 'multiselect',
};

/** Live counts of a listing's filters (contract 2.10, 3.13): `filter` elements with `item`s, read by name at any depth. */
export function mountFiltering(app: Hono, wire: WireContext): void {
  app.get(PATH, async (c, next) => {
    // Some callers append `?…` to an address that already has one.
    const { search } = new URL(c.req.url);
    const query = new URLSearchParams(search.slice(1).replaceAll('?', '&'));
    if (query.get('getProductXML') !== 'true' || query.get('xmlType') !== 'filtering') return next();
    const target = findTarget(query, ownReferer(c.req.raw.headers, wire));
    try {
      const listing = await getListing(readingOf(wire.shop), { ...target, filters: parseChosenFilters(query) });
      return c.body(xmlDocument(writePage(listing)), 200, XML);
    } catch (error) {
      wire.shop.log.error({ err: error }, 'a filtering call failed');
      return refuse('internal');
    }
  });
}

/** The phrase of the call; without one, the listing or the search whose page shows the filters. */
function findTarget(query: URLSearchParams, page: string | null): ListingTarget {
  const phrase = readPhrase(query);
  if (phrase !== '' || page === null) return { kind: 'search', text: phrase };
  const { pathname, searchParams } = new URL(page, 'http://shop');
  const [, screen, id] = /^\/(kategoria|producent|seria|promocje|nowosci)(?:\/(\d{1,9}))?/.exec(pathname) ?? [];
  if (screen === undefined) return { kind: 'search', text: pathname === SEARCH_PAGE ? readPhrase(searchParams) : '' };
  if (screen === 'promocje') return { kind: 'promotions' };
  if (screen === 'nowosci') return { kind: 'new' };
  const kinds = { kategoria: 'category', producent: 'producer', seria: 'series' } as const;
  return { kind: kinds[screen as keyof typeof kinds], id: Number(id) };
}

function readPhrase(parameters: URLSearchParams): string {
  return (parameters.get('text') ?? '').trim().slice(0, MAX_TEXT_LENGTH);
}

function writePage(listing: Listing | null): Xml {
  const filters = (listing?.filters ?? []).map(({ id, name, values }) =>
    element(
      'filter',
      { id, name, type: TYPE_OF[filterKind(id)] },
      values.map(({ value, name, count, chosen }) =>
        element('item', { value, name, quantity: count, selected: chosen ? 'selected' : null }),
      ),
    ),
  );
  const { prices = null, total = 0 } = listing ?? {};
  const range = prices && { min: toDecimalText(prices.lowest), max: toDecimalText(prices.highest) };
  const price = range ? [element('filter', { id: PRICE_FILTER, type: 'range', ...range })] : [];
  return element('shop', {}, [
    element('page', { type: 'search' }, [element('filtering', { products: total }, [...filters, ...price])]),
  ]);
}
