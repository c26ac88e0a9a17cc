import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { MENU_TAG } from '#rules/catalogue/cache-tags.ts';
import { categoryBranch } from '#rules/catalogue/category-branch.ts';
import { type ListingQuery, readPage, readPageSize, readSort } from '#rules/catalogue/listing-query.ts';
import { readChosenFilters } from '#rules/listing/chosen-filters.ts';
import { readView } from '#rules/listing/listing-view.ts';
import { splitDescription } from '#rules/listing/split-description.ts';
import { getCategoryTree, getListing, getPopularCategories } from '#shop/catalogue/index.ts';
import { findCloseSpellings } from '#shop/search/index.ts';
import type { Shop } from '#shop/shop.ts';
import { notFound } from '../../not-found.server.ts';
import type { ShownListing } from './shown-listing.ts';

type Target =
  | { kind: 'category' | 'producer' | 'series'; id: string }
  | { kind: 'promotions' | 'new' }
  | { kind: 'search'; text: string };

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  target: Target;
}

export async function loadListing({ context, url, target }: Wanted): Promise<ShownListing> {
  const shop = context.get(shopContext);
  const listing = await getListing(shop, readQuery(url, target));
  if (!listing) throw notFound();
  const own = listing.path.at(-1)?.link;
  // One address for one listing: an old slug goes to the present one, with its parameters.
  if (own && own !== url.pathname) throw redirect(own + url.search, 301);
  const { tags, description, ...shown } = listing;
  const page = context.get(pageContext);
  page.cache({ tags: target.kind === 'category' ? [...tags, MENU_TAG] : tags });
  const text = target.kind === 'search' ? target.text : null;
  return {
    ...shown,
    address: own ?? url.pathname,
    branch: target.kind === 'category' ? categoryBranch(await getCategoryTree(shop), listing.path) : null,
    text,
    help: listing.total === 0 ? await findHelp(shop, text) : null,
    descriptionBlocks: listing.page === 1 ? splitDescription(description) : [],
    view: readView(url.searchParams.get('display')),
    origin: page.origin,
  };
}

async function findHelp(shop: Shop, text: string | null): Promise<ShownListing['help']> {
  const [spellings, categories] = await Promise.all([
    text === null ? [] : findCloseSpellings(shop, text),
    getPopularCategories(shop),
  ]);
  return { spellings, categories };
}

function readQuery(url: URL, target: Target): ListingQuery {
  const paging = {
    // `counter` counts pages from 0 (contract 3.13).
    page: readPage(String(Number(url.searchParams.get('counter') ?? 0) + 1)),
    perPage: readPageSize(url.searchParams.get('portions')),
    sort: readSort(url.searchParams.get('sort_order')),
    filters: readChosenFilters(url.searchParams),
  };
  return 'id' in target ? { ...paging, ...target, id: Number(target.id) } : { ...paging, ...target };
}
