import type { MetaDescriptor } from 'react-router';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { shortenText } from '#platform/text/rules/text.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

export const listingHandle: PageHandle = {
  page: 'search',
  isDocument: true,
  breadcrumbs: (data) => {
    const listing = data as ShownListing;
    // The heading already names the search.
    if (listing.text !== null) return undefined;
    if (listing.path.length === 0) return [{ label: listingName(listing) }];
    return listing.path.map((node) => ({ label: node.name, to: node.link }));
  },
  canonical: (data) => (data as ShownListing).canonical,
};

export function listingMeta(
  listing: ShownListing | undefined,
  matches: Parameters<typeof shopName>[0],
): MetaDescriptor[] {
  if (!listing) return [];
  const name = listingName(listing);
  const shop = shopName(matches);
  const about = pageMeta({
    title: titleOf(listing, name),
    page: listing.page,
    shopName: shop,
    description: listingTexts.description(shop, name, listing.total, listing.cutTo),
  });
  return [...about, ...pageLinks(listing)];
}

/** The name alone may also be the title of another page. */
function titleOf({ kind, path }: ShownListing, name: string): string {
  if (kind === 'producer') return listingTexts.producerTitle(name);
  const parent = kind === 'category' ? path.at(-2) : undefined;
  return parent ? listingTexts.categoryTitle(name, parent.name) : name;
}

function pageLinks(listing: ShownListing): MetaDescriptor[] {
  const { page, pages, origin } = listing;
  const link = (rel: 'prev' | 'next', other: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: origin + listingAddress(listing, { page: other }),
  });
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pages ? [link('next', page + 1)] : [])];
}

export function listingName({ kind, text, title }: Pick<ShownListing, 'kind' | 'text' | 'title'>): string {
  if (text === '') return listingTexts.noTextTitle;
  if (text !== null) return listingTexts.searchTitle(shortenText(text));
  if (kind === 'promotions') return listingTexts.promotions;
  return kind === 'new' ? listingTexts.news : title;
}
