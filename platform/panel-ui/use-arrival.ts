import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Where the keyboard is after something has happened: on the heading of a new screen; on the first field that is wrong;
 * on what an act came to, when what was pressed is gone. Whoever is somewhere that is still there is left there.
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
