import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselDefaults } from './carousel-settings.ts';
import { slideAt, startCarousel } from './carousel-state.ts';
import { isSlideShown, slidePlace } from './slide-place.ts';

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
