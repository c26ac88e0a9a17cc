import { getCookies, writeCookie } from '#platform/cookies/storefront/browser-cookies.ts';
import { type Layout, layoutSwitchCookie, viewportMeta } from '../rules/viewport.ts';

const LAYOUT_DAYS = 365;

/** S2.78: does what the buttons of the footer say. */
export function startLayoutSwitch() {
  keepLayout();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-layout-switch]') : null;
    if (!button) return;
    const next: Layout = button.dataset.layoutSwitch === 'desktop' ? 'desktop' : 'responsive';
    chooseLayout(next);
    // The pressed button is hidden now; its counterpart takes the focus.
    document.querySelector<HTMLElement>(`[data-layout-switch]:not([data-layout-switch="${next}"])`)?.focus();
  });
}

/** The early script has set it before the first paint; React, where it renders the head anew, knows nothing of it. */
export function keepLayout() {
  if (getCookies().has(layoutSwitchCookie)) setViewport('desktop');
}

function chooseLayout(next: Layout) {
  // S2.79; the early script of the next page reads it before the first paint.
  writeCookie(layoutSwitchCookie, 'true', next === 'desktop' ? LAYOUT_DAYS : 0);
  const { dataset } = document.documentElement;
  if (next === 'desktop') dataset.layout = next;
  else delete dataset.layout;
  setViewport(next);
}

/** All of them: React adds its own next to one that the early script has changed. */
function setViewport(layout: Layout) {
  for (const meta of document.querySelectorAll('meta[name=viewport]'))
    meta.setAttribute('content', viewportMeta(layout));
}
