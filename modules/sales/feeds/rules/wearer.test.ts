import { expect, it } from 'vitest';
import { colourOf, wearerOf } from './wearer.ts';

it.each([
  ['Dla kogo', 'dla niej', 'female adult'],
  ['Płeć', 'Mężczyzna', 'male adult'],
  ['płeć', 'unisex', 'unisex adult'],
  ['Płeć', 'Dziewczynka', 'female kids'],
  ['Dla kogo', 'dla dzieci', 'unisex kids'],
  ['Dla kogo', 'dla psa', undefined],
  ['Materiał', 'dla niej', undefined],
])('X.31 %s %s is said as %s', (name, value, said) => {
  const wearer = wearerOf([
    { name: 'Sezon', value: 'lato' },
    { name, value },
  ]);
  expect(wearer ? `${wearer.gender} ${wearer.ageGroup}` : undefined).toBe(said);
});

it('X.31 the colour is that of the version, else of the trait', () => {
  const traits = [{ name: 'Kolor', value: 'zielony' }];
  expect(colourOf({ versionName: 'mech', traits })).toBe('mech');
  expect(colourOf({ versionName: null, traits })).toBe('zielony');
  expect(colourOf({ versionName: null, traits: [] })).toBeNull();
});
