import { startDescription } from '#modules/catalogue/product-page/storefront/about/start-description.ts';
import { startBuying } from '#modules/catalogue/product-page/storefront/start-buying.ts';
import { startLazyImages } from '#platform/images/storefront/start-lazy-images.ts';
import { fetchAhead, startIslands } from '#platform/islands/storefront/start-islands.ts';
import { startParts } from '#platform/islands/storefront/start-parts.ts';
import { nextTask, whenIdle } from '#platform/islands/storefront/when-idle.ts';
import { startWindowLinks } from '#platform/page-parts/storefront/start-window-links.ts';
import { startFullRendering } from '#platform/viewport/storefront/full-rendering.ts';
import { shellStarts, startClicks } from '#storefront/shell/start-shell.ts';
import { islandLoaders } from './islands.client.ts';
import { partLoaders, touchedPartLoaders } from './parts.client.ts';
import { windowLoaders } from './windows.client.ts';

// The panel shares some of the files that this one brings along; the life of a page of the shop is not for it.
const isPanel = 'panel' in document.documentElement.dataset;

// The script comes as early as it can, often before the page it is for is read to its end.
if (!isPanel) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startPage, { once: true });
  else startPage();
}

/** Click handlers come first; the rest in tasks of its own, so that a click need not wait for it. */
function startPage() {
  startLazyImages();
  startBuying();
  startIslands(islandLoaders);
  startWindowLinks(windowLoaders);
  startClicks();
  void startSurroundings();
}

async function startSurroundings() {
  for (const start of shellStarts) await inOwnTask(start);
  startFullRendering();
  registerOfflinePage();
  // Only a screen behind forms has a router.
  if ('__reactRouterContext' in window) void import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
  else {
    startDescription();
    fetchAhead();
    await inOwnTask(() => startParts(partLoaders, touchedPartLoaders));
    const listing = startListing();
    whenIdle(() => void listing.finally(markInteractive));
  }
}

/** An error there is reported, but the next start runs. */
async function inOwnTask(start: () => void) {
  await nextTask();
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}

/** X.29: once the page is done, a small worker keeps the page shown without a network. */
function registerOfflinePage() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

async function startListing() {
  if (!document.getElementById('search')) return;
  const listing = await import('#modules/catalogue/listing/storefront/start-listing.ts');
  listing.startListing();
}

/** Buttons answer from now on; tests and scripts of the owner wait for this mark. */
function markInteractive() {
  document.documentElement.dataset.interactive = '';
}
