import { expect, it } from 'vitest';
import { isPhone, looksLikePhone } from './phone.ts';

it.each([['123456789'], ['123-456-789'], ['(22) 123 45 67'], ['+48 123 456 789'], ['0048123456789']])(
  'S5.17 %s is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

it.each([['12345678'], ['1 2 3 4 5 6 7 8'], ['12345678a'], ['1'.repeat(16)], ['+'], ['']])(
  'S5.17 %j is not',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

it('tells a number in the making from a word', () => {
  expect(looksLikePhone('+48 12')).toBe(true);
  expect(looksLikePhone('ala1')).toBe(false);
});
