import {
  barCookies,
  barIds,
  closedBarsKey,
  closedUntilKey,
  isBarClosed,
} from '#modules/content/navigation/rules/closed-bars.ts';
import { dismissedCookie, loginCookie } from '#modules/customers/consents/rules/consent.ts';
import { layoutSwitchCookie, viewportClass, viewportMeta } from '#platform/viewport/rules/viewport.ts';

/**
 * Attributes of `<html>` for the style sheets, so that nothing shifts later:
 * - `data-js`: scripts run;
 * - `data-whole`: after going back or a reload the page must have its former length, so no part is deferred;
 * - `data-layout="desktop"` and the viewport meta: the remembered layout switch (S2.79);
 * - `data-viewport-class`: 1 to 4 (S1.14);
 * - `data-closed-bars`: ids of the closed bars (S4.27);
 * - `data-show-consent`: the cookie banner has not been answered.
 */
export function markPage() {
  const { dataset } = document.documentElement;
  dataset.js = '';
  const [navigation] = (window.performance?.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') dataset.whole = '';
  if (hasCookie(layoutSwitchCookie)) {
    dataset.layout = 'desktop';
    const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (meta) meta.content = viewportMeta('desktop');
  }
  Object.assign(dataset, { viewportClass: viewportClass((query) => window.matchMedia(query).matches) });
  const memory = { list: readStorage(closedBarsKey), until: readStorage(closedUntilKey) };
  const closed = barIds.filter((id) => isBarClosed(memory, hasCookie(barCookies[id]), id, Date.now()));
  if (closed.length > 0) dataset.closedBars = closed.join(' ');
  if (!hasCookie(dismissedCookie) && !hasCookie(loginCookie)) dataset.showConsent = '';
}

function hasCookie(name: string): boolean {
  return `; ${document.cookie}`.includes(`; ${name}=`);
}

/** Storage may be blocked. */
function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
