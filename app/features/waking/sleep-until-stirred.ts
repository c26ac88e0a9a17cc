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
    sleeping.replaceWith(modules);
  }

  for (const event of STIRS)
    window.addEventListener(event, stir, { capture: true, passive: true, signal: listening.signal });
  whenDrawn(() => {
    if (listening.signal.aborted) return;
    fetchAhead(sleeping.dataset.sleeping ?? '');
    if (isKnownHere()) stir();
    else setTimeout(stir, PATIENCE_MS);
  });
  return true;
}

function whenDrawn(then: () => void) {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

/** The modules are at hand before they are needed. */
function fetchAhead(addresses: string) {
  for (const href of addresses.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
