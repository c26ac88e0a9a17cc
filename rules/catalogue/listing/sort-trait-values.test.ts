import { expect, it } from 'vitest';
import { sortTraitValues } from './sort-trait-values.ts';

const sorted = (names: string[]) =>
  sortTraitValues(names.map((name) => ({ name, position: 0 }))).map(({ name }) => name);

it.each([
  [
    ['1,2 kg', '540 g', '110 g', '1 050 g', '2 kg', '90 g'],
    ['90 g', '110 g', '540 g', '1 050 g', '1,2 kg', '2 kg'],
  ],
  [
    ['1 l', '750 ml', '0,5 l', '350 ml'],
    ['350 ml', '0,5 l', '750 ml', '1 l'],
  ],
  [
    ['żółty', 'zielony', 'łososiowy', 'czarny', 'ćmawy', 'lila'],
    ['czarny', 'ćmawy', 'lila', 'łososiowy', 'zielony', 'żółty'],
  ],
  [
    ['bez rozmiaru', '10 osób', '2 osoby'],
    ['2 osoby', '10 osób', 'bez rozmiaru'],
  ],
])('S2.06 amounts rise and words follow the alphabet: %o', (names, expected) => {
  expect(sorted(names)).toEqual(expected);
});

it('keeps the order the shop gave', () => {
  const given = [
    { name: 'zima', position: 1 },
    { name: 'lato', position: 2 },
    { name: 'jesień', position: 1 },
  ];
  expect(sortTraitValues(given).map(({ name }) => name)).toEqual(['jesień', 'zima', 'lato']);
});
