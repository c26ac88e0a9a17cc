import { openWindow } from '#platform/islands/storefront/open-window.ts';
import { consentCategories } from '../rules/consent.ts';
import { allow, mustPrompt } from './consent-store.ts';

/**
 * Asks once. Pages are the same for those who answered and those who did not: the banner is in all of them, and the early
 * script says whether it is seen. The marked buttons (`consentIntent`) are heard wherever they stand.
 */
export function startConsent() {
  mustPrompt();
  const { dataset } = document.documentElement;
  // From here on the early script no longer answers.
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
