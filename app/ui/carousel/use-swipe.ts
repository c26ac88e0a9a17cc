import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { CarouselEvent } from '#rules/platform/carousel/carousel-reduce.ts';
import type { CarouselState } from '#rules/platform/carousel/carousel-state.ts';

/** Turns pointer presses on the list into the carousel's drag, and keeps swipes from becoming clicks. */
export function useSwipe(state: CarouselState, dispatch: (event: CarouselEvent) => void) {
  const stopListening = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stopListening.current?.(), []);

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    stopListening.current?.();
    // The window hears the pointer also outside the list; capturing it would take clicks away from links inside.
    const listening = new AbortController();
    const { signal } = listening;
    stopListening.current = () => listening.abort();
    const end = (type: 'release' | 'cancel') => () => {
      listening.abort();
      dispatch({ type });
    };
    const { pointerId } = event;
    addEventListener(
      'pointermove',
      (move) => move.pointerId === pointerId && dispatch({ type: 'move', x: move.clientX, y: move.clientY }),
      { signal },
    );
    addEventListener('pointerup', end('release'), { signal });
    addEventListener('pointercancel', end('cancel'), { signal });
    dispatch({ type: 'press', x: event.clientX, y: event.clientY });
  }

  return {
    onPointerDown: handlePointerDown,
    // A click with no detail comes from the keyboard and is always meant.
    onClickCapture(event: MouseEvent) {
      if (!state.clickSuppressed || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own dragging of links and images would swallow the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
