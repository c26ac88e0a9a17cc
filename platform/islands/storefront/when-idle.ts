/** After the page is rendered and the browser is idle; a prerendered page waits until it is visited. */
export function whenIdle(act: () => void) {
  if (isRenderedAhead()) document.addEventListener('prerenderingchange', () => idle(act), { once: true });
  else if (document.readyState === 'complete') idle(act);
  else window.addEventListener('load', () => idle(act), { once: true });
}

/** A prerendered page is no visit: no requests and no tracking. */
export function whenVisited(start: () => void) {
  if (isRenderedAhead()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

const isRenderedAhead = () => 'prerendering' in document && document.prerendering;

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Safari has no idle callback. */
export function idle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 50);
}

/** Lets the browser paint the feedback of a click first: on a slow phone even an import takes longer than a frame. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
