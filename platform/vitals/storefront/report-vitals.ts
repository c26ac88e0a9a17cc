import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageKindOf } from '../rules/page-kind.ts';
import type { WebVital } from '../rules/web-vital.ts';

/** Measures this page and sends the figures, with the kind of the page and without anything of the visitor, when it is left and statistics are still allowed. */
export function reportVitals(isAllowed: () => boolean) {
  // The measured page is the one that the browser loaded; screens shown since belong to it.
  const [loaded] = performance.getEntriesByType('navigation');
  const page = pageKindOf(new URL(loaded?.name ?? location.href).pathname);
  let waiting: WebVital[] = [];
  const note = ({ name, value }: Metric) => waiting.push({ name, value: Math.round(value * 1000) / 1000 });
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(note);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' || waiting.length === 0 || !isAllowed()) return;
    navigator.sendBeacon(`/ajax/vitals?page=${page}`, JSON.stringify(waiting));
    waiting = [];
  });
}
