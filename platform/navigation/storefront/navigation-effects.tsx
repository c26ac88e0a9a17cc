import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { markCovered } from '#platform/ui/covers.ts';
import { keepLayout } from '#platform/viewport/storefront/layout-switch.ts';
import { focusHeading } from './announce-page.ts';
import { rememberRouter } from './router-in-page.ts';
import { useRouter } from './router-internals.ts';

export function NavigationEffects() {
  const router = useRouter();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // Buttons answer from now on; tests and scripts of the owner wait for this mark.
    document.documentElement.dataset.interactive = '';
    keepLayout();
    // A step of an order begins at its heading also when the browser loaded it, unless the user works on it already.
    if (document.querySelector('.order-header') && document.activeElement === document.body)
      focusPart(window.location.hash);
  }, []);

  useEffect(() => {
    rememberRouter(router);
  }, [router]);

  useNewScreenAtTop();

  useEffect(() => {
    if (shown.current === pathname) return;
    // Popovers of the page before do not belong to this one.
    for (const open of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) open.hidePopover();
    markCovered();
    shown.current = pathname;
    setAnnouncement(shellTexts.pageOpened(document.title));
    focusPart(hash);
    // S7.11
    if (document.querySelector('#content script.ajaxLoad')) {
      void import('#platform/page-parts/storefront/run-scripts.ts').then(({ runFlaggedScripts }) =>
        runFlaggedScripts(),
      );
    }
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

/** At the part of the screen its address names, or at its own heading. */
function focusPart(hash: string) {
  const part = document.getElementById(hash.slice(1));
  focusHeading(part instanceof HTMLHeadingElement ? `#${CSS.escape(part.id)}` : undefined);
}

/**
 * A refused form keeps its scroll position, the next screen must not: every screen opens at its top, unless the customer goes
 * back to it. Another variant of a product is the same screen.
 */
function useNewScreenAtTop() {
  const screen = useMatches().at(-1)?.id;
  const type = useNavigationType();
  const { hash } = useLocation();
  const shown = useRef(screen);

  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (type !== 'POP' && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [screen, type, hash]);
}
