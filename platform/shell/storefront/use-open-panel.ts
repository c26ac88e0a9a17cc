import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { HOVER_CLOSES_MS, HOVER_OPENS_MS } from '#platform/menu/rules/menu-entries.ts';

/** Which of several panels under the header is open: by hover, by click and by keyboard. */
export function useOpenPanel() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(panel: string | null, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(panel), delay);
  }

  return {
    open,
    panelProps: (panel: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(panel, open === null ? HOVER_OPENS_MS : HOVER_OPENS_MS / 2);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(null, HOVER_CLOSES_MS);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen((now) => (now === panel ? null : now));
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open !== panel) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        setOpen(null);
      },
    }),
    toggle(panel: string) {
      clearTimeout(timer.current);
      setOpen((now) => (now === panel ? null : panel));
    },
  };
}
