import { expect, it } from 'vitest';
import { checkNotice } from './notice-outcome.ts';

it.each([
  ['jan@example.pl', undefined, null],
  [' jan@example.pl ', '+48 601 234 567', null],
  ['jan', undefined, 'wrong-email'],
  ['', '601234567', 'wrong-email'],
  ['jan@example.pl', '', 'enter-phone'],
  ['jan@example.pl', '123', 'enter-phone'],
])('S5.53 e-mail "%s" with phone "%s": %s', (email, phone, wrong) => {
  expect(checkNotice({ email, phone })).toBe(wrong);
});
