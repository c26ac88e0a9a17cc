import { useEffect } from 'react';
import { getCookies, writeCookie } from '#app/features/platform/cookies/browser-cookies.ts';
import { type Layout, layoutSwitchCookie, viewportMeta } from '#rules/platform/viewport/viewport.ts';

const rememberedDays = 365;

/** Does what the buttons of the footer say (layout-switch.tsx). */
export function LayoutSwitchClicks() {
  useEffect(() => {
    if (getCookies().has(layoutSwitchCookie)) setViewport('desktop');
    function handleClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-layout-switch]') : null;
      if (!button) return;
      const next: Layout = button.dataset.layoutSwitch === 'desktop' ? 'desktop' : 'responsive';
      choose(next);
      // The pressed button is hidden now; its counterpart takes the focus.
      document.querySelector<HTMLElement>(`[data-layout-switch]:not([data-layout-switch="${next}"])`)?.focus();
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
  return null;
}

function choose(next: Layout) {
  // S2.79; the early script of the next page reads it before the first paint.
  writeCookie(layoutSwitchCookie, 'true', next === 'desktop' ? rememberedDays : 0);
  const { dataset } = document.documentElement;
  if (next === 'desktop') dataset.layout = next;
  else delete dataset.layout;
  setViewport(next);
}

/** All of them: React adds its own beside one that the early script has changed. */
function setViewport(layout: Layout) {
  for (const meta of document.querySelectorAll('meta[name=viewport]'))
    meta.setAttribute('content', viewportMeta(layout));
}
