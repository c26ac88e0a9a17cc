import { backNeedsReload } from '#rules/platform/navigation/navigation.ts';
import { shownPath } from './router-in-page.ts';

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

/** The type of the page on screen, read from its content and not from its address (S2.01). */
function shownPageType(): string | undefined {
  const classes = document.getElementById('container')?.classList ?? [];
  return [...classes].find((name) => name.endsWith('_page'))?.slice(0, -'_page'.length);
}
