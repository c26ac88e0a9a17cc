import { scrollFixInterval } from '../rules/viewport.ts';

/** Looks at the scroll position at once and, while the page moves, every 30 ms (S9.63), the resting place included. */
export function onScroll(check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan() {
    timer ??= setTimeout(() => {
      timer = undefined;
      check();
    }, scrollFixInterval);
  }

  check();
  window.addEventListener('scroll', plan, { passive: true });
  window.addEventListener('resize', plan, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', plan);
    window.removeEventListener('resize', plan);
  };
}
