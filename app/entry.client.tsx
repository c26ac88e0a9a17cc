import { reloadOnBack } from '#app/features/platform/navigation/back-reload.ts';
import { startLazyImages } from '#app/features/platform/shop-image/start-lazy-images.ts';
import { sleepUntilStirred } from '#app/features/platform/waking/sleep-until-stirred.ts';
import { registerOfflinePage } from '#app/features/shell/register-offline-page.ts';

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
