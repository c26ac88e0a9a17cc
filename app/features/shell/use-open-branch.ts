import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A pointer on its way across the bar must not open everything it crosses, nor close what it is heading for. */
const hoverOpenDelay = 120;
const hoverCloseDelay = 220;

/** Which branch of the menu is open: by hover, by click and by keyboard. */
export function useOpenBranch() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(null), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(branch: string | null, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(branch), delay);
  }

  return {
    open,
    branchProps: (branch: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(branch, open === null ? hoverOpenDelay : hoverOpenDelay / 2);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(null, hoverCloseDelay);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen((now) => (now === branch ? null : now));
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open !== branch) return;
        event.currentTarget.querySelector('button')?.focus();
        setOpen(null);
      },
    }),
    toggle(branch: string) {
      clearTimeout(timer.current);
      setOpen((now) => (now === branch ? null : branch));
    },
  };
}
