import { clickSuppressedOverPx } from './carousel-settings.ts';
import {
  type CarouselState,
  dragOffset,
  isAutoplayRunning,
  isMovable,
  lastPosition,
  moveDrag,
  positionAfter,
  positionAfterTick,
  positionOfSlide,
  swipeSteps,
} from './carousel-state.ts';

export type CarouselEvent =
  | { type: 'next' | 'previous' | 'tick' | 'settled' | 'play' | 'pause' | 'release' | 'cancel' | 'calm' }
  | { type: 'go'; slide: number }
  | { type: 'press' | 'move'; x: number; y: number }
  | { type: 'hover' | 'focus' | 'away'; on: boolean }
  | { type: 'resize'; shown: number; listWidth: number; stepWidth: number };

export function reduceCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'next':
      return change(state, positionAfter(state, 1));
    case 'previous':
      return change(state, positionAfter(state, -1));
    case 'go':
      return change(state, positionOfSlide(state, event.slide));
    case 'tick':
      return isAutoplayRunning(state) ? change(state, positionAfterTick(state)) : state;
    case 'settled':
      return state.leaving === null ? state : { ...state, leaving: null };
    case 'play':
      return { ...state, playing: true };
    case 'pause':
      return { ...state, playing: false };
    case 'calm':
      // Reduced motion: changes are instant and nothing plays.
      return { ...state, playing: false, settings: { ...state.settings, speedMs: 0 } };
    case 'hover':
      return { ...state, hovered: event.on };
    case 'focus':
      return { ...state, focused: event.on };
    case 'away':
      return { ...state, away: event.on };
    case 'press':
      return press(state, event.x, event.y);
    case 'move':
      return state.drag ? { ...state, drag: moveDrag(state.drag, event.x, event.y) } : state;
    case 'release':
      return release(state);
    case 'cancel':
      return state.drag ? { ...springBack(state), drag: null } : state;
    case 'resize':
      return resize(state, event);
  }
}

/** S4.54 */
function change(state: CarouselState, position: number): CarouselState {
  if (state.leaving !== null || state.drag?.kind === 'sliding' || position === state.position) return state;
  return { ...state, position, leaving: state.position };
}

function press(state: CarouselState, x: number, y: number): CarouselState {
  if (state.leaving !== null || !isMovable(state)) return { ...state, clickSuppressed: false };
  return { ...state, clickSuppressed: false, drag: { startX: x, startY: y, byX: 0, kind: 'undecided' } };
}

function release(state: CarouselState): CarouselState {
  const { drag } = state;
  if (!drag) return state;
  const clickSuppressed = drag.kind === 'sliding' && Math.abs(drag.byX) > clickSuppressedOverPx; // S9.19
  const position = positionAfter(state, swipeSteps(state));
  return { ...springBack(state), position, drag: null, clickSuppressed };
}

/** Slides return from the drag with an animation. */
function springBack(state: CarouselState): CarouselState {
  if (state.drag?.kind !== 'sliding') return state;
  const draggedBy = state.stepWidth > 0 ? dragOffset(state) / state.stepWidth : 0;
  return { ...state, leaving: state.position - draggedBy };
}

function resize(state: CarouselState, to: { shown: number; listWidth: number; stepWidth: number }): CarouselState {
  const resized = { ...state, shown: to.shown, listWidth: to.listWidth, stepWidth: to.stepWidth };
  if (!isMovable(resized)) return { ...resized, position: 0, leaving: null, drag: null };
  if (state.settings.infinite) return resized;
  return { ...resized, position: Math.min(state.position, lastPosition(resized)) };
}
