import { expect, it } from 'vitest';
import { relatedStems } from './related-words.ts';
import { stemWord } from './stem-word.ts';

it.each([
  ['skarpetki', 'skarpety'],
  ['welniane', 'welna'],
  ['psa', 'pies'],
  ['kobiety', 'damska'],
  ['bony', 'podarunkowa'],
  ['lampy', 'latarnie'],
])('„%s” is searched as %s too, and the other way round', (word, other) => {
  expect(relatedStems(stemWord(word))).toContain(stemWord(other));
  expect(relatedStems(stemWord(other))).toContain(stemWord(word));
});

it('most words have no relatives', () => {
  expect(relatedStems('kurtk')).toEqual([]);
});
