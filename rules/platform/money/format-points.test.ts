import { expect, it } from 'vitest';
import { formatPoints } from './format-points.ts';

it.each([
  [0, '0\u00a0pkt'],
  [100, '100\u00a0pkt'],
  [12_500, '12\u00a0500\u00a0pkt'],
  [2.5, '2,5\u00a0pkt'],
  [1_234_567, '1\u00a0234\u00a0567\u00a0pkt'],
  [1234.5, '1\u00a0234,5\u00a0pkt'],
])('S9.03 %d points read as %s', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});
