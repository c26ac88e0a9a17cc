import { listingTexts } from '#texts/listing.ts';
import type { ShownListing } from './shown-listing.ts';

/** Of a text pasted by mistake its beginning is enough. */
const LONGEST_TEXT = 80;

/** What the listing is called on screen and in the title. */
export function listingName({ kind, text, title }: Pick<ShownListing, 'kind' | 'text' | 'title'>): string {
  if (text === '') return listingTexts.noTextTitle;
  if (text !== null) return listingTexts.searchTitle(shorten(text));
  if (kind === 'promotions') return listingTexts.promotions;
  return kind === 'new' ? listingTexts.news : title;
}

/** Sign by sign: half of an emoji is no text. */
function shorten(text: string): string {
  const signs = [...text];
  return signs.length > LONGEST_TEXT ? `${signs.slice(0, LONGEST_TEXT).join('')}…` : text;
}
