import { expect, it } from 'vitest';
import { NO_FILTERS } from '../rules/chosen-filters.ts';
import { listingMeta } from './listing-page.ts';
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
