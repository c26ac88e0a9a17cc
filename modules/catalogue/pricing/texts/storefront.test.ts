import { expect, it } from 'vitest';
import { moneyPerUnit } from './storefront.ts';

it('names the unit next to the unit price', () => {
  expect(moneyPerUnit('1,00 zł', 'szt')).toBe('1,00 zł/szt.');
  expect(moneyPerUnit('50,00 zł', 'kg')).toBe('50,00 zł/kg');
});
