import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import { followHistory } from './follow-history.ts';
import { swapFragment } from './swap-fragment.ts';

/** A link with `data-swap` leads to another address of the same kind of page: only its parts are loaded (S2.82), the place on the page stays. */
export function startSwapLink(link: HTMLElement): undefined {
  followHistory();
  link.addEventListener('click', (event) => {
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void swapFragment(link.href, {
      history: link.href === window.location.href ? 'replace' : 'push',
      settle: () => link.href,
    });
  });
}
