import { expect, it } from 'vitest';
import { searchKey, toOwnRules } from './own-rules.ts';
import { toOwnWords } from './own-words.ts';
import { parseQuery } from './parse-query.ts';

const own = toOwnWords([
  { phrases: ['gerlach'], names: ['nóż składany'], bothWays: false },
  { phrases: ['namiot', 'wigwam'], names: ['schronienie na biwak'], bothWays: true },
]);
const names = (text: string) =>
  parseQuery(text, own).words.map(({ ownNames = [] }) => ownNames.map(({ shown }) => shown));

it.each([
  ['gerlacha', [['nóż składany']]],
  ['nóż składany', [[], []]],
  ['namiotów', [['wigwam', 'schronienie na biwak']]],
  ['wigwam', [['namiot', 'schronienie na biwak']]],
  [
    'schronienia na biwak',
    [
      ['namiot', 'wigwam'],
      ['namiot', 'wigwam'],
    ],
  ],
  ['schronienie', [[]]],
  ['duże schronienie biwak dla trzech', [[], ['namiot', 'wigwam'], ['namiot', 'wigwam'], []]],
])('O.31 one way or both ways: „%s” is also looked for as %j', (text, shown) => {
  expect(names(text)).toEqual(shown);
});

it('synonyms of several lines come together, each once', () => {
  const words = toOwnWords([
    { phrases: ['buff'], names: ['komin'], bothWays: false },
    { phrases: ['buff', 'i'], names: ['kominy', 'szalik', 'oraz'], bothWays: false },
  ]);
  expect(words.namesOf(['buff']).map(({ shown }) => shown)).toEqual(['komin', 'szalik']);
  expect(words.maxLength).toBe(1);
});

it.each([
  ['kurtki zimowe', 'zimowa kurtka', true],
  ['Kurtka na deszcz', 'deszcz kurtka', true],
  ['kurtka', 'kurtka damska', false],
  ['kurtka', 'kurtka do 300 zł', false],
  ['kurtka do 300 zł', 'kurtki do 300 zł', true],
  ['kurtka', 'kurtka bez kaptura', false],
  ['xl', 'XL', true],
])('O.31 „%s” and „%s” ask for the same: %s', (one, other, same) => {
  expect(searchKey(one) === searchKey(other)).toBe(same);
});

it('a text that asks for nothing has no key', () => {
  expect([searchKey(''), searchKey(' – ! ')]).toEqual([null, null]);
});

it('every phrase of a rule leads to what the rule says', () => {
  const rule = { names: [], bothWays: false, productIds: [], address: '' };
  const { pins, pages } = toOwnRules([
    { ...rule, kind: 'pin', phrases: ['kubek'], productIds: [7, 3] },
    { ...rule, kind: 'page', phrases: ['zwrot', 'oddać towar'], address: '/zwroty' },
  ]);
  expect(pins.get(searchKey('kubki') ?? '')).toEqual([7, 3]);
  expect(pages.get(searchKey('zwroty') ?? '')).toEqual({ address: '/zwroty', phrase: 'zwrot' });
  expect(pages.get(searchKey('towar oddać') ?? '')?.address).toBe('/zwroty');
  expect(pages.get(searchKey('kubek') ?? '')).toBeUndefined();
});
