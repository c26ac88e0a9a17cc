import { type RefObject, useEffect } from 'react';

/** j and k move through the list, x selects, Enter opens the link. Keys typed into a field are ignored. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, dialog');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
      const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
      if (key === 'j' || key === 'k') {
        event.preventDefault();
        const next = key === 'j' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0);
        rows[next]?.focus();
      } else if (key === 'x' && at >= 0) {
        event.preventDefault();
        rows[at]?.closest('li')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
