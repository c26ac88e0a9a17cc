import { expect, it } from 'vitest';
import {
  afterLoadFailure,
  carouselDefaults,
  clickSuppressedOverPx,
  resizeDebounceMs,
  slidesShown,
  verticalScrollOverPx,
} from './carousel-settings.ts';

it.each([
  ['S4.52 autoplay is off', carouselDefaults.autoplay, false],
  ['S9.11 autoplay changes every 3000 ms', carouselDefaults.autoplayMs, 3000],
  ['S9.12 one change takes 500 ms', carouselDefaults.speedMs, 500],
  ['S9.13 one slide is scrolled', carouselDefaults.slidesScrolled, 1],
  ['S9.14 the touch threshold is 5', carouselDefaults.touchThreshold, 5],
  ['S9.15 the z-index is 1000', carouselDefaults.zIndex, 1000],
  ['S9.16 the edge friction is 0.35', carouselDefaults.edgeFriction, 0.35],
  ['S9.17 a resize settles for 50 ms', resizeDebounceMs, 50],
  ['S9.19 a click is suppressed over 10 px', clickSuppressedOverPx, 10],
  ['S9.20 the page scrolls over 4 px', verticalScrollOverPx, 4],
])('%s', (_title, value, expected) => {
  expect(value).toBe(expected);
});

it.each([1400, 1201])('S9.51 the hotspot slider shows six slides at %i px', (width) => {
  expect(slidesShown((upTo) => width <= upTo, 'hotspot')).toBe(6);
});

it.each([1200, 980, 979, 758])('S9.52 the hotspot slider shows four slides at %i px', (width) => {
  expect(slidesShown((upTo) => width <= upTo, 'hotspot')).toBe(4);
});

it.each([757, 551, 550, 320])('S9.53 the hotspot slider shows one slide at %i px', (width) => {
  expect(slidesShown((upTo) => width <= upTo, 'hotspot')).toBe(1);
});

it.each([1400, 320])('S9.13 without a layout one slide shows at %i px', (width) => {
  expect(slidesShown((upTo) => width <= upTo)).toBe(1);
});

it.each([1, 2, 3])('S8.03 failure %i of a progressive load is retried after 500 ms', (failures) => {
  expect(afterLoadFailure(failures, true)).toEqual({ action: 'retry', inMs: 500 });
});

it('S8.03 the fourth failure is the last: four requests in all', () => {
  expect(afterLoadFailure(4, true)).toEqual({ action: 'give-up' });
});

it('an image loaded on demand is not tried again', () => {
  expect(afterLoadFailure(1, false)).toEqual({ action: 'give-up' });
});
