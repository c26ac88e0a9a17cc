import { backNeedsReload } from '../rules/navigation.ts';
import { swapFragment } from './swap-fragment.ts';

/** The address whose content is in the page; on the way back the bar is already ahead of it. */
let shown = '';
const here = () => window.location.pathname + window.location.search;

/**
 * In a document whose parts are swapped, back and forward between fragments swap them; from a product to another path they load the page
 * afresh (S2.84).
 */
export function followHistory() {
  if (shown) return;
  shown = here();
  document.addEventListener('fragment-shown', () => {
    shown = here();
  });
  window.addEventListener('popstate', () => {
    if (shown === here()) return;
    if (backNeedsReload(shownPageType(), shown.split('?')[0] ?? '', window.location.pathname)) {
      window.location.reload();
      return;
    }
    void swapFragment(window.location.href, { history: 'none' });
  });
}

/** The type of the page on screen, read from its content and not from its address (S2.01). */
function shownPageType(): string | undefined {
  const classes = document.getElementById('container')?.classList ?? [];
  return [...classes].find((name) => name.endsWith('_page'))?.slice(0, -'_page'.length);
}
