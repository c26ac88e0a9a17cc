import { type CarouselState, isMovable, lastPosition, slideAt } from './carousel-state.ts';

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
