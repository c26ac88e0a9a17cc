import { expect, it } from 'vitest';
import { changedListing } from './mount-settings.ts';

it.each([
  ['/kategoria/3/kubki', 'sort_order=price-a', '/kategoria/3/kubki?sort_order=price-a'],
  ['/szukaj?text=a%20b&counter=2', 'portions=48', '/szukaj?text=a+b&portions=48'],
  ['/szukaj?text=a&sort_order=name-a', 'sort_order=price-d', '/szukaj?text=a&sort_order=price-d'],
  ['/szukaj?text=a&filter_price=1-2&filter_sizes=m', 'filter_remove=all', '/szukaj?text=a'],
  ['/kategoria/3/kubki?filter_sizes=m', 'filter_remove=all', '/kategoria/3/kubki'],
  ['/kategoria/3/kubki', 'comparers=add&product=1', null],
])('%s with %s is %s', (listing, query, changed) => {
  expect(changedListing(listing, new URLSearchParams(query))).toBe(changed);
});
