import { expect, it } from 'vitest';
import { isKrs, NO_REGISTER, registerDuties } from './company-register.ts';

const ALL = ['court', 'krs', 'shareCapital'];
const ENTRY = ['court', 'krs'];

it.each([
  ['Polana sp. z o.o.', ALL],
  ['POLANA SP. Z O. O.', ALL],
  ['Polana Spółka z ograniczoną odpowiedzialnością', ALL],
  ['Polana spółka z o.o. w likwidacji', ALL],
  ['Polana sp. zo.o.', ALL],
  ['Polana sp. z o.o', ALL],
  ['  Polana   sp.  z  o.o.   w   upadłości  ', ALL],
  ['Polana S.A.', ALL],
  ['Polana SA', ALL],
  ['Polana PSA w Likwidacji', ALL],
  ['Polana P.S.A.', ALL],
  ['Polana Prosta Spółka Akcyjna', ALL],
  ['Polana S.K.A.', ALL],
  ['Polana spółka akcyjna', ALL],
  ['Polana spółka komandytowo-akcyjna', ALL],
  ['S.A.', ALL],
  ['SA', ALL],
  ['Prosta Spółka Akcyjna', ALL],
  ['Polana sp. z o.o. sp. k.', ENTRY],
  ['Polana sp.j.', ENTRY],
  ['Polana spółka jawna', ENTRY],
  ['Spółdzielnia', ENTRY],
  ['Spółdzielnia Polana', ENTRY],
  ['Fundacja Polana', ENTRY],
  ['Polana Anna Leśna', []],
  ['Kasa', []],
  ['Polana SAKI', []],
  ['Polana spółka w organizacji akcyjna', []],
  ['Przy spółka jawna obok', []],
  ['Sklep obok fundacja Anna', []],
  ['Wszystko dla psa', []],
  ['Anna Leśna i Jan Polny s.c.', []],
])('%s must publish of the register: %j', (name, duties) => {
  expect(registerDuties(name)).toEqual(duties);
});

it.each([
  ['0009876543', true],
  [' 0009876543 ', true],
  ['00098765431', false],
  ['9876543', false],
  ['KRS 0009876543', false],
  ['', false],
])('“%s” is a number of the register: %s', (text, right) => {
  expect(isKrs(text)).toBe(right);
});

it('a company in no register publishes nothing of one', () => {
  expect(NO_REGISTER).toEqual({ court: '', krs: '', shareCapital: '', regon: '' });
});
