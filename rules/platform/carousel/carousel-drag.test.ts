import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragOffset, minimumSwipe } from './carousel-drag.ts';
import { type CarouselSettings, carouselDefaults } from './carousel-settings.ts';
import { type CarouselState, startCarousel } from './carousel-state.ts';

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
