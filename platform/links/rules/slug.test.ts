import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Kubek żółty 0,5 l', 'kubek-zolty-0-5-l'],
  ['  Łódka „Świt” ', 'lodka-swit'],
  ['!!!', 'x'],
  ['a'.repeat(100), 'a'.repeat(80)],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
