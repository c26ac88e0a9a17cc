// S5.17
const MIN_LENGTH = 9;
/** The longest number the telephone network knows, with its country code. */
export const MAX_PHONE_LENGTH = 15;

/** Digits as people write them: with spaces, dashes, slashes, brackets and a country code, and an extension at the end. */
const FORM = /^\+?[\d\s().,/‐‑–—-]*$/u;
const EXTENSION = /[,\s]\s{0,3}(?:wewn?|w|ext)\.?\s{0,3}\d{1,6}$/iu;
/** Characters: enough for every way to write one number with an extension. */
const MAX_LENGTH = 60;

export type PhoneFault = 'characters' | 'short' | 'long';

export function phoneFault(text: string): PhoneFault | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return FORM.test(typed) ? 'long' : 'characters';
  const number = typed.replace(EXTENSION, '');
  if (!FORM.test(number)) return 'characters';
  const digits = number.replace(/\D/g, '').length;
  if (digits < MIN_LENGTH) return 'short';
  return digits > MAX_PHONE_LENGTH ? 'long' : null;
}

export function looksLikePhone(text: string): boolean {
  return /\d/.test(text) && phoneFault(text) !== 'characters';
}

export function isPhone(text: string): boolean {
  return phoneFault(text) === null;
}
