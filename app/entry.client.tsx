import { reloadOnBack } from '#app/features/platform/navigation/back-reload.ts';
import { startLazyImages } from '#app/features/platform/shop-image/start-lazy-images.ts';
import { sleepUntilStirred } from '#app/features/platform/waking/sleep-until-stirred.ts';

/** Brings the page to life: its links, forms and buttons answer in the browser from then on. */
export async function wake() {
  const { hydratePage } = await import('./hydrate-page.tsx');
  hydratePage();
}

/** X.29: once the page is done, a small worker keeps the page shown without a network. */
function registerOfflinePage() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

startLazyImages();
reloadOnBack();
registerOfflinePage();
// A page that does not sleep (in development) is woken by its own modules' arrival.
if (!sleepUntilStirred()) void wake();
