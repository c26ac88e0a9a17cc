import { describe, expect, it } from 'vitest';
import {
  hasFilters,
  isChosen,
  NO_FILTERS,
  parseChosenFilters,
  parseListingView,
  withChoicesSince,
  withoutValue,
  writeChosenFilters,
} from './chosen-filters.ts';

const read = (query: string) => parseChosenFilters(new URLSearchParams(query));

describe('parseChosenFilters', () => {
  it('reads comma lists, repeated names and the price', () => {
    expect(read('filter_trait_3=12,5&filter_sizes=M&filter_sizes=L&filter_price=20-50&sort_order=x')).toEqual({
      filters: [
        { id: 'filter_sizes', values: ['L', 'M'] },
        { id: 'filter_trait_3', values: ['12', '5'] },
      ],
      price: { from: 20, to: 50 },
    });
  });

  it('reads the two price boxes of a form, and the bracket spelling of traits', () => {
    expect(read('filter_price_from=10&filter_price_to=&filter_traits[4]=9')).toEqual({
      filters: [{ id: 'filter_trait_4', values: ['9'] }],
      price: { from: 10, to: null },
    });
  });

  it.each([
    ['filter_price_from=10', { from: 10, to: null }],
    ['filter_price_to=20', { from: null, to: 20 }],
    ['filter_price_from=10&filter_price_to=20', { from: 10, to: 20 }],
    ['filter_price_from=&filter_price_to=', { from: null, to: null }],
    ['filter_price=10-20', { from: 10, to: 20 }],
    ['price=10-20', { from: null, to: null }],
    ['', { from: null, to: null }],
  ])('reads the price of %j', (query, price) => {
    expect(read(query).price).toEqual(price);
  });

  it('a filter named twice gathers its values, each once', () => {
    expect(read('filter_producer=7,8&filter_producer=7').filters).toEqual([
      { id: 'filter_producer', values: ['7', '8'] },
    ]);
  });

  it.each([
    'filter_trait_0=1',
    'filter_trait_x=1',
    'filter_trait_3=-1',
    'filter_trait_3=1e3,abc,,%00',
    'filter_trait_99999999999999=1',
    'filter_producer=<script>',
    "filter_producer='; drop table products; --",
    'filter_flags=everything',
    'filter_available=n',
    'filter_price=a-b',
    'filter_=1',
    'filter_sizes=%00',
  ])('nonsense is no filter: %s', (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
    expect(hasFilters(read(query))).toBe(false);
  });

  it('takes only so many filters and values', () => {
    const values = Array.from({ length: 500 }, (_, index) => index + 1).join(',');
    const query = Array.from({ length: 50 }, (_, index) => `filter_trait_${index + 1}=${values}`).join('&');
    expect(read(query).filters).toHaveLength(12);
    expect(read(query).filters[0]?.values).toHaveLength(40);
  });
});

it('S5.54 a wrong price range is read and shown, but is no filter', () => {
  expect(read('filter_price=50-20').price).toEqual({ from: 50, to: 20 });
  expect(hasFilters(read('filter_price=50-20'))).toBe(false);
  expect(hasFilters(read('filter_price=20-50'))).toBe(true);
  expect(hasFilters(read('filter_sizes=M'))).toBe(true);
});

it('one choice has one address', () => {
  const write = (query: string) => String(new URLSearchParams(writeChosenFilters(read(query))));
  expect(write('filter_sizes=M,L&filter_price=1-2&filter_producer=7')).toBe(
    write('filter_producer=7&filter_price=1-2&filter_sizes=L&filter_sizes=M'),
  );
});

it('a value is chosen in its own filter alone', () => {
  const chosen = read('filter_producer=7&filter_trait_3=8,9');
  expect(isChosen(chosen, 'filter_producer', '7')).toBe(true);
  expect(isChosen(chosen, 'filter_trait_3', '9')).toBe(true);
  expect(isChosen(chosen, 'filter_trait_3', '7')).toBe(false);
  expect(isChosen(chosen, 'filter_sizes', '7')).toBe(false);
  expect(isChosen(NO_FILTERS, 'filter_producer', '7')).toBe(false);
});

it.each([
  ['list', 'list'],
  ['grid', 'grid'],
  ['x', 'grid'],
  [null, 'grid'],
])('the view %j is the %s', (text, view) => {
  expect(parseListingView(text)).toBe(view);
});

it('without a price there is none in the address', () => {
  expect(writeChosenFilters(read('filter_sizes=M'))).toEqual([['filter_sizes', 'M']]);
});

it('a value that two filters share is taken away from one', () => {
  const chosen = read('filter_producer=7&filter_trait_3=7');
  expect(withoutValue(chosen, 'filter_producer', '7').filters).toEqual([{ id: 'filter_trait_3', values: ['7'] }]);
});

it('a value is taken away alone, the filter with its last value', () => {
  const chosen = read('filter_sizes=M,L');
  const one = withoutValue(chosen, 'filter_sizes', 'M');
  expect(one.filters).toEqual([{ id: 'filter_sizes', values: ['L'] }]);
  expect(withoutValue(one, 'filter_sizes', 'L')).toEqual(NO_FILTERS);
});

describe('withChoicesSince', () => {
  const since = (ticked: string, changed?: { name: string; value: string }) =>
    new URLSearchParams(
      writeChosenFilters(
        withChoicesSince(read('filter_available=y&filter_sizes=M'), read('filter_sizes=M,S&filter_price=10-'), {
          ticked: read(ticked),
          changed,
        }),
      ),
    ).toString();

  it('X.55 keeps what was taken away or added elsewhere since the form was rendered', () => {
    const own = { name: 'filter_sizes', value: 'L' };
    expect(since('filter_available=y&filter_sizes=L,M', own)).toBe('filter_sizes=L%2CM%2CS&filter_price=10-');
  });

  it('gives the box just changed the last word', () => {
    expect(since('filter_available=y&filter_sizes=M', { name: 'filter_sizes', value: 'S' })).toBe(
      'filter_sizes=M&filter_price=10-',
    );
  });

  it('X.55 what was taken away elsewhere goes by filter and value both', () => {
    const rendered = read('filter_producer=7,8&filter_trait_3=7,8');
    const now = read('filter_producer=8&filter_trait_3=7');
    const ticked = read('filter_producer=7,8&filter_trait_3=7,8&filter_sizes=M');
    expect(withChoicesSince(rendered, now, { ticked, changed: { name: 'filter_sizes', value: 'M' } }).filters).toEqual([
      { id: 'filter_producer', values: ['8'] },
      { id: 'filter_sizes', values: ['M'] },
      { id: 'filter_trait_3', values: ['7'] },
    ]);
  });

  it('X.55 what was unticked here stays unticked though it is chosen elsewhere', () => {
    const before = read('filter_sizes=M,L');
    const changed = { name: 'filter_sizes', value: 'L' };
    expect(withChoicesSince(before, before, { ticked: read('filter_sizes=M'), changed }).filters).toEqual([
      { id: 'filter_sizes', values: ['M'] },
    ]);
  });

  it('X.55 takes the price of the form when it was not changed elsewhere', () => {
    const before = read('filter_price=10-20');
    const changed = { name: 'filter_sizes', value: 'L' };
    const ticked = read('filter_sizes=L&filter_price=10-30');
    expect(withChoicesSince(before, before, { ticked, changed }).price).toEqual({ from: 10, to: 30 });
  });

  it('takes the price of a form that was sent for it', () => {
    expect(since('filter_sizes=M&filter_price=20-')).toBe('filter_sizes=M%2CS&filter_price=20-');
  });
});
