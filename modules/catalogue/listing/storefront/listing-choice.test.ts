import { describe, expect, it } from 'vitest';
import { listingAddress } from './listing-address.ts';
import { followChoice, isSameListing, parseListingAddress } from './listing-choice.ts';

const parse = (address: string) => parseListingAddress(new URL(address, 'https://sklep.example'));

/** Where a link of the rendered page leads when these are the choices of the load under way. */
function follow(rendered: string, now: string, link: string, more: Partial<Parameters<typeof followChoice>[2]> = {}) {
  const next = followChoice(parse(rendered), parse(now), { wanted: parse(link), ...more });
  return listingAddress(next, { page: next.page });
}

describe('followChoice', () => {
  it.each([
    ['/szukaj?text=a&filter_sizes=L,M', '/szukaj?text=a&filter_sizes=L,M', '/szukaj?text=a&filter_sizes=M'],
    // A filter, an order, a page size and a view were chosen since.
    [
      '/szukaj?text=a&filter_available=y',
      '/szukaj?text=a&sort_order=price-a&portions=48&display=list&filter_available=y&filter_sizes=M',
      '/szukaj?text=a&sort_order=price-a&portions=48&display=list&filter_sizes=M',
      '/szukaj?text=a',
    ],
    // The price was changed since, the chip of a size was pressed.
    [
      '/k?filter_sizes=M&filter_price=10-',
      '/k?filter_sizes=M&filter_price=20-',
      '/k?filter_price=20-',
      '/k?filter_price=10-',
    ],
    [
      '/k?filter_sizes=M&filter_price=10-',
      '/k?filter_sizes=L,M&filter_price=10-',
      '/k?filter_sizes=L,M',
      '/k?filter_sizes=M',
    ],
    // A page was turned.
    ['/k', '/k?sort_order=name-a', '/k?sort_order=name-a&counter=2', '/k?counter=2'],
  ])('X.55 a link of %s, while %s is loading, leads to %s', (rendered, now, expected, link = expected) => {
    expect(follow(rendered, now, link)).toBe(expected);
  });

  it('X.55 taking all filters back takes those chosen since too, and leaves the order', () => {
    const now = '/k?sort_order=name-a&filter_available=y&filter_sizes=M&filter_price=-20';
    expect(follow('/k?filter_available=y', now, '/k', { clears: true })).toBe('/k?sort_order=name-a');
  });

  it('X.55 another view keeps filters, order and page', () => {
    const now = '/k?sort_order=name-a&filter_sizes=M&counter=1';
    const list = '/k?sort_order=name-a&display=list&filter_sizes=M&counter=1';
    expect(follow('/k', now, '/k?display=list', { view: 'list' })).toBe(list);
    expect(follow('/k', list, '/k', { view: 'grid' })).toBe(now);
  });
});

it.each([
  ['/szukaj?text=a', '/szukaj?text=a&counter=2', true],
  ['/szukaj?text=a', '/szukaj?text=b', false],
  ['/kategoria/3/kurtki', '/kategoria/4/buty', false],
  // An unknown parameter.
  ['/kategoria/3/kurtki', '/kategoria/3/kurtki?text=a', true],
])('%s and %s are the same listing: %s', (rendered, other, isSame) => {
  expect(isSameListing(parse(rendered), parse(other))).toBe(isSame);
});

it('pages are counted from 0 and nonsense is the first', () => {
  expect(parse('/k?counter=2').page).toBe(3);
  expect(parse('/k?counter=x').page).toBe(1);
});
