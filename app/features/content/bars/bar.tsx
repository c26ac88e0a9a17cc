import { type ReactNode, useSyncExternalStore } from 'react';
import { getCookies, writeCookie } from '#app/features/platform/cookies/browser-cookies.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/icons/signs.tsx';
import {
  type BarId,
  barCookieDays,
  barCookies,
  closeBar,
  closedBarsKey,
  closedUntilKey,
  isBarClosed,
} from '#rules/content/bars/closed-bars.ts';

interface BarProps {
  id: BarId;
  label: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/** A strip above the header that the shopper can close for a day. */
export function Bar({ id, label, closeLabel, className, children }: BarProps) {
  const { open, close } = useBar(id);
  if (!open) return null;
  return (
    <aside id={id} aria-label={label} className={classNames('relative print:hidden', className)}>
      <div className="page-width flex min-h-11 items-center justify-center gap-3 pr-14! text-center text-[0.8125rem] leading-snug md:text-sm">
        {children}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="needs-js absolute top-0 right-1 flex size-11 items-center justify-center rounded-sm focus-visible:-outline-offset-4 md:right-3"
        onClick={close}
      >
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}

const listeners = new Set<() => void>();

/** Whether a bar stands, and how to close it for a day (S4.27). The server always writes it; CSS hides what was closed. */
function useBar(bar: BarId): { open: boolean; close(): void } {
  const open = useSyncExternalStore(
    subscribe,
    () => !isBarClosed(getClosedBars(), getCookies().has(barCookies[bar]), bar, Date.now()),
    () => true,
  );
  return { open, close: () => remember(bar) };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(bar: BarId) {
  writeCookie(barCookies[bar], 'true', barCookieDays);
  try {
    const memory = closeBar(getClosedBars(), bar, Date.now());
    localStorage.setItem(closedBarsKey, memory.list);
    localStorage.setItem(closedUntilKey, memory.until);
  } catch {
    // Storage is full or forbidden: the cookie remembers.
  }
  for (const listener of listeners) listener();
}

function getClosedBars() {
  try {
    return { list: localStorage.getItem(closedBarsKey), until: localStorage.getItem(closedUntilKey) };
  } catch {
    return { list: null, until: null };
  }
}
