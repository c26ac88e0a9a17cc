import { type CarouselEvent, reduceCarousel } from '#platform/carousel/rules/carousel-reduce.ts';
import { type CarouselSettings, resizeDebounceMs } from '#platform/carousel/rules/carousel-settings.ts';
import { type CarouselState, isAutoplayRunning, startCarousel } from '#platform/carousel/rules/carousel-state.ts';

export type CarouselMeasures = { shown: number; listWidth: number; stepWidth: number };

export type CarouselStore = {
  state: () => CarouselState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: CarouselEvent) => void;
  measureSoon: (measure: () => CarouselMeasures) => void;
  stop: () => void;
};

export function createCarouselStore(settings: CarouselSettings, count: number, shown: number): CarouselStore {
  let state = startCarousel(settings, count, shown);
  const listeners = new Set<() => void>();
  let autoplay: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let measuring: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: CarouselEvent) {
    const before = state;
    state = reduceCarousel(state, event);
    if (state === before) return;
    driveClocks(before);
    for (const listener of listeners) listener();
  }

  function driveClocks(before: CarouselState) {
    if (state.leaving !== before.leaving) {
      clearTimeout(settling);
      if (state.leaving !== null) settling = setTimeout(() => dispatch({ type: 'settled' }), state.settings.speedMs);
    }
    if (isAutoplayRunning(state) && autoplay === undefined) {
      autoplay = setInterval(() => dispatch({ type: 'tick' }), state.settings.autoplayMs);
    } else if (!isAutoplayRunning(state)) {
      stopAutoplay();
    }
  }

  function stopAutoplay() {
    clearInterval(autoplay);
    autoplay = undefined;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    measureSoon(measure) {
      clearTimeout(measuring);
      measuring = setTimeout(() => dispatch({ type: 'resize', ...measure() }), resizeDebounceMs); // S9.17
    },
    stop() {
      stopAutoplay();
      clearTimeout(settling);
      clearTimeout(measuring);
    },
  };
}
