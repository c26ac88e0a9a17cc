import { expect, it } from 'vitest';
import { demoPickupPoints } from './pickup-points.ts';

it('a point on a market square has no street', () => {
  const squares = demoPickupPoints().filter(({ street }) => street.includes('Rynek'));
  expect(squares.length).toBeGreaterThan(0);
  for (const { street } of squares) expect(street).toMatch(/^Rynek \d+$/);
});
