import { expect, it } from 'vitest';
import {
  carouselDefaults,
  clickSuppressedOverPx,
  resizeDebounceMs,
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
