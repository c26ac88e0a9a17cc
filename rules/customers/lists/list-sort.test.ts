import { expect, it } from 'vitest';
import { readListSort, sortListed } from './list-sort.ts';

const items = [
  { name: 'Żagiel', price: 3 },
  { name: 'Łyżka', price: 1 },
  { name: 'Zegar', price: 2 },
];

it.each([
  ['newest', ['Żagiel', 'Łyżka', 'Zegar']],
  ['name', ['Łyżka', 'Zegar', 'Żagiel']],
  ['cheapest', ['Łyżka', 'Zegar', 'Żagiel']],
  ['dearest', ['Żagiel', 'Zegar', 'Łyżka']],
] as const)('S2.63 sorts by %s', (sort, names) => {
  expect(sortListed(items, sort).map(({ name }) => name)).toEqual(names);
});

it.each([null, '', 'constructor', 'x'])('S2.63 %j is the usual order', (text) => {
  expect(readListSort(text)).toBe('newest');
});
