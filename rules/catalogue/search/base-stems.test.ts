import { expect, it } from 'vitest';
import { baseStems } from './base-stems.ts';
import { plainText } from './plain-text.ts';
import { stemWord } from './stem-word.ts';

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
])('X.27 „%s” may come from %s', (word, base) => {
  expect(baseStems(plainText(word))).toContain(stemWord(plainText(base)));
});

it.each(['plecak', 'koc', 'pol', '45l', 'półka'])('„%s” comes from nothing else', (word) => {
  expect(baseStems(plainText(word))).toEqual([]);
});
