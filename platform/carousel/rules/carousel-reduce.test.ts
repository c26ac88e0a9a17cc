import { describe, expect, it } from 'vitest';
import { type CarouselEvent, reduceCarousel } from './carousel-reduce.ts';
import { type CarouselSettings, carouselDefaults } from './carousel-settings.ts';
import { type CarouselState, carouselMode, startCarousel } from './carousel-state.ts';

function carousel(settings: Partial<CarouselSettings> = {}, count = 5, shown = 1): CarouselState {
  const start = startCarousel({ ...carouselDefaults, ...settings }, count, shown);
  return reduceCarousel(start, { type: 'resize', shown, listWidth: 500, stepWidth: 500 / shown });
}

const play = (state: CarouselState, ...events: CarouselEvent[]) => events.reduce(reduceCarousel, state);
const swipe = (by: number): CarouselEvent[] => [
  { type: 'press', x: 300, y: 100 },
  { type: 'move', x: 300 + by, y: 100 },
  { type: 'release' },
];
const next: CarouselEvent = { type: 'next' };
const previous: CarouselEvent = { type: 'previous' };
const tick: CarouselEvent = { type: 'tick' };
const settled: CarouselEvent = { type: 'settled' };

describe('states', () => {
  it('S4.52 a carousel without settings is paused and no tick moves it', () => {
    const state = carousel();
    expect(carouselMode(state)).toBe('paused');
    expect(play(state, tick).position).toBe(0);
  });

  it('S4.52 is autoplaying, animating and sliding in turn', () => {
    const playing = carousel({ autoplay: true });
    expect(carouselMode(playing)).toBe('autoplaying');
    const animating = play(playing, tick);
    expect(carouselMode(animating)).toBe('animating');
    expect(animating.position).toBe(1);
    expect(carouselMode(play(animating, settled))).toBe('autoplaying');
    const sliding = play(playing, { type: 'press', x: 0, y: 0 }, { type: 'move', x: 30, y: 0 });
    expect(carouselMode(sliding)).toBe('sliding');
  });

  it('can be paused and played by the reader', () => {
    const paused = play(carousel({ autoplay: true }), { type: 'pause' });
    expect(carouselMode(paused)).toBe('paused');
    expect(carouselMode(play(paused, { type: 'play' }))).toBe('autoplaying');
  });

  it('under reduced motion changes are instant and nothing plays by itself', () => {
    const calm = play(carousel({ autoplay: true }), { type: 'calm' });
    expect(carouselMode(calm)).toBe('paused');
    expect(calm.settings.speedMs).toBe(0);
  });

  it('with fewer slides than places nothing moves', () => {
    const state = carousel({ autoplay: true, infinite: true }, 3, 4);
    expect(carouselMode(state)).toBe('paused');
    expect(play(state, next, tick, ...swipe(-400)).position).toBe(0);
  });
});

describe('autoplay', () => {
  it.each(['hover', 'focus'] as const)('S4.53 %s interrupts it and its end lets it go on', (type) => {
    const held = play(carousel({ autoplay: true }), { type, on: true });
    expect(carouselMode(held)).toBe('interrupted');
    expect(play(held, tick).position).toBe(0);
    const released = play(held, { type, on: false });
    expect(carouselMode(released)).toBe('autoplaying');
    expect(play(released, tick).position).toBe(1);
  });

  it('S4.53 pauses as long as either hover or focus lasts', () => {
    const state = play(
      carousel({ autoplay: true }),
      { type: 'hover', on: true },
      { type: 'focus', on: true },
      { type: 'hover', on: false },
    );
    expect(carouselMode(state)).toBe('interrupted');
  });

  it('begins again after the last slide', () => {
    expect(play(carousel({ autoplay: true }, 2), tick, settled, tick).position).toBe(0);
  });

  it('waits in a background tab', () => {
    expect(play(carousel({ autoplay: true }), { type: 'away', on: true }, tick).position).toBe(0);
  });
});

describe('changes', () => {
  it('S4.54 a second change during the movement is ignored', () => {
    const moving = play(carousel(), next);
    expect(play(moving, next)).toBe(moving);
    expect(play(moving, { type: 'go', slide: 4 })).toBe(moving);
    expect(play(moving, ...swipe(-400)).position).toBe(1);
    expect(play(moving, settled, next).position).toBe(2);
  });

  it('S9.13 one slide is scrolled by default', () => {
    expect(play(carousel(), next).position).toBe(1);
  });

  it('scrolls several when asked, and stops where the last slide shows', () => {
    const state = carousel({ slidesScrolled: 3 }, 8, 4);
    expect(play(state, next).position).toBe(3);
    expect(play(state, next, settled, next).position).toBe(4);
    expect(play(state, previous)).toBe(state);
  });

  it('an infinite one goes on past both ends', () => {
    const state = carousel({ infinite: true }, 3);
    expect(play(state, previous).position).toBe(-1);
    expect(play(state, next, settled, next, settled, next).position).toBe(3);
  });

  it('an infinite one takes the shorter way to a slide', () => {
    expect(play(carousel({ infinite: true }, 5), { type: 'go', slide: 4 }).position).toBe(-1);
    expect(play(carousel({}, 5), { type: 'go', slide: 4 }).position).toBe(4);
  });
});

