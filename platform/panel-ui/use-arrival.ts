import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Moves the keyboard focus after a change: to the heading of a new screen, to the first wrong field, or to the outcome of an
 * action whose button is gone. A focus on an element that still exists stays.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const { state, formMethod } = useNavigation();
  const shown = useRef(pathname);
  const sent = useRef(true);

  useEffect(() => {
    if (state !== 'idle') {
      if (formMethod && formMethod !== 'GET') sent.current = true;
      return;
    }
    const isNew = shown.current !== pathname;
    const wasSent = sent.current;
    shown.current = pathname;
    sent.current = false;
    const wrong = wasSent && find('[aria-invalid=true]');
    if (wrong) return wrong.focus();
    const result = wasSent && find('[data-result]');
    if (isNew) focusQuietly(result || find('h1'));
    else if (isLost()) focusQuietly(result || (wasSent ? null : find('h1')));
  }, [pathname, state, formMethod]);
}

function find(what: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#content ${what}`);
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusQuietly(target: HTMLElement | null): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
