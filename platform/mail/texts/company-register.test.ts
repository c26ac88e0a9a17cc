import { expect, it } from 'vitest';
import { NO_REGISTER } from '#platform/settings/rules/company-register.ts';
import { registerLines } from './company-register.ts';

it('lists the known facts only', () => {
  expect(
    registerLines({ court: 'Sąd Rejonowy w Nysie', krs: '0009876543', shareCapital: '5000 zł', regon: '' }),
  ).toEqual(['KRS: 0009876543', 'Sąd rejestrowy: Sąd Rejonowy w Nysie', 'Kapitał zakładowy: 5000 zł']);
  expect(registerLines(NO_REGISTER)).toEqual([]);
});
