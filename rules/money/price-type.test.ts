import { expect, it } from 'vitest';
import { readPriceType } from './price-type.ts';

it.each([[undefined], [null], [''], ['gross'], ['anything']])('S9.01 setting %s means gross prices', (setting) => {
  expect(readPriceType(setting)).toBe('gross');
});

it('takes net when the shop says so', () => {
  expect(readPriceType('net')).toBe('net');
});
