import { type ViewportClass, viewportClass, viewportQueries } from '../rules/viewport.ts';

type Listener = (viewport: ViewportClass) => void;

const listeners = new Set<Listener>();
let current: ViewportClass | undefined;

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
  current = viewportClass(matches);
  mark(current);
  for (const query of Object.values(viewportQueries)) window.matchMedia(query).addEventListener('change', update);
}

const matches = (query: string) => window.matchMedia(query).matches;

function update() {
  const next = viewportClass(matches);
  if (next === current) return;
  current = next;
  mark(next);
  for (const listener of [...listeners]) listener(next);
}

function mark(viewport: ViewportClass) {
  document.documentElement.dataset.viewportClass = String(viewport);
}
