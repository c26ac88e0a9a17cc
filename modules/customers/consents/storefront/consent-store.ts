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

/** Must the shopper be asked? A signed-in one is not, and that is remembered (S4.59). */
export function mustPrompt(): boolean {
  const step = consentStep(getCookies());
  if (step === 'dismiss') writeCookie(dismissedCookie, 'true', consentDays);
  return step === 'ask';
}

/** Nothing beyond the necessary may be loaded unless this says so. */
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
  // The banner takes the focus with it, also of a window that was opened there and is closed in this moment.
  if ('showConsent' in dataset) {
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
  }
  delete dataset.showConsent;
  for (const listener of listeners) listener();
}

/** Calls back when the shopper has chosen. */
export function onConsent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
