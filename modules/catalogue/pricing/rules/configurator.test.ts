import { expect, it } from 'vitest';
import { answersVary, leastSurcharge } from './configurator.ts';

const ask = (required: boolean, ...surcharges: number[]) => ({
  required,
  values: surcharges.map((surcharge, index) => ({ id: String(index), label: '', surcharge })),
});

it.each([
  ['no questions', [], 0, false],
  ['a required text', [ask(true, 1500)], 1500, false],
  ['a required choice', [ask(true, 500, 0, 300)], 0, true],
  ['a required choice that always costs', [ask(true, 500, 300)], 300, true],
  ['answers that cost the same', [ask(true, 300, 300)], 300, false],
  ['an answer that may be left out', [ask(false, 1200)], 0, true],
  ['a question without answers to choose from', [ask(true)], 0, false],
  ['several of them', [ask(true, 1500), ask(true, 0, 500), ask(false, 400)], 1500, true],
])('%s', (_case, questions, least, vary) => {
  expect(leastSurcharge(questions)).toBe(least);
  expect(answersVary(questions)).toBe(vary);
});
