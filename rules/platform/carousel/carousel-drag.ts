import { verticalScrollOverPx } from './carousel-settings.ts';
import { type CarouselState, type Drag, isMovable, lastPosition } from './carousel-state.ts';

/** Decides what a press is, once the pointer has moved enough to tell. */
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
