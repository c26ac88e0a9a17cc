import { stopsOf } from '#platform/carousel/rules/carousel-state.ts';
import type { CarouselStore } from './carousel-store.ts';

const STEPS = ['next', 'previous', 'play', 'pause'] as const;

export function listenToInput(section: HTMLElement, list: HTMLElement, store: CarouselStore, signal: AbortSignal) {
  const { dispatch } = store;
  const on = <K extends keyof HTMLElementEventMap>(type: K, receive: (event: HTMLElementEventMap[K]) => void) =>
    section.addEventListener(type, receive, { signal });
  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && dispatch({ type: 'hover', on: true }));
  on('pointerleave', () => dispatch({ type: 'hover', on: false }));
  on('focusin', () => dispatch({ type: 'focus', on: true }));
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) dispatch({ type: 'focus', on: false });
  });
  on('keydown', (event) => {
    if (event.target instanceof Element && event.target.closest('input, textarea, select, video')) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    dispatch({ type: event.key === 'ArrowRight' ? 'next' : 'previous' });
  });
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.carousel-controls button') : null;
    const type = STEPS.find((step) => step === button?.dataset.step);
    const slide = stopsOf(store.state())[Number(button?.dataset.dot)];
    if (type) dispatch({ type });
    else if (slide !== undefined) dispatch({ type: 'go', slide });
  });
  document.addEventListener('visibilitychange', () => dispatch({ type: 'away', on: document.hidden }), { signal });
  listenToSwipes(list, store, signal);
}

function listenToSwipes(list: HTMLElement, { state, dispatch }: CarouselStore, signal: AbortSignal) {
  let pressed: AbortController | undefined;
  signal.addEventListener('abort', () => pressed?.abort());
  list.addEventListener(
    'pointerdown',
    ({ button, isPrimary, pointerId, clientX, clientY }) => {
      if (button !== 0 || !isPrimary) return;
      pressed?.abort();
      // The window receives the pointer outside the list too; capturing it would take clicks from links.
      const listening = new AbortController();
      pressed = listening;
      const end = (type: 'release' | 'cancel') => () => {
        listening.abort();
        dispatch({ type });
      };
      const until = { signal: listening.signal };
      addEventListener(
        'pointermove',
        (move) => move.pointerId === pointerId && dispatch({ type: 'move', x: move.clientX, y: move.clientY }),
        until,
      );
      addEventListener('pointerup', end('release'), until);
      addEventListener('pointercancel', end('cancel'), until);
      dispatch({ type: 'press', x: clientX, y: clientY });
    },
    { signal },
  );
  // A click without detail comes from the keyboard.
  list.addEventListener(
    'click',
    (event) => {
      if (!state().clickSuppressed || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  // The browser's dragging of links and images would end the swipe.
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
