import { expect, it } from 'vitest';
import { chooseHead, type HeadCandidate } from './choose-head.ts';

const word = (more: Partial<HeadCandidate> = {}): HeadCandidate => ({
  known: true,
  isThing: false,
  behind: false,
  telling: true,
  ...more,
});
const thing = word({ isThing: true });
const unknown = word({ known: false });

it.each([
  ['rękawiczki zimowe męskie', [thing, word(), word()], 0],
  ['czarne rękawiczki', [word(), thing], 1],
  ['kubek na kawę', [thing, word({ isThing: true, behind: true })], 0],
  ['portfel damski, and nothing is called a wallet', [word(), word()], 0],
  ['ząbqx buty', [unknown, thing], 1],
  ['2 kubki', [word({ telling: false }), thing], 1],
  ['coś do czytania na szlak', [word({ known: false, behind: true }), word({ behind: true })], 1],
])('X.56 the thing asked for is found in „%s”', (_text, words, place) => {
  expect(chooseHead(words)).toBe(place);
});

it.each([
  ['czerwona drabina', [word(), unknown]],
  ['stojak na rower', [unknown, word({ isThing: true, behind: true })]],
  ['qqxx', [unknown]],
  ['1', [word({ telling: false })]],
])('a thing the catalogue does not have is not replaced by what is said of it: „%s”', (_text, words) => {
  expect(chooseHead(words)).toBeNull();
});
