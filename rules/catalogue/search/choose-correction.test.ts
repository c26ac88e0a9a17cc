import { expect, it } from 'vitest';
import { chooseCorrection, slipsForgiven } from './choose-correction.ts';

const KNOWN = ['kubek', 'kurtka', 'kubeczek', 'plecak', 'rekawiczki', 'but'].map((word) => ({ word, frequency: 1 }));

it.each([
  ['kubke', 'kubek'],
  ['kbuek', 'kubek'],
  ['kubekk', 'kubek'],
  ['kurka', 'kurtka'],
  ['plecka', 'plecak'],
  ['rekawicki', 'rekawiczki'],
  ['rekawizci', 'rekawiczki'],
  ['bit', null],
  ['zegar', null],
])('X.26 „%s” means %s', (typed, meant) => {
  expect(chooseCorrection(typed, KNOWN)).toBe(meant);
});

it('prefers the same first letter, then the more common word', () => {
  const words = [
    { word: 'mata', frequency: 1 },
    { word: 'mapa', frequency: 9 },
    { word: 'kasa', frequency: 99 },
  ];
  expect(chooseCorrection('masa', words)).toBe('mapa');
});

it('forgives more in longer words and nothing in numbers', () => {
  expect(['koc', 'kubek', 'namioty', '40l0'].map(slipsForgiven)).toEqual([0, 1, 2, 0]);
});

it.each([
  ['trekingowych', 'trekkingowych'],
  ['przeciwdeszcowych', 'przeciwdeszczowych'],
  ['turysycznych', 'turystycznych'],
  ['namoitow', 'namiotow'],
  ['rekaiwczek', 'rekawiczki'],
  ['skapet', 'skarpety'],
  ['bank', null],
  ['plecaczycho', null],
])('X.26 X.27 a slip in another form than the catalogue has: „%s” means %s', (typed, meant) => {
  const words = [
    'trekkingowe',
    'przeciwdeszczowa',
    'turystyczna',
    'namiot',
    'rekawiczki',
    'skaut',
    'skarpety',
    'sanki',
    'plecak',
  ];
  expect(
    chooseCorrection(
      typed,
      words.map((word) => ({ word, frequency: 1 })),
    ),
  ).toBe(meant);
});
