import { describe, expect, it } from 'vitest';
import { isPostcode, postcodeFormat, tidyPostcode } from './postcode.ts';

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
    ['LT-01100', 'LT', true],
    ['lt01100', 'LT', true],
    ['01100', 'LT', true],
    ['LV-1010', 'LV', true],
    ['LV1010', 'LV', true],
    ['1010', 'LV', true],
    ['M1 1AE', 'GB', true],
    ['EC1A1BB', 'GB', true],
    ['B33 8TH', 'GB', true],
    ['EC1A 1B', 'GB', false],
    ['1012AB', 'NL', true],
    [' 30-224 ', 'PL', true],
    ['30-224', 'pl', true],
    ['90210', 'US', true],
    ['K1A 0B1', 'CA', true],
    ['', 'US', false],
    ['1', 'US', false],
    ['#1234', 'US', false],
    ['12345678901', 'US', false],
    ['ab!', 'US', false],
  ])('%s in %s: %s', (text, country, right) => {
    expect(isPostcode(text, country)).toBe(right);
  });
});

describe.each([
  ['12345', 'DE EE UA FR IT ES LT'],
  ['1234', 'LV AT BE DK HU'],
  ['123 45', 'CZ SK SE'],
  ['12345', 'CZ SK SE'],
  ['1234 AB', 'NL'],
  ['12-345', 'PL'],
  ['SW1A 1AA', 'GB'],
])('%s is a whole postcode', (postcode, countries) => {
  it.each(countries.split(' '))('in %s', (country) => {
    expect(isPostcode(postcode, country)).toBe(true);
    expect(isPostcode(`x ${postcode}`, country)).toBe(false);
    expect(isPostcode(`${postcode}7`, country)).toBe(false);
    expect(isPostcode(postcode.slice(0, -1), country)).toBe(false);
  });
});

it.each([
  ...['PL XX-XXX', 'CZ XXX XX', 'SK XXX XX', 'SE XXX XX', 'DE XXXXX', 'FR XXXXX', 'LT LT-XXXXX', 'NL XXXX AA'],
  ...['AT XXXX', 'BE XXXX', 'DK XXXX', 'dk XXXX', 'US '],
])('a postcode of %s', (text) => {
  expect(postcodeFormat(text.slice(0, 2))).toBe(text.slice(3));
});

describe('tidyPostcode', () => {
  it('puts the dash in a Polish postcode only', () => {
    expect(tidyPostcode(' 30224 ', 'PL')).toBe('30-224');
    expect(tidyPostcode('00 001', 'PL')).toBe('00-001');
    expect(tidyPostcode('10115', 'DE')).toBe('10115');
    expect(tidyPostcode('1 30224', 'PL')).toBe('1 30224');
    expect(tidyPostcode('302244', 'PL')).toBe('302244');
    expect(tidyPostcode('30224', 'pl')).toBe('30-224');
  });
});
