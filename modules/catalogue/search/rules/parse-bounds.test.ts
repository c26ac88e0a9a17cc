import { expect, it } from 'vitest';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { parseBounds } from './parse-bounds.ts';

const parse = (text: string) => {
  const { bounds, rest } = parseBounds(plainText(text));
  return { ...bounds, rest: rest.replace(/\s+/g, ' ').trim() };
};

it.each([
  ['kurtka do 300 zł', null, 300, 'kurtka'],
  ['kurtka do 300', null, 300, 'kurtka'],
  ['kurtka poniżej 199,90 zł damska', null, 199.9, 'kurtka damska'],
  ['plecak od 100 do 200 zł', 100, 200, 'plecak'],
  ['50-100 zł kubek', 50, 100, 'kubek'],
  ['śpiwór między 200 a 300 złotych', 200, 300, 'spiwor'],
  ['rower do 3 000 zł', null, 3000, 'rower'],
  ['rower maks. 3.000 PLN', null, 3000, 'rower'],
  ['namiot powyżej 1000', 1000, null, 'namiot'],
  ['prezent za 50 zł', null, 50, 'prezent'],
  ['prezent około 100 zł', 80, 120, 'prezent'],
  ['buty nie więcej niż 400 zł', null, 400, 'buty'],
  ['kurtka do 199,9 zł', null, 199.9, 'kurtka'],
  ['kurtka do 50', null, 50, 'kurtka'],
  ['plecak od 100 do 200', 100, 200, 'plecak'],
  ['plecak od 200 do 100', 100, 200, 'plecak'],
  ['plecak od 20 do 200', null, 200, 'plecak od 20'],
  ['torpedo 300 zł', null, 300, 'torpedo'],
  ['plecak do 300 zł powyżej 500 zł', null, 300, 'plecak powyzej 500 zl'],
  ['plecak powyżej 500 zł za 600 zł', 500, null, 'plecak za 600 zl'],
  ['100 - 50 PLN kubek', 50, 100, 'kubek'],
])('X.56 a price in words bounds: %s', (text, from, to, rest) => {
  const grosze = (zloty: number | null) => (zloty === null ? null : Math.round(zloty * 100));
  expect(parse(text)).toMatchObject({ from: grosze(from), to: grosze(to), rest });
});

it.each([
  ['plecak do 65 l', 'plecak do 65 l'],
  ['lina od 50 do 60 m', 'lina od 50 do 60 m'],
  ['namiot do 4 osób', 'namiot do 4 osob'],
  ['śpiwór do 5', 'spiwor do 5'],
  ['robaczek pro 800', 'robaczek pro 800'],
  ['do szkoły', 'do szkoly'],
])('a number of something else is no price: %s', (text, rest) => {
  expect(parse(text)).toMatchObject({ from: null, to: null, sizes: [], rest });
});

it.each([
  ['xl', ['xl'], ''],
  ['kurtka XL', ['xl'], 'kurtka'],
  ['kurtka męska 3XL', ['3xl'], 'kurtka meska'],
  ['polar m', ['m'], 'polar'],
  ['rozmiar 42', ['42'], ''],
  ['buty w rozmiarze 42', ['42'], 'buty'],
  ['buty rozm. 42', ['42'], 'buty'],
  ['buty 42', ['42'], 'buty'],
  ['42', ['42'], ''],
  ['skarpety 39–41', ['3941'], 'skarpety'],
  ['kurtka XXL', ['xxl'], 'kurtka'],
  ['polar m czarny', ['m'], 'polar czarny'],
  ['39-41', ['3941'], ''],
  ['42 43', [], '42 43'],
  ['42 pro', [], '42 pro'],
  ['kabel xlr', [], 'kabel xlr'],
  ['kabel xl2', [], 'kabel xl2'],
  ['czarne buty 42', ['42'], 'czarne buty'],
  ['buty 33', [], 'buty 33'],
  ['buty xl 42', ['xl'], 'buty 42'],
  ['kurtka XL, tania', ['xl'], 'kurtka ,'],
  ['plecak 45', [], 'plecak 45'],
  ['plecak 45 l', [], 'plecak 45 l'],
  ['t-shirt', [], 't-shirt'],
  ['tabela rozmiarów', [], 'tabela rozmiarow'],
])('X.56 a size is read where it is one: %s', (text, sizes, rest) => {
  expect(parse(text)).toMatchObject({ sizes, rest });
});

it.each(
  [
    'buty półbuty śniegowce baletki klapki sandały trapery adidasy kalosze kozaki sneakersy tenisówki trampki łyżwy',
    'rolki kapcie skarpety skarpetki obuwie shoes boots socks spodnie sukienka koszula płaszcz',
  ].flatMap((words) => words.split(' ')),
)('X.56 „%s” come in numbered sizes', (product) => {
  expect(parse(`${product} 42`).sizes).toEqual(['42']);
});

it.each(['tanie buty', 'najtańsze buty', 'buty niedrogie'])('X.56 „%s” asks for the cheapest first', (text) => {
  expect(parse(text)).toMatchObject({ cheapest: true, rest: 'buty' });
});

it('a long text is read in no time', () => {
  const start = performance.now();
  for (const text of ['od '.repeat(66), '1 '.repeat(100), 'do 1.000'.repeat(25), 'x'.repeat(200), '42-'.repeat(66)])
    parse(text);
  expect(performance.now() - start).toBeLessThan(2000);
});
