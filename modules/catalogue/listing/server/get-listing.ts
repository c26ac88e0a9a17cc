import {
  getListingIndex,
  getProductCards,
  type ListingColumns,
  modelsOf,
} from '#modules/catalogue/listing-index/server/index.ts';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { type GroupHead, listVersions, tagsOfCard, withVersions } from '#modules/catalogue/products/server/index.ts';
import { NO_BOUNDS } from '#modules/catalogue/search/rules/search-bounds.ts';
import type { FoundProducts } from '#modules/catalogue/search/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { NO_FILTERS } from '../rules/chosen-filters.ts';
import type { Listing } from '../rules/listing.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, type ListingQuery } from '../rules/listing-query.ts';
import { countCards, countInCategories, countListing } from './count-listing.ts';
import { type FilterCondition, filterConditions, keepKnownFilters } from './filter-conditions.ts';
import { listFilters, totalOf } from './listing-filters.ts';
import { cardsOnce, type ListingOrder, listingOrder } from './listing-order.ts';
import { getListingHead, getListingSource } from './listing-source.ts';
import { forgetMarks, type MarkedListing, markMissed } from './mark-missed.ts';

export async function getListing(shop: Shop, query: ListingQuery): Promise<Listing | null> {
  const { kind, sort = DEFAULT_SORT, perPage = DEFAULT_PAGE_SIZE } = query;
  if ('id' in query && !isRowId(query.id)) return null;
  const [head, source, chosen, index] = await Promise.all([
    getListingHead(shop, query),
    getListingSource(shop, query),
    keepKnownFilters(shop, query.filters ?? NO_FILTERS),
    getListingIndex(shop),
  ]);
  if (!head) return null;
  const conditions = filterConditions(chosen);
  const { columns } = index;
  const marked = markMissed(columns, source, conditions);
  const { missed } = marked;
  const rows = countListing(columns, marked, conditions);
  const inCategories = conditions.length > 0 ? countDepartment(columns, { query, head, marked, conditions }) : null;
  const total = totalOf(rows);
  const byModel = shop.settings.oneCardPerModel;
  const cards = byModel ? countCards(columns, marked) : total;
  const pages = Math.max(1, Math.ceil(cards / perPage));
  // A page beyond the end shows the last one.
  const page = Math.min(Math.max(1, query.page ?? 1), pages);
  const order = await listingOrder(shop, index, { sort, source, marked, byModel, least: page * perPage });
  const ids = findListingPage({ columns, missed, order, perPage, page, byModel });
  forgetMarks(marked);
  const models = byModel ? modelsOf(columns, ids) : [];
  const [found, versions, filters] = await Promise.all([
    getProductCards(shop, ids, async () => index),
    listVersions(shop, models),
    listFilters(shop, { kind, rows, conditions, chosen }),
  ]);
  const products = found.map((card) => withVersions(card, versions));
  return {
    ...head,
    ...filters,
    kind,
    chosen,
    total,
    cards,
    pages,
    page,
    perPage,
    sort,
    products,
    inCategories,
    children: inCategories ? whatIsLeft(head.children, inCategories) : head.children,
    cutTo: source.facet === null && source.found.cut ? marked.inside.length : null,
    ...(source.facet === null ? { ...howSearched(source.found), limitsGivenUp: marked.limitsGivenUp } : NOT_SEARCHED),
    tags: [MENU_TAG, ...head.tags, ...products.flatMap(tagsOfCard)],
  };
}

const NOT_SEARCHED = {
  correctedText: null,
  leftOut: [],
  partial: false,
  described: false,
  otherNames: [],
  without: [],
  bounds: NO_BOUNDS,
  limitsGivenUp: false,
};

function howSearched({ correctedText, leftOut, partial, described, otherNames, without, bounds }: FoundProducts) {
  return { correctedText, leftOut, partial, described, otherNames, without, bounds };
}

interface Narrowed {
  query: ListingQuery;
  head: GroupHead;
  marked: MarkedListing;
  conditions: readonly FilterCondition[];
}

/** The tree also shows neighbouring categories: the department is filtered in the same way. */
function countDepartment(columns: ListingColumns, { query, head, marked, conditions }: Narrowed) {
  const [department] = head.path;
  if (query.kind !== 'category' || !department) return null;
  if (department.id === query.id) return countInCategories(columns, marked);
  const source = { facet: 'categories', value: String(department.id) } as const;
  const ofDepartment = markMissed(columns, source, conditions);
  const counts = countInCategories(columns, ofDepartment);
  forgetMarks(ofDepartment);
  return counts;
}

function whatIsLeft(children: Listing['children'], left: ReadonlyMap<number, number>): Listing['children'] {
  return children.map((child) => ({ ...child, count: left.get(child.id) ?? 0 })).filter(({ count }) => count > 0);
}

interface Wanted {
  columns: ListingColumns;
  /** By slot: bits of the missed filters. */
  missed: Uint16Array;
  order: ListingOrder;
  perPage: number;
  page: number;
  byModel: boolean;
}

/** Versions of one model take the position of the first. */
function findListingPage({ columns, missed, order, perPage, page, byModel }: Wanted): number[] {
  const { slots, reversed } = order;
  const ids: number[] = [];
  const isNew = cardsOnce({ columns, byModel });
  let toSkip = (page - 1) * perPage;
  for (let place = 0; place < slots.length && ids.length < perPage; place += 1) {
    const slot = slots[reversed ? slots.length - 1 - place : place] ?? 0;
    if (missed[slot] !== 0 || !isNew(slot)) continue;
    if (toSkip > 0) toSkip -= 1;
    else ids.push(columns.ids[slot] ?? 0);
  }
  return ids;
}
