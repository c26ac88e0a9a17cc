import { expect, it } from 'vitest';
import { EVERY_ORDER, orderFilterQuery, parseOrderFilter } from './order-filter.ts';

it('a filter comes back from its address as it was', () => {
  const query = 'q=Kowalski+601&state=packing&money=unpaid&courier=3&from=2026-11-01&to=2026-11-16&sort=highest';
  const filter = parseOrderFilter(new URLSearchParams(query));
  expect(filter).toEqual({
    text: 'Kowalski 601',
    state: 'packing',
    money: 'unpaid',
    courierId: 3,
    from: '2026-11-01',
    to: '2026-11-16',
    sort: 'highest',
  });
  expect(orderFilterQuery(filter)).toBe(query);
});

it.each([
  'state=lost',
  'money=some',
  'courier=x',
  'courier=-1',
  'from=2026-02-31',
  'to=yesterday',
  'sort=worst',
  'q=++',
])('leaves out %s', (query) => {
  expect(parseOrderFilter(new URLSearchParams(query))).toEqual(EVERY_ORDER);
  expect(orderFilterQuery(EVERY_ORDER)).toBe('');
});
