import { type CarouselState, isMovable } from './carousel-state.ts';

/**
 * The position at which a slide is drawn. At rest that is its number; an infinite carousel moves the slides
 * that fell behind to the other end, so that no slide ever needs a copy.
 */
export function slidePlace(slide: number, state: CarouselState): number {
  if (!state.settings.infinite || !isMovable(state)) return slide;
  const first = firstPlace(state);
  return slide + state.count * Math.ceil((first - slide) / state.count);
}

/** The leftmost position that has to be drawn now. */
function firstPlace(state: CarouselState): number {
  const { position, leaving, drag } = state;
  if (drag && drag.byX > 0) return position - (state.count - state.shown);
  return leaving === null ? position : Math.floor(Math.min(leaving, position));
}

/** Whether a slide stands in one of the places that show once everything is at rest. */
export function isSlideShown(slide: number, state: CarouselState): boolean {
  if (!isMovable(state)) return true;
  const place = (slide - state.position) % state.count;
  const ahead = (place + state.count) % state.count;
  return state.settings.infinite
    ? ahead < state.shown
    : slide >= state.position && slide < state.position + state.shown;
}
