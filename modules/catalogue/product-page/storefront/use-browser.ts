import { startTransition, useEffect, useState } from 'react';
import { currentViewport, onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';

/**
 * What the server did not know as it drew the page: that a script is in charge, and whether the bar of a phone is wanted. It is rendered in
 * slices after the form has come to life: nobody waits for it, and the whole form in one go would hold up whoever presses something.
 */
export function useBrowser() {
  const [browser, setBrowser] = useState({ hydrated: false, isPhone: false });
  useEffect(() => {
    const update = () => startTransition(() => setBrowser({ hydrated: true, isPhone: currentViewport() === 1 }));
    update();
    return onViewportChange(update);
  }, []);
  return browser;
}
