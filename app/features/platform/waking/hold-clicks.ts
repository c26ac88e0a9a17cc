import { isPlainClick } from '../../../ui/is-plain-click.ts';

const CLICKED = 'a[href], button, input, label, select, summary, [role=button]';
/** A link leads somewhere without scripts too: it is not held for longer. */
const LINK_PATIENCE_MS = 1500;

/**
 * A click that comes while the page is waking is kept and given to it when it answers. Returns what lets go of it at once,
 * for a page that cannot be woken.
 */
export function holdClicks(): () => void {
  let held: HTMLElement | undefined;
  const holding = new AbortController();

  function release() {
    if (holding.signal.aborted) return;
    holding.abort();
    awake.disconnect();
    if (held?.isConnected) held.click();
  }

  const awake = new MutationObserver(release);
  awake.observe(document.documentElement, { attributeFilter: ['data-awake'] });
  window.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKED) : null;
      if (!target || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      held = target;
      if (target instanceof HTMLAnchorElement) setTimeout(release, LINK_PATIENCE_MS);
    },
    { capture: true, signal: holding.signal },
  );
  return release;
}
