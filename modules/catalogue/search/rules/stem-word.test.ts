import { describe, expect, it } from 'vitest';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { baseStems, stemWord } from './stem-word.ts';

const stem = (word: string) => stemWord(plainText(word));

describe('stemWord', () => {
  it.each([
    'kubek kubki kubków kubka kubkiem kubkami kubkach kubkom',
    'but buty butów butuw buta butami butach butem',
    'kurtka kurtki kurtek kurtką kurtkami',
    'plecak plecaki plecaków plecakiem',
    'śpiwór śpiwory śpiworów śpiworem',
    'żółty żółta żółte żółtego żółtej żółtych żółtymi',
    'niebieski niebieska niebieskie niebieskiego niebieskich',
    'sweter swetry swetrów swetrem',
    'torba torby toreb torbą',
    'krzesło krzesła krzeseł',
    'nóż noże noży nożem',
    'system systemy systemów systemem',
    'spodnie spodni spodniami',
    'widelec widelce widelców',
    'zima zimowa zimowy zimą',
    'okno okna okien',
    'akademia akademie akademiami akademiach',
  ])('X.27 the forms of one word share a stem: %s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  it.each([
    ['but', 'butelka'],
    ['kubek', 'kuba'],
    ['kurtka', 'kurs'],
    ['lampa', 'lama'],
    ['koc', 'kocioł'],
    ['nóż', 'noga'],
  ])('%s and %s stay apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves sizes, codes and short words as they are', () => {
    expect(['40l', 'xl', 'gps', '2026'].map(stem)).toEqual(['40l', 'xl', 'gps', '2026']);
  });
});

it.each([
  ['kurtce', 'kurtka'],
  ['czapce', 'czapka'],
  ['namiocie', 'namiot'],
  ['rowerze', 'rower'],
  ['kurteczka', 'kurtka'],
  ['miseczki', 'miska'],
  ['kubeczków', 'kubek'],
  ['plecaczek', 'plecak'],
  ['garnuszek', 'garnek'],
  ['nożyk', 'nóż'],
  ['kocykiem', 'koc'],
  ['namiocik', 'namiot'],
  ['buciki', 'but'],
  ['torebka', 'torba'],
  ['zapachowa', 'zapach'],
  ['zapachowych', 'zapach'],
  ['wędkarzowi', 'wędka'],
  ['biwakowania', 'biwak'],
])('X.27 „%s” may come from %s', (word, base) => {
  expect(baseStems(plainText(word))).toContain(stemWord(plainText(base)));
});

it.each([
  ['ogrodzie', ['ogrod']],
  ['nodze', ['nog']],
  ['obce', ['obk']],
  ['morze', ['mor']],
  ['dziecko', ['dzc']],
  ['poduszka', ['podk', 'podusz']],
  ['kaczka', ['kak', 'kacz']],
  ['rękawiczka', ['rekawik', 'rekawic', 'rekawicz']],
  ['kocyki', ['kot', 'koc']],
  ['bucika', ['but', 'buc']],
  ['lampka', ['lamp']],
  ['rowerek', ['rowr']],
])('„%s” may come from %j and nothing else', (word, bases) => {
  expect(baseStems(plainText(word))).toEqual(bases);
});

it.each(['ciemny', 'namiociem', 'rzemień', 'poduszkowiec', 'cykada', 'ikona', 'trzcina', 'noce', 'iczka', '5ogrodzie'])(
  'no ending in the middle of „%s” is taken for one',
  (word) => expect(baseStems(plainText(word))).toEqual([]),
);

it.each(['plecak', 'koc', 'pol', '45l', 'półka'])('„%s” comes from nothing else', (word) => {
  expect(baseStems(plainText(word))).toEqual([]);
});
