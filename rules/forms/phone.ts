// S5.17
const SHORTEST = 9;
// The longest number the telephone network knows, with its country code.
const LONGEST = 15;

/** Digits as people write them: with spaces, dashes, brackets and a country code. */
export function looksLikePhone(text: string): boolean {
  return /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text);
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return looksLikePhone(text) && digits >= SHORTEST && digits <= LONGEST;
}
