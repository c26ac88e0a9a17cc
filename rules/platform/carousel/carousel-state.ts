import type { CarouselSettings } from './carousel-settings.ts';

/** A press that may become a swipe, a vertical scroll of the page, or stay a click. */
export type Drag = {
  startX: number;
  startY: number;
  byX: number;
  kind: 'undecided' | 'sliding' | 'scrolling';
};

export type CarouselState = {
  settings: CarouselSettings;
  count: number;
  shown: number;
  listWidth: number;
  /** Width of one slide with its gap. */
  stepWidth: number;
  /** The first slide shown. An infinite carousel counts on past its ends; `slideAt` brings it back into range. */
  position: number;
  /** Where the running animation began, between two positions when a drag led there; null at rest. */
  leaving: number | null;
  drag: Drag | null;
  playing: boolean;
  hovered: boolean;
  focused: boolean;
  /** The page is in a background tab. */
  away: boolean;
  /** The last press was a swipe, so the click that follows it is not meant. */
  clickSuppressed: boolean;
};

export type CarouselMode = 'paused' | 'autoplaying' | 'interrupted' | 'animating' | 'sliding';

export function startCarousel(settings: CarouselSettings, count: number, shown = 1): CarouselState {
  return {
    settings,
    count,
    shown,
    listWidth: 0,
    stepWidth: 0,
    position: 0,
    leaving: null,
    drag: null,
    playing: settings.autoplay,
    hovered: false,
    focused: false,
    away: false,
    clickSuppressed: false,
  };
}

/** Autoplay keeps its beat through its own animations; a hand or the keyboard on the carousel stops it (S4.53). */
export function isAutoplayRunning(state: CarouselState): boolean {
  return state.playing && !isInterrupted(state) && isMovable(state);
}

function isInterrupted(state: CarouselState): boolean {
  return state.hovered || state.focused || state.away || state.drag !== null;
}

/** S4.52 */
export function carouselMode(state: CarouselState): CarouselMode {
  if (state.drag?.kind === 'sliding') return 'sliding';
  if (state.leaving !== null) return 'animating';
  if (!state.playing || !isMovable(state)) return 'paused';
  return isInterrupted(state) ? 'interrupted' : 'autoplaying';
}

/** There are more slides than places. */
export function isMovable(state: CarouselState): boolean {
  return state.count > state.shown;
}

/** The last position that still fills every place; only an infinite carousel goes beyond it. */
export function lastPosition(state: CarouselState): number {
  return Math.max(0, state.count - state.shown);
}

/** The slide, 0 to count − 1, that stands at a position. */
export function slideAt(position: number, count: number): number {
  return count === 0 ? 0 : ((position % count) + count) % count;
}
