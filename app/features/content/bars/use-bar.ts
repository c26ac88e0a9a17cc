import { useSyncExternalStore } from 'react';
import { readCookies, writeCookie } from '#app/features/shell/browser-cookies.ts';
import {
  type BarId,
  barCookieDays,
  barCookies,
  closeBar,
  closedBarsKey,
  closedUntilKey,
  isBarClosed,
} from '#rules/content/bars/closed-bars.ts';

const listeners = new Set<() => void>();

/** Whether a bar stands, and how to close it for a day (S4.27). The server always writes it; CSS hides what was closed. */
export function useBar(bar: BarId): { open: boolean; close(): void } {
  const open = useSyncExternalStore(
    subscribe,
    () => !isBarClosed(readMemory(), readCookies().has(barCookies[bar]), bar, Date.now()),
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
    const memory = closeBar(readMemory(), bar, Date.now());
    localStorage.setItem(closedBarsKey, memory.list);
    localStorage.setItem(closedUntilKey, memory.until);
  } catch {
    // Storage is full or forbidden: the cookie remembers.
  }
  for (const listener of listeners) listener();
}

function readMemory() {
  try {
    return { list: localStorage.getItem(closedBarsKey), until: localStorage.getItem(closedUntilKey) };
  } catch {
    return { list: null, until: null };
  }
}
