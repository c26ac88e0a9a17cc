import { startTransition, useEffect, useState } from 'react';
import { currentViewport, onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';

/** Rendered in slices after hydration: rendering the whole form at once would delay clicks. */
export function useBrowser() {
  const [browser, setBrowser] = useState({ hydrated: false, isPhone: false });
  useEffect(() => {
    const update = () => startTransition(() => setBrowser({ hydrated: true, isPhone: currentViewport() === 1 }));
    update();
    return onViewportChange(update);
  }, []);
  return browser;
}
