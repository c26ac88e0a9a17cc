import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CarouselSettings, carouselDefaults } from './carousel-settings.ts';
import {
  type CarouselState,
  dragOffset,
  isSlideShown,
  minimumSwipe,
  slideAt,
  slidePlace,
  startCarousel,
  stopsOf,
} from './carousel-state.ts';

it.each([
  ['one by one', {}, 4, 1, [0, 1, 2, 3]],
  ['until the last slide shows', {}, 8, 6, [0, 1, 2]],
  ['by pages, the last one shortened', { slidesScrolled: 4 }, 10, 4, [0, 4, 6]],
  ['every slide when infinite', { infinite: true }, 4, 2, [0, 1, 2, 3]],
  ['a single stop when nothing moves', {}, 3, 4, [0]],
])('stops %s', (_title, settings, count, shown, stops) => {
  expect(stopsOf(startCarousel({ ...carouselDefaults, ...settings }, count, shown))).toEqual(stops);
});

function dragged(byX: number, position = 0, settings: Partial<CarouselSettings> = {}): CarouselState {
  return {
    ...startCarousel({ ...carouselDefaults, ...settings }, 5),
    listWidth: 500,
    stepWidth: 500,
    position,
    drag: { startX: 0, startY: 0, byX, kind: 'sliding' },
  };
}

describe('how far the slides follow', () => {
  it.each([
    ['past the first slide', 100, 0, 35],
    ['past the last slide', -100, 4, -35],
  ])('S4.56 S9.16 100 px %s moves 35 px', (_where, byX, position, offset) => {
    expect(dragOffset(dragged(byX, position))).toBeCloseTo(offset);
  });

  it('S4.56 an infinite carousel has no edge', () => {
    expect(dragOffset(dragged(100, 0, { infinite: true }))).toBe(100);
  });

  it('follows the pointer exactly between the edges, and with friction only beyond them', () => {
    expect(dragOffset(dragged(100, 2))).toBe(100);
    expect(dragOffset(dragged(600, 1))).toBeCloseTo(535);
  });

  it('fading slides stay in place', () => {
    expect(dragOffset(dragged(100, 2, { fade: true }))).toBe(0);
  });

  it('never runs ahead of the pointer nor against it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 0, max: 4 }), (byX, position) => {
        const offset = dragOffset(dragged(byX, position));
        return Math.abs(offset) <= Math.abs(byX) && offset * byX >= 0;
      }),
    );
  });
});

it('S9.14 S9.18 the least swipe is the list width divided by the touch threshold of 5', () => {
  expect(carouselDefaults.touchThreshold).toBe(5);
  expect(minimumSwipe(dragged(0))).toBe(100);
});

const infinite = (count: number, shown: number) => startCarousel({ ...carouselDefaults, infinite: true }, count, shown);

describe('places of an infinite carousel', () => {
  it('the first slide follows the last', () => {
    const state = { ...infinite(3, 1), position: 3, leaving: 2 };
    expect([0, 1, 2].map((slide) => slidePlace(slide, state))).toEqual([3, 4, 2]);
  });

  it('the last slide is drawn before the first while dragging right', () => {
    const state = {
      ...infinite(3, 1),
      drag: { startX: 0, startY: 0, byX: 20, kind: 'sliding' as const },
    };
    expect([0, 1, 2].map((slide) => slidePlace(slide, state))).toEqual([0, -2, -1]);
  });

  it('every shown place, before and after a change, holds the right slide', () => {
    const cases = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: -20, max: 20 }),
    );
    fc.assert(
      fc.property(cases, fc.constantFrom(-1, 1), ([shown, more, from], step) => {
        const count = shown + more;
        const state = { ...infinite(count, shown), position: from + step, leaving: from };
        const places = new Set(Array.from({ length: count }, (_, slide) => slidePlace(slide, state)));
        const wanted = Array.from({ length: shown + 1 }, (_, place) => Math.min(from, from + step) + place);
        return wanted.every((place) => places.has(place) && slidePlace(slideAt(place, count), state) === place);
      }),
    );
  });
});

it('a plain carousel draws slides at their numbers', () => {
  const state = { ...startCarousel(carouselDefaults, 4), position: 2 };
  expect([0, 1, 2, 3].map((slide) => slidePlace(slide, state))).toEqual([0, 1, 2, 3]);
});

it('knows which slides show', () => {
  const shownSlides = (state: ReturnType<typeof infinite>) =>
    Array.from({ length: state.count }, (_, slide) => slide).filter((slide) => isSlideShown(slide, state));
  expect(shownSlides({ ...infinite(6, 3), position: 5 })).toEqual([0, 1, 5]);
  expect(shownSlides({ ...startCarousel(carouselDefaults, 6, 3), position: 2 })).toEqual([2, 3, 4]);
  expect(shownSlides(startCarousel(carouselDefaults, 2, 3))).toEqual([0, 1]);
});
