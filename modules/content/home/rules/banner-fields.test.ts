import { expect, it } from 'vitest';
import { cropBox, isRunning } from './banner-fields.ts';

const at = new Date('2026-12-01T08:00:00Z');
const later = new Date('2026-12-02T08:00:00Z');

it.each([
  [{ startsAt: null, endsAt: null }, true],
  [{ startsAt: at, endsAt: later }, true],
  [{ startsAt: later, endsAt: null }, false],
  [{ startsAt: null, endsAt: at }, false],
])('O.37 a banner of %j is seen: %j', (term, seen) => {
  expect(isRunning(term, at)).toBe(seen);
});

it.each([
  [
    { width: 2000, height: 1000 },
    { x: 50, y: 50 },
    { left: 500, top: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 2000, height: 1000 },
    { x: 0, y: 50 },
    { left: 0, top: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 2000, height: 1000 },
    { x: 90, y: 50 },
    { left: 1000, top: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 100, height: 400 },
    { x: 50, y: 75 },
    { left: 0, top: 250, width: 100, height: 100 },
  ],
])('O.37 a picture of %j is cut around %j', (picture, focus, box) => {
  expect(cropBox(picture, { width: 500, height: 500 }, focus)).toEqual(box);
});
