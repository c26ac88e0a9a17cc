import { useLayoutEffect, useState } from 'react';
import { type Layout, layoutSwitchCookie, viewportMeta } from '#rules/viewport/layout-switch.ts';
import { shellTexts } from '#texts/shell.ts';
import { readCookies, writeCookie } from './browser-cookies.ts';

const rememberedDays = 365;

/** S2.78: on a narrow screen, the desktop layout of 1024 px and back. CSS hides it on screens that need no switch. */
export function LayoutSwitch() {
  const [layout, setLayout] = useState<Layout>('responsive');

  useLayoutEffect(() => {
    if (!readCookies().has(layoutSwitchCookie)) return;
    setLayout('desktop');
    setViewport('desktop');
  }, []);

  function choose(next: Layout) {
    // S2.79; the early script of the next page reads it before the first paint.
    writeCookie(layoutSwitchCookie, 'true', next === 'desktop' ? rememberedDays : 0);
    const { dataset } = document.documentElement;
    if (next === 'desktop') dataset.layout = next;
    else delete dataset.layout;
    setViewport(next);
    setLayout(next);
  }

  const desktop = layout === 'desktop';
  return (
    <button
      type="button"
      className="layout-switch min-h-11 rounded-sm underline-offset-4 hover:underline"
      onClick={() => choose(desktop ? 'responsive' : 'desktop')}
    >
      {desktop ? shellTexts.footer.responsiveLayout : shellTexts.footer.desktopLayout}
    </button>
  );
}

/** All of them: React adds its own beside one that the early script has changed. */
function setViewport(layout: Layout) {
  for (const meta of document.querySelectorAll('meta[name=viewport]'))
    meta.setAttribute('content', viewportMeta(layout));
}
