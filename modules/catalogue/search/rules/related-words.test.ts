import { expect, it } from 'vitest';
import { isEveryday, otherNames, relatedStems } from './related-words.ts';
import { stemWord } from './stem-word.ts';

it.each([
  ['skarpetki', 'skarpety'],
  ['welniane', 'welna'],
  ['psa', 'pies'],
  ['kobiety', 'damska'],
  ['niego', 'meska'],
  ['bony', 'podarunkowa'],
  ['lampy', 'latarnie'],
])('„%s” is searched as %s too, and the other way round', (word, other) => {
  expect(relatedStems(stemWord(word))).toContain(stemWord(other));
  expect(relatedStems(stemWord(other))).toContain(stemWord(word));
});

it('a word is no relative of itself, and each relative is listed once', () => {
  expect(relatedStems(stemWord('butelka'))).toEqual(['bidon', 'manierka'].map(stemWord));
  expect(relatedStems(stemWord('kobieta'))).toEqual(['damska', 'kobiecy', 'niej', 'unisex'].map(stemWord));
});

it('X.56 another name is shown as it is written and looked for by its significant words', () => {
  expect(otherNames([stemWord('adidasy')])).toEqual([
    { shown: 'buty do biegania', stems: ['but', 'biegan'] },
    { shown: 'buty sportowe', stems: ['but', 'sport'] },
    { shown: 'sneakersy', stems: ['sneakers'] },
  ]);
});

it('most words have no relatives', () => {
  expect(relatedStems('kurtk')).toEqual([]);
});

it('X.56 what is for everybody is for men and women too, and not the other way round', () => {
  expect(relatedStems(stemWord('meskie'))).toContain(stemWord('unisex'));
  expect(relatedStems(stemWord('unisex'))).toEqual([]);
});

it('X.26 everyday words are no slips', () => {
  expect(['taty', 'osobowy', 'kaptura', 'plecka'].map((word) => isEveryday(stemWord(word)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
