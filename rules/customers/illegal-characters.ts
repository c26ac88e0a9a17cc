/** What each field may hold; anything else is a slip of the hand or an attempt at something. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  firstname: /^[\p{L}\p{M}\s.'’-]*$/u,
  lastname: /^[\p{L}\p{M}\s.'’-]*$/u,
  street: /^[\p{L}\p{M}\p{N}\s.,'’"„”/()&-]*$/u,
  city: /^[\p{L}\p{M}\p{N}\s.,'’/()-]*$/u,
  phone: /^[\d\s+().-]*$/,
  firm: /^[^<>{}[\]\\^|~`]*$/u,
  nip: /^[\p{L}\d\s-]*$/u,
};

/** S5.33 */
export function hasIllegalCharacters(field: string, text: string): boolean {
  return ALLOWED[field]?.test(text) === false;
}
