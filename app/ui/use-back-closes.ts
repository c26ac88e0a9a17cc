import { useEffect, useEffectEvent } from 'react';

/** While mounted, the browser's back closes what lies over the page instead of leaving it. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const here = window.location.href;
    const listening = new AbortController();
    let entered = false;
    let left = false;
    // A moment later, so that an effect that is undone at once leaves no trace in the history.
    const entering = setTimeout(() => {
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
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      window.history.back();
    };
  }, []);
}
