import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { shellTexts } from '#texts/shell.ts';
import { rememberRouter } from './router-in-page.ts';

/** After a navigation: moves the focus to the new content and says its title to a screen reader. */
export function NavigationEffects() {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // Buttons answer from now on; tests and scripts of the owner wait for this mark.
    document.documentElement.dataset.awake = '';
  }, []);

  useEffect(() => {
    rememberRouter(router);
  }, [router]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(shellTexts.pageOpened(document.title));
    const target = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    // S7.11
    if (document.querySelector('#content script.ajaxLoad')) {
      void import('../page-parts/on-demand.ts').then((parts) => parts.runFlaggedScripts());
    }
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
