import { expect, it } from 'vitest';
import { slidesShownAt } from './slides-shown.ts';

it.each([1400, 1201])('S9.51 the hotspot slider shows six slides at %i px', (width) => {
  expect(slidesShownAt(width, 'hotspot')).toBe(6);
});

it.each([1200, 980, 979, 758])('S9.52 the hotspot slider shows four slides at %i px', (width) => {
  expect(slidesShownAt(width, 'hotspot')).toBe(4);
});

it.each([757, 551, 550, 320])('S9.53 the hotspot slider shows one slide at %i px', (width) => {
  expect(slidesShownAt(width, 'hotspot')).toBe(1);
});

it.each([1400, 320])('S9.13 without a layout one slide shows at %i px', (width) => {
  expect(slidesShownAt(width)).toBe(1);
});
