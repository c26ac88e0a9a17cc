import { expect, it } from 'vitest';
import { parseListName, parseListSort, sortListed, statusEndsAfter } from './list-rules.ts';

it.each([
  ['  Na  wyprawę \n', 'Na wyprawę'],
  ['x', 'x'],
  ['ż'.repeat(60), 'ż'.repeat(60)],
  ['ż'.repeat(61), null],
  ['', null],
  [' \t\n\u00a0', null],
])('S5.56 %j is kept as %j', (text, name) => {
  expect(parseListName(text)).toBe(name);
});

it.each([
  ['loading', 'add', null],
  ['loading', 'other', null],
  ['success', 'add', null],
  ['success', 'other', 1000],
  ['error', 'add', 1000],
  ['error', 'other', 1000],
] as const)('S4.39 S9.67 %s of %s ends after %j ms', (status, intent, after) => {
  expect(statusEndsAfter(status, intent)).toBe(after);
});

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
  expect(parseListSort(text)).toBe('newest');
});

it.each(['newest', 'name', 'cheapest', 'dearest'])('S2.63 %s is an order of its own', (sort) => {
  expect(parseListSort(sort)).toBe(sort);
});
