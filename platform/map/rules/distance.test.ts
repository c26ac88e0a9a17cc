import { describe, expect, it } from 'vitest';
import { distance, isPlace } from './distance.ts';

const krakow = { latitude: 50.0614, longitude: 19.9366 };
const warszawa = { latitude: 52.2297, longitude: 21.0122 };

describe('distance', () => {
  it('knows how far Warszawa is from Kraków', () => {
    expect(distance(krakow, warszawa)).toBeCloseTo(252.5, 0);
    expect(distance(warszawa, krakow)).toBeCloseTo(distance(krakow, warszawa), 9);
    expect(distance(krakow, krakow)).toBe(0);
  });

  it.each([
    [krakow, true],
    [{ latitude: 91, longitude: 0 }, false],
    [{ latitude: -90, longitude: 180 }, true],
    [{ latitude: 0, longitude: -181 }, false],
    [{ latitude: Number.NaN, longitude: 0 }, false],
  ])('%j is a place: %s', (place, right) => {
    expect(isPlace(place)).toBe(right);
  });
});
