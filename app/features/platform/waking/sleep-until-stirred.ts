import { holdClicks } from './hold-clicks.ts';
import { isKnownHere, rememberHere } from './known-here.ts';

/** Somebody is there: the page is about to be used. */
const STIRS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** A page nobody touches wakes by itself, so that what moves or counts down on it does. */
const PATIENCE_MS = 3000;

/**
 * Wakes a sleeping page (let-page-sleep.server.ts) at the first stir, or after a while. Somebody who has been here
 * before has a basket and lists to see: their page wakes as soon as it is drawn.
 * Answers false when the page does not sleep.
 */
export function sleepUntilStirred(): boolean {
  const sleeping = document.querySelector<HTMLScriptElement>('script[data-sleeping]');
  if (!sleeping) return false;
  const ahead = (sleeping.dataset.sleeping ?? '').split(' ').filter(Boolean);
  const listening = new AbortController();
  const releaseClicks = holdClicks();

  function stir() {
    if (listening.signal.aborted || !sleeping) return;
    listening.abort();
    rememberHere();
    const modules = document.createElement('script');
    modules.type = 'module';
    modules.textContent = sleeping.textContent;
    modules.addEventListener('error', releaseClicks);
    for (const href of ahead) addLink({ rel: 'modulepreload', href });
    sleeping.replaceWith(modules);
  }

  for (const event of STIRS)
    window.addEventListener(event, stir, { capture: true, passive: true, signal: listening.signal });
  whenDrawn(() => {
    if (listening.signal.aborted) return;
    if (isKnownHere()) return stir();
    fetchAhead(ahead);
    setTimeout(stir, PATIENCE_MS);
  });
  return true;
}

function whenDrawn(then: () => void) {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

/**
 * The modules are at hand before they are needed. They are only fetched, one by one while nothing else happens: a module
 * preload would read them too, which takes the processor away from the page being drawn.
 */
function fetchAhead([href, ...others]: string[]) {
  if (!href) return;
  addLink({ rel: 'prefetch', as: 'script', href });
  whenIdle(() => fetchAhead(others));
}

function addLink(link: Pick<HTMLLinkElement, 'rel' | 'href'> & { as?: string }) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** Safari has no idle callback. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);
