import { consentCategories } from '#rules/platform/consent/consent.ts';
import { allow } from './consent-store.ts';

const deeds = ['settings', 'refuse', 'accept'] as const;
type ConsentDeed = (typeof deeds)[number];

/** Marks a button that the server draws; `listenForConsent` does what it says. */
export const consentDeed = (deed: ConsentDeed) => ({ 'data-consent': deed });

/** Listens to the marked buttons, wherever they stand, until the returned function is called. */
export function listenForConsent(openSettings: () => void): () => void {
  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (!button) return;
    if (button.dataset.consent === 'settings') openSettings();
    else allow(button.dataset.consent === 'accept' ? consentCategories : []);
  }
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}
