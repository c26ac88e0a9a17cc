import { expect, it } from 'vitest';
import { plainOpinion } from './plain-opinion.ts';

it.each([
  ['  Ciepła   i lekka. ', 'Ciepła i lekka.'],
  ['Jeden\r\n\r\n\r\n\r\ndwa', 'Jeden\n\ndwa'],
  ['a\u0000b\u0007c', 'ab c'],
  ['tekst \u202eodwrócony', 'tekst odwrócony'],
  ['<b>nie</b>', '<b>nie</b>'],
  [' \n\t ', ''],
  ['x'.repeat(30), 'x'.repeat(20)],
])('%j is kept as %j', (written, kept) => {
  expect(plainOpinion(written, 20)).toBe(kept);
});
