import { type RouterContextProvider, redirect } from 'react-router';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { categoryBranch, findScene, nameOutsideTree } from '#modules/catalogue/products/rules/category-tree.ts';
import { findOnward } from '#modules/catalogue/products/rules/onward.ts';
import { getCategoryTree, getPopularCategories, withWords } from '#modules/catalogue/products/server/index.ts';
import { MAX_SEARCH_LENGTH } from '#modules/catalogue/search/rules/search-limits.ts';
import { findCloseSpellings, findSearchPage } from '#modules/catalogue/search/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { NO_FILTERS } from '../rules/chosen-filters.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  LISTING_ROUTES,
  type ListingQuery,
  type ListingTarget,
} from '../rules/listing-query.ts';
import { splitDescription } from '../rules/split-description.ts';
import { findPages } from './find-pages.server.ts';
import { listingAddress } from './listing-address.ts';
import { parseListingParameters } from './listing-choice.ts';
import type { ShownListing } from './shown-listing.ts';

const MAX_DEPARTMENTS = 4;

interface Requested {
  context: Readonly<RouterContextProvider>;
  url: URL;
  /** As in `storefront/routes.ts`. */
  pattern: string;
  params: { id?: string };
}

export async function loadListing({ context, url, pattern, params }: Requested): Promise<ShownListing> {
  const shop = readingOf(context.get(shopContext));
  const target = parseTarget(pattern, url, params.id);
  // O.31. A temporary redirect, because the owner may change the rule.
  const leads = target.kind === 'search' ? await findSearchPage(shop, target.text) : null;
  if (leads) throw redirect(leads.address, 302);
  const { page: wantedPage, perPage, sort, view, chosen } = parseListingParameters(url.searchParams);
  const query: ListingQuery = { ...target, page: wantedPage, perPage, sort, filters: chosen };
  const listing = await getListing(shop, query);
  if (!listing) throw notFound();
  const own = listing.path.at(-1)?.link;
  // One address per listing: an old slug redirects to the present one.
  if (own && own !== url.pathname) throw redirect(own + url.search, 301);
  const { tags, description, inCategories, ...shown } = listing;
  const text = target.kind === 'search' ? target.text : null;
  const head = { ...shown, address: own ?? url.pathname, text, view };
  // After products were removed, the last page under its own number.
  if (wantedPage > listing.page) throw redirect(listingAddress(head, { page: listing.page }));
  const page = context.get(pageContext);
  page.cache({ tags });
  const isEmpty = listing.total === 0;
  const [products, tree, shopPages, help] = await Promise.all([
    view === 'list' ? withWords(shop, listing.products) : listing.products,
    getCategoryTree(shop),
    text === null ? [] : findPages(shop, text, listing),
    isEmpty ? findHelp(shop, text) : null,
  ]);
  return {
    ...head,
    products,
    severalPanels: shop.settings.severalFiltersOpen,
    branch: target.kind === 'category' ? categoryBranch(tree, listing.path, inCategories) : null,
    scene: isEmpty ? null : findScene(tree, listing.path),
    shopPages,
    help,
    onward: isEmpty ? null : findOnward(tree, listing.path, MAX_DEPARTMENTS),
    descriptionBlocks: listing.page === 1 && !isEmpty ? splitDescription(description) : [],
    origin: page.origin,
    canonical: canonicalListing(head),
  };
}

function parseTarget(pattern: string, url: URL, id: string | undefined): ListingTarget {
  const kind = LISTING_ROUTES[pattern.replace(/^\//, '')];
  switch (kind) {
    case 'category':
    case 'producer':
    case 'series':
      return { kind, id: Number(id) };
    case 'promotions':
    case 'new':
      return { kind };
    case 'search':
      return { kind, text: (url.searchParams.get('text') ?? '').trim().slice(0, MAX_SEARCH_LENGTH) };
    default:
      throw notFound();
  }
}

async function findHelp(shop: Shop, text: string | null): Promise<ShownListing['help']> {
  const [spellings, categories] = await Promise.all([
    text === null ? [] : findCloseSpellings(shop, text),
    getPopularCategories(shop),
  ]);
  const named = categories.map(({ id, link, name, parent }) => ({
    id,
    link,
    name: nameOutsideTree(name, parent),
  }));
  return { spellings, categories: named };
}

type Shown = Parameters<typeof listingAddress>[0] & { page: number };

/** X.15: every page of the plain listing is canonical; filtered or sorted ones point to its start. */
export function canonicalListing({ page, ...listing }: Shown): string {
  const plain = listingAddress({
    address: listing.address,
    text: listing.text || null,
    view: 'grid',
    sort: DEFAULT_SORT,
    perPage: DEFAULT_PAGE_SIZE,
    chosen: NO_FILTERS,
  });
  return listingAddress(listing) === plain ? listingAddress(listing, { page }) : plain;
}
