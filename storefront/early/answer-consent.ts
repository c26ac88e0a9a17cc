import {
  allowedCookie,
  consentCategories,
  consentDays,
  dismissedCookie,
  writeAllowed,
} from '#modules/customers/consents/rules/consent.ts';
import { DAY_S } from '#platform/time/rules/units.ts';

/** True once the page's own scripts listen (start-consent.ts). */
export const scriptsListen = () => document.documentElement.dataset.consentListener != null;

/** Takes the answer of the cookie banner before the page's own scripts do; a request for the settings waits for them. */
export function answerConsent() {
  document.addEventListener('click', takeAnswer);
}

function takeAnswer({ target }: Event) {
  if (scriptsListen()) return document.removeEventListener('click', takeAnswer);
  const { dataset } = document.documentElement;
  const answer = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent;
  if (!answer) return;
  if (answer === 'settings') {
    dataset.wantsSettings = '';
    return;
  }
  setCookie(dismissedCookie, 'true');
  setCookie(allowedCookie, writeAllowed(answer === 'accept' ? consentCategories : []));
  delete dataset.showConsent;
  document.getElementById('content')?.focus({ preventScroll: true });
}

function setCookie(name: string, value: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: must be written at once, in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${consentDays * DAY_S}; SameSite=Lax${secure}`;
}
