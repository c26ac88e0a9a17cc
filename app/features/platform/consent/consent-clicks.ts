import { consentCategories } from '#rules/platform/consent/consent.ts';
import { allow } from './consent-store.ts';

const intents = ['settings', 'refuse', 'accept'] as const;
type ConsentIntent = (typeof intents)[number];

/** Marks a button that the server draws; `listenForConsent` does what it says. */
export const consentIntent = (intent: ConsentIntent) => ({ 'data-consent': intent });

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
