import { expect, it } from 'vitest';
import { NO_FILTERS } from '../rules/chosen-filters.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingMeta, listingName } from './listing-page.ts';
import type { ShownListing } from './shown-listing.ts';

const node = (name: string) => ({ id: 1, name, link: `/kategoria/1/${name}` });

function titleOf(listing: Partial<ShownListing>) {
  const shown = {
    text: null,
    page: 1,
    pages: 1,
    path: [],
    origin: '',
    address: '/x',
    chosen: NO_FILTERS,
    ...listing,
  } as ShownListing;
  return listingMeta(shown, []).flatMap((one) => ('title' in one ? [String(one.title)] : []))[0];
}

it.each([
  ['Produkty marki Polana | ', { kind: 'producer', title: 'Polana' }],
  ['Miejskie – Buty | ', { kind: 'category', title: 'Miejskie', path: [node('Buty'), node('Miejskie')] }],
  ['Buty | ', { kind: 'category', title: 'Buty', path: [node('Buty')] }],
  [
    'Miejskie – Buty – strona 2 | ',
    { kind: 'category', title: 'Miejskie', page: 2, path: [node('Buty'), node('Miejskie')] },
  ],
] as [string, Partial<ShownListing>][])('%s is the title of one listing alone', (title, listing) => {
  expect(titleOf(listing)).toBe(title);
});

it.each([
  ['category', null, 'Kurtki', 'Kurtki'],
  ['promotions', null, '', listingTexts.promotions],
  ['new', null, '', listingTexts.news],
  ['search', 'kubek', 'kubek', listingTexts.searchTitle('kubek')],
  ['search', '', '', listingTexts.noTextTitle],
  ['search', 'a'.repeat(10_000), '', listingTexts.searchTitle(`${'a'.repeat(80)}…`)],
] as const)('a listing of %s for %j called %j is headed %s', (kind, text, title, name) => {
  expect(listingName({ kind, text, title })).toBe(name);
});
