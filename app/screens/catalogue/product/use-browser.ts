import { startTransition, useEffect, useState } from 'react';
import { currentViewport, onViewportChange } from '#app/features/platform/viewport/viewport-store.ts';

/**
 * What the server did not know as it drew the page: that a script is in charge, and whether the bar of a phone is wanted. Told in slices
 * after the form has come to life: nobody waits for it, and the form drawn once more in one go would hold up whoever presses something.
 */
export function useBrowser() {
  const [known, setKnown] = useState({ hydrated: false, isPhone: false });
  useEffect(() => {
    const tell = () => startTransition(() => setKnown({ hydrated: true, isPhone: currentViewport() === 1 }));
    tell();
    return onViewportChange(tell);
  }, []);
  return known;
}
