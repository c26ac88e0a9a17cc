import { expect, it } from 'vitest';
import { withoutNul } from './without-nul.ts';

it('takes out the one character the database cannot store', () => {
  expect(withoutNul('a\u0000b\u0000')).toBe('ab');
  expect(withoutNul('zażółć')).toBe('zażółć');
});
