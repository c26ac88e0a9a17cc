import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

it.each([
  ['Kurtka przeciwdeszczowa męska', 'Kurtka prze|ciw|desz|czowa męska'],
  ['przeciwwiatrowa', 'prze|ciw|wiat|rowa'],
  ['Wodoodporność 10 000', 'Wodood|por|ność 10 000'],
  ['Trekkingowe buty', 'Trekkingowe buty'],
])('%s may be broken as %s', (text, broken) => {
  expect(softHyphens(text).replaceAll('\u00AD', '|')).toBe(broken);
});
