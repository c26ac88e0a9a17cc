import { reloadOnBack } from './features/navigation/back-reload.ts';
import { registerOfflinePage } from './features/shell/register-offline-page.ts';
import { startLazyImages } from './features/shop-image/start-lazy-images.ts';
import { sleepUntilStirred } from './features/waking/sleep-until-stirred.ts';

/** Brings the page to life: its links, forms and buttons answer in the browser from then on. */
export async function wake() {
  const { hydratePage } = await import('./hydrate-page.tsx');
  hydratePage();
}

startLazyImages();
reloadOnBack();
registerOfflinePage();
// A page that does not sleep (in development) is woken by its own modules' arrival.
if (!sleepUntilStirred()) void wake();
