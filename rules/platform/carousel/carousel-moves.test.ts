import { expect, it } from 'vitest';
import { stopsOf } from './carousel-moves.ts';
import { carouselDefaults } from './carousel-settings.ts';
import { startCarousel } from './carousel-state.ts';

it.each([
  ['one by one', {}, 4, 1, [0, 1, 2, 3]],
  ['until the last slide shows', {}, 8, 6, [0, 1, 2]],
  ['by pages, the last one shortened', { slidesScrolled: 4 }, 10, 4, [0, 4, 6]],
  ['every slide when infinite', { infinite: true }, 4, 2, [0, 1, 2, 3]],
  ['a single stop when nothing moves', {}, 3, 4, [0]],
])('stops %s', (_title, settings, count, shown, stops) => {
  expect(stopsOf(startCarousel({ ...carouselDefaults, ...settings }, count, shown))).toEqual(stops);
});