describe('swipes', () => {
  it('S4.55 a swipe left shows the next slide, a swipe right the one before', () => {
    const second = play(carousel(), ...swipe(-200), settled);
    expect(second.position).toBe(1);
    expect(play(second, ...swipe(200)).position).toBe(0);
  });

  it.each([
    [99, 0],
    [100, 1],
  ])('S9.18 in a list of 500 px a swipe of %i px ends at slide %i', (by, position) => {
    const state = play(carousel(), ...swipe(-by));
    expect(state.position).toBe(position);
    expect(carouselMode(state)).toBe('animating');
  });

  it('S4.56 a swipe past the end springs back', () => {
    const state = play(carousel(), ...swipe(300));
    expect(state.position).toBe(0);
    expect(carouselMode(state)).toBe('animating');
    expect(play(state, settled).position).toBe(0);
  });

  it.each([
    [10, false],
    [11, true],
  ])('S9.19 after a drag of %i px the click is suppressed: %s', (by, suppressed) => {
    expect(play(carousel(), ...swipe(-by)).clickSuppressed).toBe(suppressed);
  });

  it('S9.19 the next press is a click again', () => {
    expect(play(carousel(), ...swipe(-50), settled, { type: 'press', x: 0, y: 0 }).clickSuppressed).toBe(false);
  });

  it('S9.20 over 4 px vertically the page scrolls and the slides stand', () => {
    const state = play(
      carousel(),
      { type: 'press', x: 300, y: 100 },
      { type: 'move', x: 300, y: 105 },
      { type: 'move', x: 50, y: 105 },
    );
    expect(carouselMode(state)).toBe('paused');
    expect(play(state, { type: 'release' }).position).toBe(0);
  });

  it('S9.20 4 px vertically may still become a swipe', () => {
    const state = play(carousel(), { type: 'press', x: 300, y: 100 }, { type: 'move', x: 150, y: 104 });
    expect(carouselMode(state)).toBe('sliding');
  });

  it('a cancelled press springs back', () => {
    const state = play(carousel(), { type: 'press', x: 300, y: 0 }, { type: 'move', x: 0, y: 0 }, { type: 'cancel' });
    expect(state.position).toBe(0);
    expect(carouselMode(state)).toBe('animating');
  });
});

it('a wider window that shows more slides keeps the places filled', () => {
  const atEnd = play(carousel({}, 8, 1), { type: 'go', slide: 7 }, settled);
  expect(play(atEnd, { type: 'resize', shown: 6, listWidth: 1200, stepWidth: 200 }).position).toBe(2);
});

describe('a drag that ends', () => {
  const drag = (by: number): CarouselEvent[] => [
    { type: 'press', x: 300, y: 100 },
    { type: 'move', x: 300 + by, y: 100 },
  ];

  it('leaves from where the slides were dragged to', () => {
    expect(play(carousel(), next, settled, ...drag(-250), { type: 'release' })).toMatchObject({
      position: 2,
      leaving: 1.5,
      drag: null,
    });
    expect(play(carousel(), next, settled, ...drag(50), { type: 'cancel' })).toMatchObject({
      position: 1,
      leaving: 0.9,
      drag: null,
    });
  });

  it('before anything is measured springs back to where it was', () => {
    const unmeasured = startCarousel(carouselDefaults, 5);
    expect(play(unmeasured, ...drag(-50), { type: 'cancel' })).toMatchObject({ position: 0, leaving: 0 });
  });

  it('that never slid moves nothing and lets the click through', () => {
    const pressed = play(carousel(), { type: 'press', x: 300, y: 100 }, { type: 'release' });
    expect(pressed).toMatchObject({ leaving: null, drag: null, clickSuppressed: false, position: 0 });
    const scrolled = play(
      carousel(),
      { type: 'press', x: 0, y: 0 },
      { type: 'move', x: 90, y: 90 },
      { type: 'cancel' },
    );
    expect(scrolled).toMatchObject({ leaving: null, drag: null });
  });

  it('that is still going on holds every other change', () => {
    expect(play(carousel(), ...drag(-250), next).position).toBe(0);
    expect(play(carousel(), { type: 'press', x: 300, y: 100 }, next).position).toBe(1);
  });

  it('a new press forgets that the last one was a swipe', () => {
    const swiped = play(carousel(), ...swipe(-250));
    expect(swiped.clickSuppressed).toBe(true);
    expect(play(swiped, { type: 'press', x: 0, y: 0 })).toMatchObject({ clickSuppressed: false, drag: null });
  });
});

describe('another width', () => {
  const wide: CarouselEvent = { type: 'resize', shown: 5, listWidth: 500, stepWidth: 100 };

  it('that shows every slide takes all motion away', () => {
    expect(play(carousel(), next, { type: 'press', x: 0, y: 0 }, wide)).toMatchObject({
      position: 0,
      leaving: null,
      drag: null,
      shown: 5,
    });
    const round = play(carousel({ infinite: true }), previous, settled);
    expect(play(round, { ...wide, shown: 2 }).position).toBe(-1);
    expect(play(carousel(), { type: 'go', slide: 4 }, settled, { ...wide, shown: 2 }).position).toBe(3);
  });

  it('an event that does not apply leaves the same state', () => {
    const state = carousel();
    expect(play(state, settled)).toBe(state);
    expect(play(state, { type: 'cancel' })).toBe(state);
    expect(play(state, { type: 'move', x: 0, y: 0 })).toBe(state);
  });
});
