import { openWindow } from '#platform/islands/storefront/open-window.ts';
import { consentCategories } from '../rules/consent.ts';
import { allow, mustPrompt } from './consent-store.ts';

/** The banner is in every cached page; the early script decides whether it is visible. */
export function startConsent() {
  mustPrompt();
  const { dataset } = document.documentElement;
  // Stops the early script.
  dataset.consentListener = '';
  if ('wantsSettings' in dataset) openSettings();
  delete dataset.wantsSettings;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (!button) return;
    if (button.dataset.consent === 'settings') openSettings();
    else allow(button.dataset.consent === 'accept' ? consentCategories : []);
  });
}

function openSettings() {
  void openWindow(() => import('./consent-settings.tsx'), {});
}
