import { expect, it } from 'vitest';
import { countryOfRegion, isKnownCountry, regionIdOf } from './customer-data.ts';

it.each([
  ['PL', 1143020003],
  ['CZ', 203],
  ['DE', 276],
  ['SE', 752],
])('%s is the region %i on the wire', (country, region) => {
  expect(isKnownCountry(country)).toBe(true);
  expect(regionIdOf(country)).toBe(region);
  expect(countryOfRegion(region)).toBe(country);
});

it.each(['', 'XX', 'pl', 'toString', '__proto__'])('%j is no country of the shop', (country) => {
  expect(isKnownCountry(country)).toBe(false);
  expect(regionIdOf(country)).toBe(0);
});

it('an unknown region is no country', () => {
  expect(countryOfRegion(1)).toBeNull();
});
