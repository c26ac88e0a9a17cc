import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseCorrection, chooseHead, type HeadCandidate, typingDistance, typosAllowed } from './choose-correction.ts';

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
  ['but', null],
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
  expect(['koc', 'kubek', 'namioty', '40l0'].map(typosAllowed)).toEqual([0, 1, 2, 0]);
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

it.each([
  ['kubek', 'kubek', 0],
  ['kubke', 'kubek', 1],
  ['kubk', 'kubek', 1],
  ['kubeek', 'kubek', 1],
  ['kuvek', 'kubek', 1],
  ['ukbke', 'kubek', 2],
  ['abcdef', 'kubek', 3],
  ['lobek', 'kubek', 2],
  ['abxyz', 'caxyz', 2],
  ['abxyz', 'bcxyz', 2],
  ['ab', 'abcd', 2],
  ['', 'kubek', 3],
])('%s to %s: %i', (a, b, typos) => {
  expect(typingDistance(a, b, 2)).toBe(typos);
});

it('is the same in both directions', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(fc.property(word, word, (a, b) => typingDistance(a, b, 3) === typingDistance(b, a, 3)));
});

const word = (more: Partial<HeadCandidate> = {}): HeadCandidate => ({
  known: true,
  isProductNoun: false,
  behind: false,
  progress: true,
  ...more,
});
const productNoun = word({ isProductNoun: true });
const unknown = word({ known: false });

it.each([
  ['rękawiczki zimowe męskie', [productNoun, word(), word()], 0],
  ['czarne rękawiczki', [word(), productNoun], 1],
  ['kubek na kawę', [productNoun, word({ isProductNoun: true, behind: true })], 0],
  ['portfel damski, and nothing is called a wallet', [word(), word()], 0],
  ['ząbqx buty', [unknown, productNoun], 1],
  ['buty ząbqx', [productNoun, unknown], 0],
  ['2 kubki', [word({ progress: false }), productNoun], 1],
  ['coś do czytania na szlak', [word({ known: false, behind: true }), word({ behind: true })], 1],
])('X.56 the product noun is found in „%s”', (_text, words, place) => {
  expect(chooseHead(words)).toBe(place);
});

it.each([
  ['czerwona drabina', [word(), unknown]],
  ['stojak na rower', [unknown, word({ isProductNoun: true, behind: true })]],
  ['qqxx', [unknown]],
  ['1', [word({ progress: false })]],
])('a product the catalogue does not have is not replaced by what is said of it: „%s”', (_text, words) => {
  expect(chooseHead(words)).toBeNull();
});
