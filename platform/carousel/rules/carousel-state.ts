import { type CarouselSettings, verticalScrollOverPx } from './carousel-settings.ts';

/** A click that may become a swipe, a vertical scroll of the page, or stay a click. */
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

/** The slide, 0 to count − 1, that is at a position. */
export function slideAt(position: number, count: number): number {
  return count === 0 ? 0 : ((position % count) + count) % count;
}

/** The position `steps` changes away; ends hold unless the carousel is infinite. */
export function positionAfter(state: CarouselState, steps: number): number {
  const { slidesScrolled, infinite } = state.settings;
  if (!isMovable(state)) return state.position;
  if (infinite) return state.position + steps * Math.min(slidesScrolled, state.count - state.shown);
  return Math.min(Math.max(state.position + steps * slidesScrolled, 0), lastPosition(state));
}

/** The position that shows a given slide; an infinite carousel takes the shorter way round. */
export function positionOfSlide(state: CarouselState, slide: number): number {
  if (!isMovable(state)) return state.position;
  if (!state.settings.infinite) return Math.min(Math.max(slide, 0), lastPosition(state));
  const ahead = slideAt(slide - state.position, state.count);
  return state.position + (ahead > state.count / 2 ? ahead - state.count : ahead);
}

/** Where autoplay goes next: on, and from the end back to the beginning. */
export function positionAfterTick(state: CarouselState): number {
  const next = positionAfter(state, 1);
  return next === state.position ? 0 : next;
}

/** The slides a dot leads to. */
export function stopsOf(state: CarouselState): number[] {
  const { slidesScrolled, infinite } = state.settings;
  if (!isMovable(state)) return [0];
  const last = infinite ? state.count - 1 : lastPosition(state);
  const stops = Array.from({ length: Math.floor(last / slidesScrolled) + 1 }, (_, index) => index * slidesScrolled);
  return infinite || stops.at(-1) === last ? stops : [...stops, last];
}

/** Decides what a click is, once the pointer has moved enough to tell. */
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

/** How far the slides follow the pointer, in px: past an edge only by the friction (S4.56, S9.16). */
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

/** The change a finished drag asks for: 1 next, −1 previous, 0 none (S4.55). */
export function swipeSteps(state: CarouselState): -1 | 0 | 1 {
  const { drag } = state;
  if (drag?.kind !== 'sliding' || Math.abs(drag.byX) < minimumSwipe(state)) return 0;
  return drag.byX < 0 ? 1 : -1;
}

/**
 * The position at which a slide is rendered. At rest that is its number; an infinite carousel moves the slides
 * that fell behind to the other end, so that no slide ever needs a copy.
 */
export function slidePlace(slide: number, state: CarouselState): number {
  if (!state.settings.infinite || !isMovable(state)) return slide;
  const first = firstPlace(state);
  return slide + state.count * Math.ceil((first - slide) / state.count);
}

/** The leftmost position that has to be rendered now. */
function firstPlace(state: CarouselState): number {
  const { position, leaving, drag } = state;
  if (drag && drag.byX > 0) return position - (state.count - state.shown);
  return leaving === null ? position : Math.floor(Math.min(leaving, position));
}

/** Whether a slide is in one of the places that show once everything is at rest. */
export function isSlideShown(slide: number, state: CarouselState): boolean {
  if (!isMovable(state)) return true;
  const place = (slide - state.position) % state.count;
  const ahead = (place + state.count) % state.count;
  return state.settings.infinite
    ? ahead < state.shown
    : slide >= state.position && slide < state.position + state.shown;
}
