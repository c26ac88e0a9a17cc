import { type CarouselSettings, verticalScrollOverPx } from './carousel-settings.ts';

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
  /** Width of a slide with its gap. */
  stepWidth: number;
  /** First visible slide. An infinite carousel counts beyond its ends; `slideAt` maps it back. */
  position: number;
  /** Start of the running animation, fractional after a drag; null at rest. */
  leaving: number | null;
  drag: Drag | null;
  playing: boolean;
  hovered: boolean;
  focused: boolean;
  away: boolean;
  /** The last click was a swipe, so the click event that follows is ignored. */
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

/** S4.53. Animations do not delay autoplay. */
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

export function isMovable(state: CarouselState): boolean {
  return state.count > state.shown;
}

export function lastPosition(state: CarouselState): number {
  return Math.max(0, state.count - state.shown);
}

export function slideAt(position: number, count: number): number {
  return count === 0 ? 0 : ((position % count) + count) % count;
}

export function positionAfter(state: CarouselState, steps: number): number {
  const { slidesScrolled, infinite } = state.settings;
  if (!isMovable(state)) return state.position;
  if (infinite) return state.position + steps * Math.min(slidesScrolled, state.count - state.shown);
  return Math.min(Math.max(state.position + steps * slidesScrolled, 0), lastPosition(state));
}

/** An infinite carousel takes the shorter direction. */
export function positionOfSlide(state: CarouselState, slide: number): number {
  if (!isMovable(state)) return state.position;
  if (!state.settings.infinite) return Math.min(Math.max(slide, 0), lastPosition(state));
  const ahead = slideAt(slide - state.position, state.count);
  return state.position + (ahead > state.count / 2 ? ahead - state.count : ahead);
}

export function positionAfterTick(state: CarouselState): number {
  const next = positionAfter(state, 1);
  return next === state.position ? 0 : next;
}

export function stopsOf(state: CarouselState): number[] {
  const { slidesScrolled, infinite } = state.settings;
  if (!isMovable(state)) return [0];
  const last = infinite ? state.count - 1 : lastPosition(state);
  const stops = Array.from({ length: Math.floor(last / slidesScrolled) + 1 }, (_, index) => index * slidesScrolled);
  return infinite || stops.at(-1) === last ? stops : [...stops, last];
}

export function moveDrag(drag: Drag, x: number, y: number): Drag {
  const byX = x - drag.startX;
  const byY = y - drag.startY;
  if (drag.kind === 'scrolling') return drag;
  if (drag.kind === 'undecided') {
    if (Math.abs(byY) > verticalScrollOverPx) return { ...drag, kind: 'scrolling' }; // S9.20
    if (Math.abs(byX) <= verticalScrollOverPx) return { ...drag, byX };
  }
  return { ...drag, byX, kind: 'sliding' };
}

/** S4.56, S9.16; in pixels. */
export function dragOffset(state: CarouselState): number {
  const { drag, settings, position, stepWidth } = state;
  if (drag?.kind !== 'sliding' || settings.fade) return 0;
  if (settings.infinite && isMovable(state)) return drag.byX;
  const room = (drag.byX > 0 ? position : lastPosition(state) - position) * stepWidth;
  const free = Math.min(Math.abs(drag.byX), room);
  const beyond = Math.abs(drag.byX) - free;
  return Math.sign(drag.byX) * (free + beyond * settings.edgeFriction);
}

/** S9.18 */
export function minimumSwipe(state: CarouselState): number {
  return state.listWidth / state.settings.touchThreshold;
}

/** S4.55: 1 next, −1 previous. */
export function swipeSteps(state: CarouselState): -1 | 0 | 1 {
  const { drag } = state;
  if (drag?.kind !== 'sliding' || Math.abs(drag.byX) < minimumSwipe(state)) return 0;
  return drag.byX < 0 ? 1 : -1;
}

/** At rest the number of the slide; an infinite carousel moves slides to the other end, so that none is copied. */
export function slidePlace(slide: number, state: CarouselState): number {
  if (!state.settings.infinite || !isMovable(state)) return slide;
  const first = firstPlace(state);
  return slide + state.count * Math.ceil((first - slide) / state.count);
}

function firstPlace(state: CarouselState): number {
  const { position, leaving, drag } = state;
  if (drag && drag.byX > 0) return position - (state.count - state.shown);
  return leaving === null ? position : Math.floor(Math.min(leaving, position));
}

export function isSlideShown(slide: number, state: CarouselState): boolean {
  if (!isMovable(state)) return true;
  const place = (slide - state.position) % state.count;
  const ahead = (place + state.count) % state.count;
  return state.settings.infinite
    ? ahead < state.shown
    : slide >= state.position && slide < state.position + state.shown;
}
