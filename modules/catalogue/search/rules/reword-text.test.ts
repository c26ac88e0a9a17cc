import { expect, it } from 'vitest';
import { rewordText, wordAsTyped } from './reword-text.ts';

it.each([
  ['Kurtka na Żaglówkę', { kurtka: 'kurtka', zaglowke: 'zaglowke' }, 'kurtka na żaglówkę'],
  ['namoit dla dzieci', { namoit: 'namiot', dzieci: 'dzieci' }, 'namiot dla dzieci'],
  ['namoitów', { namoitow: 'namiotow' }, 'namiotów'],
  ['półka', { polka: 'polska' }, 'polska'],
  ['buty na qqxx', { buty: 'buty', qqxx: null }, 'buty'],
  ['qqxx do butów', { qqxx: null, butow: 'butow' }, 'do butów'],
  ['power bank', { power: 'powerbank', bank: 'powerbank' }, 'powerbank'],
  ['kubek kubek', { kubek: 'kubek' }, 'kubek'],
  ['kubek kubka', { kubek: 'kubek', kubka: 'kubek' }, 'kubek'],
  ['ół', { ol: 'wół' }, 'wół'],
  ['rekawicki', { rekawicki: 'rękawiczki' }, 'rękawiczki'],
  ['krzselo', { krzselo: 'krzesło' }, 'krzesło'],
  ['kutrka do 300 zł bez kaptura', { kutrka: 'kurtka' }, 'kurtka do 300 zł bez kaptura'],
])('„%s” was searched as %o', (text, meant, searched) => {
  const gone = Object.entries(meant).flatMap(([word, other]) => (other === null ? [word] : []));
  expect(rewordText(text, new Map(Object.entries(meant)))).toEqual({ searched, leftOut: gone });
});

it.each([
  ['Kurtka na ŻAGLÓWKĘ', 'zaglowke', 'żaglówkę'],
  ['kurtka', 'plecak', 'plecak'],
  ['', 'plecak', 'plecak'],
  ['kubek kawy', 'kawy', 'kawy'],
])('in „%s” the word %s was typed as %s', (text, plain, typed) => {
  expect(wordAsTyped(text, plain)).toBe(typed);
});
