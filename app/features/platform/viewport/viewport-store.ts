import { type ViewportClass, viewportClass, viewportStarts } from '#rules/platform/viewport/viewport.ts';

type Listener = (viewport: ViewportClass) => void;

const listeners = new Set<Listener>();
let current: ViewportClass | undefined;

/** The class of the window now. Only in the browser. */
export function currentViewport(): ViewportClass {
  if (current === undefined) start();
  return current ?? 4;
}

/** Calls back on a change of class, not on every resize (S2.81). */
export function onViewportChange(listener: Listener): () => void {
  if (current === undefined) start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function start() {
  current = viewportClass(window.innerWidth);
  mark(current);
  for (const from of Object.values(viewportStarts)) {
    window.matchMedia(`(min-width: ${from}px)`).addEventListener('change', update);
  }
}

function update() {
  const next = viewportClass(window.innerWidth);
  if (next === current) return;
  current = next;
  mark(next);
  for (const listener of [...listeners]) listener(next);
}

function mark(viewport: ViewportClass) {
  document.documentElement.dataset.viewportClass = String(viewport);
}
