import { expect, it } from 'vitest';
import { isPreposition, isStopWord, spellBeige, splitWords } from './split-words.ts';

const PREPOSITIONS = 'w z o u na do dla od ze we po pod za nad przy przez'.split(' ');

it.each(PREPOSITIONS)('X.56 „%s” leads to the purpose of a product', (word) => {
  expect(isPreposition(word)).toBe(true);
  expect(isStopWord(word)).toBe(true);
});

it.each('i a oraz lub albo czy sie to ta te ten jest jak jaki jaka jakie moze co zeby aby'.split(' '))(
  'X.25 „%s” says nothing, and leads to nothing',
  (word) => {
    expect(isStopWord(word)).toBe(true);
    expect(isPreposition(word)).toBe(false);
  },
);

it.each(['', 'bez', 'kubek'])('„%s” is no little word', (word) => {
  expect(isStopWord(word)).toBe(false);
});

it.each([
  ['kurtka beż', 'kurtka beżowy'],
  ['BEŻ, czerń', 'beżowy, czerń'],
  ['beżowa', 'beżowa'],
  ['obeż', 'obeż'],
  ['beż2', 'beż2'],
  ['bez kaptura', 'bez kaptura'],
])('„%s” is spelled „%s”', (text, spelled) => {
  expect(spellBeige(text)).toBe(spelled);
});

it.each([
  ['10 000 mAh', ['10000', 'mah']],
  ['Mapa 1:25 000', ['mapa', '1', '25000']],
  ['1 234 000', ['1234000']],
  ['10 500 mAh', ['10500', 'mah']],
  ['1 299 zł', ['1299', 'zl']],
  ['koc 140 200 cm', ['koc', '140', '200', 'cm']],
  ['140 200', ['140', '200']],
  ['45 000x', ['45000x']],
  ['2000 000 1', ['2000', '000', '1']],
  ['do 12 00', ['do', '12', '00']],
  ['a1 000', ['a1', '000']],
])('X.56 thousands are one number: %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('X.25 words are small, plain and not endless', () => {
  expect(splitWords('Żółty KUBEK, 2 szt.')).toEqual(['zolty', 'kubek', '2', 'szt']);
  expect(splitWords('a'.repeat(41))).toEqual(['a'.repeat(40)]);
  expect(splitWords('–')).toEqual([]);
});
