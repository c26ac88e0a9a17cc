import { describe, expect, it } from 'vitest';
import { isPostcode, tidyPostcode } from './postcode.ts';

describe('isPostcode', () => {
  it.each([
    ['30-224', 'PL', true],
    ['30224', 'PL', true],
    ['00 001', 'PL', true],
    ['3022', 'PL', false],
    ['30-22a', 'PL', false],
    ['10115', 'DE', true],
    ['30-224', 'DE', false],
    ['110 00', 'CZ', true],
    ['1012 AB', 'NL', true],
    ['SW1A 1AA', 'GB', true],
    ['90210', 'US', true],
    ['', 'US', false],
  ])('%s in %s: %s', (text, country, right) => {
    expect(isPostcode(text, country)).toBe(right);
  });
});

describe('tidyPostcode', () => {
  it('puts the dash in a Polish postcode only', () => {
    expect(tidyPostcode(' 30224 ', 'PL')).toBe('30-224');
    expect(tidyPostcode('00 001', 'PL')).toBe('00-001');
    expect(tidyPostcode('10115', 'DE')).toBe('10115');
  });
});
