// S5.17
const SHORTEST = 9;
/** The longest number the telephone network knows, with its country code. */
export const LONGEST_PHONE = 15;

/** Digits as people write them: with spaces, dashes, slashes, brackets and a country code, and an extension at the end. */
const FORM = /^\+?[\d\s().,/‐‑–—-]*$/u;
const EXTENSION = /(?:,|\s)\s*(?:wewn?|w|ext)\.?\s*\d{1,6}$/iu;

export type PhoneFault = 'characters' | 'short' | 'long';

/** What keeps a text from being a phone number. */
export function phoneFault(text: string): PhoneFault | null {
  const number = text.trim().replace(EXTENSION, '');
  if (!FORM.test(number)) return 'characters';
  const digits = number.replace(/\D/g, '').length;
  if (digits < SHORTEST) return 'short';
  return digits > LONGEST_PHONE ? 'long' : null;
}

export function looksLikePhone(text: string): boolean {
  return /\d/.test(text) && phoneFault(text) !== 'characters';
}

export function isPhone(text: string): boolean {
  return phoneFault(text) === null;
}
