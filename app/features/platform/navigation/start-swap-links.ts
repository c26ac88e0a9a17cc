import { isPlainClick } from '#app/ui/is-plain-click.ts';
import { swapFragment } from './swap-fragment.ts';

/** Links with `data-swap` lead to another address of the same kind of page: only its parts are loaded (S2.82), the place on the page stays. */
export function startSwapLinks() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void swapFragment(link.href, { history: link.href === window.location.href ? 'replace' : 'push' });
  });
}
