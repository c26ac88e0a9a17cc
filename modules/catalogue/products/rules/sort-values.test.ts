import { expect, it } from 'vitest';
import { compareSizes, sortTraitValues } from './sort-values.ts';

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
    ['2,75 l', '2,7 l', '2,8 l', '12'],
    ['12', '2,7 l', '2,75 l', '2,8 l'],
  ],
  [
    ['1m', '5 cm', '200 MM'],
    ['5 cm', '200 MM', '1m'],
  ],
  [
    ['na 2 dni', 'typ 10', 'typ 9', '5 g'],
    ['5 g', 'na 2 dni', 'typ 9', 'typ 10'],
  ],
  [
    ['12 constructor', '2 constructor', '5 mg', '5 kg'],
    ['5 mg', '2 constructor', '12 constructor', '5 kg'],
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

it('sizes stand from small to large', () => {
  const sorted = ['42', 'XL', '9,5', 'S', 'dziecięcy', 'M', '120 cm', 'XXL', '38'].sort(compareSizes);
  expect(sorted).toEqual(['S', 'M', 'XL', 'XXL', '9,5', '38', '42', '120 cm', 'dziecięcy']);
});

it('every alphabetic size has its place', () => {
  const sizes = ['XXS', 'xs', 'S', 'm', 'L', 'xl', 'XXL', '2xl', 'XXXL', '3xl', '4XL', '5xl'];
  expect([...sizes].reverse().sort(compareSizes)).toEqual(sizes);
  expect(compareSizes('xxs', '36')).toBeLessThan(0);
});

it('numbers of sizes rise by their parts too, and then by name', () => {
  expect(['9,75', '9,5', '9', '9,25', '9.8'].sort(compareSizes)).toEqual(['9', '9,25', '9,5', '9,75', '9.8']);
  expect(['42 ż', '42 z', 'duży', 'ćwierć'].sort(compareSizes)).toEqual(['42 z', '42 ż', 'ćwierć', 'duży']);
});
