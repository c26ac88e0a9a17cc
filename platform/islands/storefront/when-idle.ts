/** After the page is rendered and while nothing else happens; a page that is only rendered ahead is left alone until somebody comes. */
export function whenIdle(act: () => void) {
  if (isRenderedAhead()) document.addEventListener('prerenderingchange', () => idle(act), { once: true });
  else if (document.readyState === 'complete') idle(act);
  else window.addEventListener('load', () => idle(act), { once: true });
}

/** A page that is only rendered ahead is no visit: it asks nothing of the shop and runs no tracking until somebody comes. */
export function whenVisited(start: () => void) {
  if (isRenderedAhead()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

const isRenderedAhead = () => 'prerendering' in document && document.prerendering;

/** Nothing is fetched before it is wanted where data are to be saved. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Safari has no idle callback. */
export function idle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 50);
}

/**
 * Lets the browser draw the answer to a click, for which it hurries, before further work: on a slow phone the mere asking for a script
 * takes longer than a frame.
 */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
