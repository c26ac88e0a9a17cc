import { useSyncExternalStore } from 'react';
import type { ViewportClass } from '#rules/viewport/viewport-class.ts';
import { currentViewport, onViewportChange } from './viewport-store.ts';

/** The class of the window; undefined on the server and while hydrating, because the page is the same for everyone. */
export function useViewportClass(): ViewportClass | undefined {
  return useSyncExternalStore<ViewportClass | undefined>(onViewportChange, currentViewport, () => undefined);
}
