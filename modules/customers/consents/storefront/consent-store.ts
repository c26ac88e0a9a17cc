import { getCookies, writeCookie } from '#platform/cookies/storefront/browser-cookies.ts';
import {
  allowedCookie,
  type ConsentCategory,
  consentDays,
  consentStep,
  dismissedCookie,
  parseAllowed,
  writeAllowed,
} from '../rules/consent.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** S4.59 */
export function mustPrompt(): boolean {
  const step = consentStep(getCookies());
  if (step === 'dismiss') writeCookie(dismissedCookie, 'true', consentDays);
  return step === 'ask';
}

export function isAllowed(category: ConsentCategory): boolean {
  return parseAllowed(getCookies()).includes(category);
}

export function allowedNow(): ConsentCategory[] {
  return parseAllowed(getCookies());
}

export function allow(categories: readonly ConsentCategory[]) {
  writeCookie(dismissedCookie, 'true', consentDays);
  writeCookie(allowedCookie, writeAllowed(categories), consentDays);
  const { dataset } = document.documentElement;
  // The focused element disappears with the banner.
  if ('showConsent' in dataset) {
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
  }
  delete dataset.showConsent;
  for (const listener of listeners) listener();
}

export function onConsent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
