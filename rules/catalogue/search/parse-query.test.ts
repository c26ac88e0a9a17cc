import { expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const words = (text: string) => parseQuery(text).words.map(({ word }) => word);

it('X.25 takes words without diacritics, each once and no little ones', () => {
  expect(words('Kubek na ŻÓŁTĄ kawę, kubek!')).toEqual(['kubek', 'zolta', 'kawe']);
});

it('keeps little words when there is nothing else', () => {
  expect(words('do')).toEqual(['do']);
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
  expect(vague('T-shirt, mapa 2026')).toEqual([]);
});

const without = (text: string) => parseQuery(text).without.map(({ word }) => word);

it.each([
  ['kurtka bez kaptura', ['kurtka'], ['kaptura']],
  ['buty nie czarne', ['buty'], ['czarne']],
  ['plecak oprócz czarnego', ['plecak'], ['czarnego']],
  ['kurtka beż', ['kurtka', 'bezowy'], []],
  ['kurtka bez', ['kurtka', 'bezowy'], []],
  ['bez kaptura', ['bez', 'kaptura'], []],
])('X.56 „bez” denies and is no colour: %s', (text, asked, denied) => {
  expect([words(text), without(text)]).toEqual([asked, denied]);
});

it.each([
  ['namiot 2 osobowy', ['namiot', 'dwuosobowy'], '2'],
  ['namiot 4-osobowy', ['namiot', 'czteroosobowy'], '4'],
  ['namiot dla dwóch osób', ['namiot', 'dwuosobowy'], '2'],
])('X.56 a number of persons is one word: %s', (text, asked, count) => {
  expect(words(text)).toEqual(asked);
  expect(parseQuery(text).words[1]?.stems).toContain(count);
});

it('X.56 everyday and foreign words bring the names shops sell the thing by, phrases as one', () => {
  const names = (text: string) => parseQuery(text).words.map(({ otherNames }) => otherNames.map(({ shown }) => shown));
  expect(names('scyzoryk')).toEqual([['nóż składany']]);
  expect(names('sleeping bag')).toEqual([['śpiwór'], ['śpiwór']]);
  expect(names('kurtka')).toEqual([[]]);
});

it('X.56 what stands behind a preposition is not the thing; fillers say nothing', () => {
  const behind = (text: string) => parseQuery(text).words.flatMap((word) => (word.behind ? [word.word] : []));
  expect(behind('kubek z imieniem')).toEqual(['imieniem']);
  expect(behind('w kurtce zimowej')).toEqual([]);
  expect(words('super wygodne buty')).toEqual(['buty']);
  expect(words('super')).toEqual(['super']);
});
