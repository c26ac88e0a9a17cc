import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CarouselSettings, carouselDefaults } from './carousel-settings.ts';
import {
  type CarouselState,
  dragOffset,
  isAutoplayRunning,
  isMovable,
  isSlideShown,
  minimumSwipe,
  moveDrag,
  positionAfter,
  positionOfSlide,
  slideAt,
  slidePlace,
  startCarousel,
  stopsOf,
  swipeSteps,
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

  it('the last slide is rendered before the first while dragging right', () => {
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
        const positions = new Set(Array.from({ length: count }, (_, slide) => slidePlace(slide, state)));
        const wanted = Array.from({ length: shown + 1 }, (_, place) => Math.min(from, from + step) + place);
        return wanted.every((place) => positions.has(place) && slidePlace(slideAt(place, count), state) === place);
      }),
    );
  });
});

it('a plain carousel renders slides at their numbers', () => {
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

it.each([
  [0, 3, 0],
  [4, 3, 1],
  [-1, 3, 2],
  [-4, 3, 2],
  [5, 0, 0],
])('at position %i of %i slides there is slide %i', (position, count, slide) => {
  expect(slideAt(position, count)).toBe(slide);
});

it('moves only where there are more slides than places', () => {
  expect([3, 4, 5].map((count) => isMovable(startCarousel(carouselDefaults, count, 4)))).toEqual([false, false, true]);
  const full = { ...startCarousel(carouselDefaults, 4, 4), position: 0 };
  expect([positionAfter(full, 1), positionOfSlide(full, 3), stopsOf(full)]).toEqual([0, 0, [0]]);
  const round = infinite(4, 4);
  expect([positionAfter(round, 1), positionOfSlide(round, 3)]).toEqual([0, 0]);
});

it('an infinite carousel never scrolls past what it hides', () => {
  const by = (slidesScrolled: number) => startCarousel({ ...carouselDefaults, infinite: true, slidesScrolled }, 5, 3);
  expect([positionAfter(by(1), 2), positionAfter(by(2), 1), positionAfter(by(4), 1), positionAfter(by(4), -1)]).toEqual(
    [...[2, 2, 2, -2]],
  );
});

it('goes to a slide the shorter way round, and no further than the ends', () => {
  const round = (position: number, slide: number) => positionOfSlide({ ...infinite(6, 1), position }, slide);
  expect([round(0, 2), round(0, 3), round(0, 4), round(5, 0), round(7, 0)]).toEqual([2, 3, -2, 6, 6]);
  const plain = startCarousel(carouselDefaults, 6, 2);
  expect([-1, 3, 5].map((slide) => positionOfSlide(plain, slide))).toEqual([0, 3, 4]);
});

describe('a pointer press', () => {
  const press = { startX: 10, startY: 10, byX: 0, kind: 'undecided' as const };

  it.each([
    ['is not decided by 4 px', 14, 14, { byX: 4, kind: 'undecided' }],
    ['is a swipe from 5 px on', 15, 14, { byX: 5, kind: 'sliding' }],
    ['S9.20 is a scroll of the page from 5 px down', 30, 15, { byX: 0, kind: 'scrolling' }],
    ['is a swipe to the left too', 5, 10, { byX: -5, kind: 'sliding' }],
  ])('%s', (_, x, y, moved) => {
    expect(moveDrag(press, x, y)).toEqual({ ...press, ...moved });
  });

  it('that slides goes on sliding wherever it goes, and one that scrolls never slides', () => {
    expect(moveDrag({ ...press, kind: 'sliding' }, 11, 90)).toEqual({ ...press, byX: 1, kind: 'sliding' });
    expect(moveDrag({ ...press, kind: 'scrolling' }, 90, 10)).toEqual({ ...press, kind: 'scrolling' });
  });

  it('S4.55 changes the slide once it is long enough', () => {
    expect([-100, -99, 0, 99, 100].map((byX) => swipeSteps(dragged(byX)))).toEqual([1, 0, 0, 0, -1]);
    expect(swipeSteps({ ...dragged(0), drag: null })).toBe(0);
    expect(swipeSteps({ ...dragged(0), drag: { ...press, byX: 400 } })).toBe(0);
  });

  it('that is none moves nothing', () => {
    expect(dragOffset({ ...dragged(0), drag: null })).toBe(0);
    expect(dragOffset({ ...dragged(0), drag: { ...press, byX: 400 } })).toBe(0);
  });

  it('S4.53 holds autoplay', () => {
    const playing = startCarousel({ ...carouselDefaults, autoplay: true }, 3);
    expect(isAutoplayRunning(playing)).toBe(true);
    for (const held of [{ hovered: true }, { focused: true }, { away: true }, { drag: press }, { count: 1 }]) {
      expect(isAutoplayRunning({ ...playing, ...held })).toBe(false);
    }
  });
});
