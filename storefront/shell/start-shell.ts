import { startCards } from '#modules/catalogue/product-cards/storefront/start-cards.ts';
import { startBars } from '#modules/content/navigation/storefront/bars/start-bars.ts';
import { startPageParts } from '#modules/content/pages/storefront/page-parts/start-page-parts.ts';
import { startConsent } from '#modules/customers/consents/storefront/start-consent.ts';
import { hydrateRequested } from '#platform/islands/storefront/start-islands.ts';
import { whenVisited } from '#platform/islands/storefront/when-idle.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import { startPersonal } from '#platform/personal/storefront/start-personal.ts';
import { startAlerts } from '#platform/ui/alert/start-alerts.ts';
import { scrollFix, showsBackToTop } from '#platform/viewport/rules/viewport.ts';
import { startLayoutSwitch } from '#platform/viewport/storefront/layout-switch.ts';
import { onScroll } from '#platform/viewport/storefront/on-scroll.ts';
import { currentViewport, onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';
import { startOwnLinks } from '#storefront/shell/show-own-links.ts';

/** Click handlers around every screen, without React; the early script passes earlier clicks on. */
export function startClicks() {
  startConsent();
  startBars();
  startCards();
  startZoneSteps();
  document.dispatchEvent(new Event('clicks-ready'));
}

/** Further listeners around every screen, one after another. Each runs once per document. */
export const shellStarts: readonly (() => void)[] = [
  () => {
    currentViewport();
    startOwnLinks();
    fetchBasketWidget();
    onViewportChange(fetchBasketWidget);
    subscribePersonal(showCompared);
  },
  startAlerts,
  () =>
    whenVisited(() => {
      startPageParts();
      startPersonal();
    }),
  () => {
    markCurrentPlace();
    startLayoutSwitch();
    holdFocusInCovers();
  },
  followScrolling,
];

let basketWidgetRequested = false;

/** Only classes 3 and 4 have room for it: phones never fetch how it is done. */
function fetchBasketWidget() {
  if (basketWidgetRequested || currentViewport() < 3) return;
  basketWidgetRequested = true;
  import('#modules/sales/basket/storefront/widget/start-basket-widget.ts')
    .then((widget) => widget.startBasketWidget())
    .catch((error) => {
      basketWidgetRequested = false;
      console.error('The basket of the header did not arrive', error);
    });
}

function showCompared() {
  if (currentPersonal().compared.length > 0) hydrateRequested('compare-panel');
}

/** Elements that cover the page: the menu, and on a phone the search and the filters. */
const COVERS = '.menu-drawer, .header-search, .filters';

/** Listens to the whole document: filters come anew with every choice, and what was opened before this script came is held too. */
function holdFocusInCovers() {
  document.addEventListener('toggle', ({ target, newState }) => newState === 'open' && hold(target), true);
  for (const cover of document.querySelectorAll(COVERS)) if (cover.matches(':popover-open')) void hold(cover);
}

async function hold(target: EventTarget | null) {
  if (!(target instanceof HTMLElement && target.matches(COVERS))) return;
  const { holdFocusIn } = await import('./hold-focus-in-covers.ts');
  if (target.matches(':popover-open')) await holdFocusIn(target);
}

/** Pages are the same for all visitors and their header for every page: the current link is marked here. */
function markCurrentPlace() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header nav a')) {
    if (link.pathname === window.location.pathname) link.ariaCurrent = 'page';
  }
}

/** Marks the header as fixed once the page has moved past it (S9.63), and shows the way back to the top (S9.31). */
function followScrolling() {
  const header = document.querySelector<HTMLElement>('.site-header');
  const below = document.getElementById('container');
  const toTop = document.querySelector<HTMLElement>('.back-to-top');
  onScroll(() => {
    if (header && below) {
      // Where it would stand by itself: what is below it does not stay, and bars above it come and go.
      const place = below.getBoundingClientRect().top + window.scrollY - header.offsetHeight;
      header.dataset.scrollFix = scrollFix(window.scrollY, Math.max(0, place));
    }
    if (toTop) toTop.hidden = !showsBackToTop(window.scrollY, window.innerHeight);
  });
  toTop?.addEventListener('click', () => {
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}

/** The HTML of a zone has no script of its own: its buttons scroll its strip. */
function startZoneSteps() {
  document.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-zone-step]') : null;
    const list = step?.closest('.zone')?.querySelector('.carousel-list');
    list?.scrollBy({ left: Number(step?.dataset.zoneStep) * list.clientWidth });
  });
}
