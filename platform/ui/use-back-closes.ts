import { useEffect, useEffectEvent } from 'react';

/** The way out of the history's entry of what was closed last: the browser takes it a moment after it was asked to. */
let leaving: Promise<void> = Promise.resolve();

/** A browser that had nothing to go back to says nothing. */
const MAX_STEP_MS = 1000;

/** While mounted, the browser's back closes what is over the page instead of leaving it. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const here = window.location.href;
    const listening = new AbortController();
    let entered = false;
    let left = false;
    // A moment later, so that an effect that is undone at once leaves no trace in the history; and not before the one of what was
    // closed just now is left, which would take this one away.
    const entering = setTimeout(async () => {
      await leaving;
      if (listening.signal.aborted) return;
      entered = true;
      window.history.pushState(window.history.state, '');
    });
    window.addEventListener(
      'popstate',
      (event) => {
        left = true;
        // The router must not take it for a navigation; a jump to another page is one.
        if (window.location.href === here) event.stopImmediatePropagation();
        close();
      },
      { capture: true, signal: listening.signal },
    );
    return () => {
      clearTimeout(entering);
      listening.abort();
      if (!entered || left) return;
      leaving = leaveEntry();
    };
  }, []);
}

function leaveEntry(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const finish = () => {
      waiting.abort();
      resolve();
    };
    window.addEventListener(
      'popstate',
      (event) => {
        event.stopImmediatePropagation();
        finish();
      },
      { capture: true, signal: waiting.signal },
    );
    setTimeout(finish, MAX_STEP_MS);
    window.history.back();
  });
}
