import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CarouselSettings, carouselDefaults } from '#platform/carousel/rules/carousel-settings.ts';
import { carouselMode } from '#platform/carousel/rules/carousel-state.ts';
import { createCarouselStore } from './carousel-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const measures = { shown: 1, listWidth: 500, stepWidth: 500 };

function mounted(settings: Partial<CarouselSettings> = {}) {
  const store = createCarouselStore({ ...carouselDefaults, ...settings }, 5, 1);
  store.dispatch({ type: 'resize', ...measures });
  return store;
}

describe('the clocks of a carousel', () => {
  it('S4.52 a carousel without settings does not move by itself', () => {
    const store = mounted();
    vi.advanceTimersByTime(60_000);
    expect(store.state().position).toBe(0);
  });

  it('S9.11 autoplay changes every 3 s', () => {
    const store = mounted({ autoplay: true });
    vi.advanceTimersByTime(2999);
    expect(store.state().position).toBe(0);
    vi.advanceTimersByTime(1);
    expect(store.state().position).toBe(1);
    vi.advanceTimersByTime(2999);
    expect(store.state().position).toBe(1);
    vi.advanceTimersByTime(1);
    expect(store.state().position).toBe(2);
  });

  it('S9.12 one change takes half a second', () => {
    const store = mounted();
    store.dispatch({ type: 'next' });
    vi.advanceTimersByTime(499);
    expect(carouselMode(store.state())).toBe('animating');
    vi.advanceTimersByTime(1);
    expect(carouselMode(store.state())).toBe('paused');
  });

  it('S4.54 a click during the half second is lost, one after it counts', () => {
    const store = mounted();
    store.dispatch({ type: 'next' });
    vi.advanceTimersByTime(499);
    store.dispatch({ type: 'next' });
    expect(store.state().position).toBe(1);
    vi.advanceTimersByTime(1);
    store.dispatch({ type: 'next' });
    expect(store.state().position).toBe(2);
  });

  it('S4.53 pauses while hovered and continues 3 s after', () => {
    const store = mounted({ autoplay: true });
    store.dispatch({ type: 'hover', on: true });
    vi.advanceTimersByTime(30_000);
    expect(store.state().position).toBe(0);
    store.dispatch({ type: 'hover', on: false });
    vi.advanceTimersByTime(3000);
    expect(store.state().position).toBe(1);
  });

  it('S9.17 many resizes cause one measuring, 50 ms after the last', () => {
    const store = mounted();
    const measure = vi.fn(() => ({ ...measures, listWidth: 800 }));
    for (let resize = 0; resize < 10; resize += 1) {
      store.measureSoon(measure);
      vi.advanceTimersByTime(49);
    }
    expect(measure).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measure).toHaveBeenCalledOnce();
    expect(store.state().listWidth).toBe(800);
  });

  it('stops every clock', () => {
    const store = mounted({ autoplay: true });
    store.dispatch({ type: 'next' });
    store.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
