import { shortenText } from '#platform/text/rules/text.ts';
import * as listingTexts from '../texts/storefront.ts';
import type { ShownListing } from './shown-listing.ts';

export function listingName({ kind, text, title }: Pick<ShownListing, 'kind' | 'text' | 'title'>): string {
  if (text === '') return listingTexts.noTextTitle;
  if (text !== null) return listingTexts.searchTitle(shortenText(text));
  if (kind === 'promotions') return listingTexts.promotions;
  return kind === 'new' ? listingTexts.news : title;
}
