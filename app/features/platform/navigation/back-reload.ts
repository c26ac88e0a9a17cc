import { backNeedsReload } from '#rules/platform/navigation/back-reload.ts';
import { shownPath } from './router-in-page.ts';
import { shownPageType } from './shown-page.ts';

/**
 * S2.84: back or forward from the product page to another path loads that page afresh.
 * Must listen before the router does, which would otherwise swap the content itself.
 */
export function reloadOnBack() {
  window.addEventListener('popstate', (event) => {
    const { pathname } = window.location;
    if (!backNeedsReload(shownPageType(), shownPath() ?? pathname, pathname)) return;
    event.stopImmediatePropagation();
    // The browser believes that page to stand where the product stands; the router knows better, but gives way as it leaves.
    window.addEventListener('pagehide', () => {
      window.history.scrollRestoration = 'manual';
    });
    window.location.reload();
  });
}
