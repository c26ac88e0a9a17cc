import { phoneFault } from '#rules/platform/forms/phone.ts';

/** Dashes and apostrophes as keyboards and phones write them: a phone makes an en dash of two hyphens. */
const DASH = '\\-‐‑–—';
const APOSTROPHE = "'’‘ʼ´";

const allowed = (characters: string) => new RegExp(`^[\\p{L}\\p{M}\\s.${APOSTROPHE}${DASH}${characters}]*$`, 'u');

/** What each field may hold; anything else is a slip of the hand or an attempt at something. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  firstname: allowed(''),
  lastname: allowed(''),
  street: allowed('\\p{N},;#"„”/()&'),
  city: allowed('\\p{N},/()'),
  firm: /^[^<>{}[\]\\^|~`]*$/u,
  nip: /^[\p{L}\d\s-]*$/u,
};

/** A name of punctuation alone is nobody's. */
const NEEDS_LETTER: ReadonlySet<string> = new Set(['firstname', 'lastname', 'city']);

/** S5.33 */
export function hasIllegalCharacters(field: string, text: string): boolean {
  if (field === 'phone') return phoneFault(text) === 'characters';
  return ALLOWED[field]?.test(text) === false || (NEEDS_LETTER.has(field) && !/\p{L}/u.test(text));
}
