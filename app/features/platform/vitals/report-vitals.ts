import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { isAllowed } from '#app/features/platform/consent/consent-store.ts';
import type { WebVital } from '#rules/platform/vitals/web-vital.ts';

/** Measures this page and sends the figures, without anything of the visitor, when it is left and statistics are still allowed. */
export function reportVitals() {
  let waiting: WebVital[] = [];
  const note = ({ name, value }: Metric) => waiting.push({ name, value: Math.round(value * 1000) / 1000 });
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(note);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' || waiting.length === 0 || !isAllowed('analytics')) return;
    navigator.sendBeacon('/ajax/vitals', JSON.stringify(waiting));
    waiting = [];
  });
}
