import { expect, it } from 'vitest';
import { isDistinguishing, parseQuery } from './parse-query.ts';
import { NO_BOUNDS } from './search-bounds.ts';

const words = (text: string) => parseQuery(text).words.map(({ word }) => word);

it('X.25 takes words without diacritics, each once and no little ones', () => {
  expect(words('Kubek na ŻÓŁTĄ kawę, kubek!')).toEqual(['kubek', 'zolta', 'kawe']);
});

it('keeps little words when there is nothing else', () => {
  expect(words('do')).toEqual(['do']);
  expect(parseQuery('do').words[0]).not.toHaveProperty('behind');
});

it('reads at most eight words and finds none in signs', () => {
  expect(words('a1 a2 a3 a4 a5 a6 a7 a8 a9')).toHaveLength(8);
  expect(words(" '&|!:* \u0000")).toEqual([]);
});

it('reads only the beginning of a long text, and of a long word', () => {
  expect(words('a'.repeat(100_000))).toEqual(['a'.repeat(40)]);
  expect(words(`${'a-'.repeat(50_000)} kubek`)).toEqual(['a']);
  expect(words(`${'a1-'.repeat(50_000)} kubek`)).toEqual(['a1']);
});

it('a piece of a code that other codes may share is vague', () => {
  const vague = (text: string) => parseQuery(text).words.flatMap((word) => (word.vague ? [word.word] : []));
  expect(vague('plecak POL-00030-ZZ')).toEqual(['pol', 'zz']);
  expect(vague('pol 00030')).toEqual(['pol']);
  expect(vague('power bank 10000')).toEqual([]);
  expect(vague('pol 00100')).toEqual(['pol']);
  expect(vague('POL-123')).toEqual(['pol', '123']);
  expect(vague('T-shirt, mapa 2026')).toEqual([]);
  expect(vague('stół 12-osobowy')).toEqual([]);
  expect(vague('skarpety 39-41')).toEqual([]);
});

it('next to a code nothing is a price or a size', () => {
  expect(parseQuery('KUR-12345 xl do 300 zł').bounds).toEqual(NO_BOUNDS);
  expect(parseQuery('skarpety 39-41').bounds).toEqual({ ...NO_BOUNDS, sizes: ['3941'] });
});

it.each(['i do 300 zł', 'i powyżej 300 zł', 'i xl', 'i tanio'])(
  'X.56 limits alone are a question, and the little words by them none: %s',
  (text) => expect(words(text)).toEqual([]),
);

it.each([
  [{ word: 'kubek' }, true],
  [{ word: 'xl' }, true],
  [{ word: 'l' }, false],
  [{ word: 'pol', vague: true }, false],
])('%j says by itself what is meant: %s', (word, progress) => {
  expect(isDistinguishing({ stems: [word.word], otherNames: [], ...word })).toBe(progress);
});

const without = (text: string) => parseQuery(text).without.map(({ word }) => word);

it.each([
  ['kurtka bez kaptura', ['kurtka'], ['kaptura']],
  ['buty nie czarne', ['buty'], ['czarne']],
  ['plecak oprócz czarnego', ['plecak'], ['czarnego']],
  ['kurtka beż', ['kurtka', 'bezowy'], []],
  ['kurtka bez', ['kurtka', 'bezowy'], []],
  ['kurtka bez  ', ['kurtka', 'bezowy'], []],
  ['kurtka bezpieczna', ['kurtka', 'bezpieczna'], []],
  ['plecak poza czarnym', ['plecak'], ['czarnym']],
  ['stół bez nóg', ['stol'], ['nog']],
  ['stół bez ab', ['stol', 'bez', 'ab'], []],
  ['kurtka nie', ['kurtka', 'nie'], []],
  ['bez kaptura', ['bez', 'kaptura'], []],
])('X.56 „bez” denies and is no colour: %s', (text, asked, denied) => {
  expect([words(text), without(text)]).toEqual([asked, denied]);
});

it.each([
  ['namiot 2 osobowy', ['namiot', 'dwuosobowy'], '2'],
  ['namiot 4-osobowy', ['namiot', 'czteroosobowy'], '4'],
  ['namiot dla dwóch osób', ['namiot', 'dwuosobowy'], '2'],
  ['namiot 3osobowy', ['namiot', 'trzyosobowy'], '3'],
  ['namiot dla jednej osoby', ['namiot', 'jednoosobowy'], '1'],
  ['namiot dla trzech osób', ['namiot', 'trzyosobowy'], '3'],
  ['namiot dla czterech osób', ['namiot', 'czteroosobowy'], '4'],
  ['namiot dla pięciu osób', ['namiot', 'piecioosobowy'], '5'],
  ['namiot dla sześciu osób', ['namiot', 'szescioosobowy'], '6'],
  ['namiot dla siedmiu osób', ['namiot', 'siedmioosobowy'], '7'],
  ['namiot dla ośmiu osób', ['namiot', 'osmioosobowy'], '8'],
  ['namiot dla dwojga', ['namiot', 'dwuosobowy'], '2'],
  ['namiot dla trojga dzieci', ['namiot', 'trzyosobowy', 'dzieci'], '3'],
  ['namiot dla czworga', ['namiot', 'czteroosobowy'], '4'],
])('X.56 a number of persons is one word: %s', (text, asked, count) => {
  expect(words(text)).toEqual(asked);
  expect(parseQuery(text).words[1]?.stems).toContain(count);
});

it.each([
  ['plecak 45 litrów', ['plecak', '45', 'l']],
  ['termos litrowy', ['termos', '1l']],
  ['plecak 45 litrowy', ['plecak', '45', 'l']],
  ['kubek półlitrowy', ['kubek', '500ml']],
  ['śpiwór do -10', ['spiwor']],
  ['śpiwór -10°C puchowy', ['spiwor', 'puchowy']],
  ['lina 60 metrów', ['lina', '60', 'm']],
  ['500 mililitrów', ['500', 'ml']],
  ['kawa 500 gramów', ['kawa', '500', 'g']],
  ['miód 2 kilogramy', ['miod', '2', 'kg']],
  ['litr', ['litr']],
  ['25 metrowa', ['25', 'metrowa']],
])('X.56 a unit that is written out is the one of the catalogue: %s', (text, asked) => {
  expect(words(text)).toEqual(asked);
});

it('X.56 everyday and foreign words bring the names shops sell the product by, phrases as one', () => {
  const names = (text: string) => parseQuery(text).words.map(({ otherNames }) => otherNames.map(({ shown }) => shown));
  expect(names('scyzoryk')).toEqual([['nóż składany']]);
  expect(names('sleeping bag')).toEqual([['śpiwór'], ['śpiwór']]);
  expect(names('kurtka')).toEqual([[]]);
  expect(names('scyzoryk zielony')).toEqual([['nóż składany'], []]);
  expect(parseQuery('kurtka').words[0]?.stems).toEqual(['kurtk']);
});

it('X.56 words behind a preposition are not the product noun; fillers say nothing', () => {
  const behind = (text: string) => parseQuery(text).words.flatMap((word) => (word.behind ? [word.word] : []));
  expect(behind('kubek z imieniem')).toEqual(['imieniem']);
  expect(behind('w kurtce zimowej')).toEqual([]);
  expect(words('super wygodne buty')).toEqual(['buty']);
  expect(words('super')).toEqual(['super']);
});
