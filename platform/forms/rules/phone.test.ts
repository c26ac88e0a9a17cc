import { expect, it } from 'vitest';
import { isPhone, looksLikePhone, phoneFault } from './phone.ts';

it.each([
  ['123456789'],
  ['123-456-789'],
  ['(22) 123 45 67'],
  ['+48 123 456 789'],
  ['0048123456789'],
  ['22/123 45 67'],
  ['22 123 45 67 wew. 5'],
  ['22 123 45 67 w 5'],
  ['22 123 45 67,wewn.123456'],
  ['22 123 45 67, ext 123'],
  [' 123456789 '],
  [' +48123456789'],
  ['1'.repeat(15)],
])('S5.17 %s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each([['12345678'], ['1 2 3 4 5 6 7 8'], ['12345678a'], ['1'.repeat(16)], ['+'], ['']])(
  'S5.17 %j is not',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

it('distinguishes the beginning of a number from a word', () => {
  expect(looksLikePhone('+48 12')).toBe(true);
  expect(looksLikePhone('ala1')).toBe(false);
});

it.each([
  ['600 100 20', 'short'],
  ['1'.repeat(16), 'long'],
  ['++48 600 100 200', 'characters'],
  ['600 100 200 dom', 'characters'],
  ['wew. 123456789', 'characters'],
  ['600100200 wew. 1234567', 'characters'],
  ['600100200 wew. 5 600', 'characters'],
  ['600100200 dwew5', 'characters'],
  [`600100200${' 1'.repeat(50_000)}`, 'long'],
  [`x${' '.repeat(100_000)}x`, 'characters'],
])('of %j it is said that it is wrong by its %s', (text, fault) => {
  expect(phoneFault(text)).toBe(fault);
});
