const PATTERNS: Record<string, RegExp> = {
  PL: /^\d{2}[ ‐‑–-]?\d{3}$/,
  DE: /^\d{5}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  LT: /^(?:LT-?)?\d{5}$/i,
  LV: /^(?:LV-?)?\d{4}$/i,
  EE: /^\d{5}$/,
  UA: /^\d{5}$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  DK: /^\d{4}$/,
  HU: /^\d{4}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  NL: /^\d{4} ?[a-z]{2}$/i,
  SE: /^\d{3} ?\d{2}$/,
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
};

const ELSEWHERE = /^[\p{L}\d][\p{L}\d -]{1,9}$/u;

/** A postcode as the country writes it; for a country we do not know, anything that may be one. */
export function isPostcode(text: string, country: string): boolean {
  return (PATTERNS[country.toUpperCase()] ?? ELSEWHERE).test(text.trim());
}

/** The usual spelling: `30224` and `30 224` in Poland are `30-224`. */
export function tidyPostcode(text: string, country: string): string {
  const bare = text.trim();
  return country.toUpperCase() === 'PL' ? bare.replace(/^(\d{2})[ ‐‑–]?(\d{3})$/, '$1-$2') : bare;
}

const FORMATS: Record<string, string> = {
  PL: 'XX-XXX',
  CZ: 'XXX XX',
  SK: 'XXX XX',
  SE: 'XXX XX',
  DE: 'XXXXX',
  FR: 'XXXXX',
  LT: 'LT-XXXXX',
  NL: 'XXXX AA',
  AT: 'XXXX',
  BE: 'XXXX',
  DK: 'XXXX',
};

/** The postcode format of a country: X is a digit, A a capital letter; empty for an unknown country. */
export function postcodeFormat(country: string): string {
  return FORMATS[country.toUpperCase()] ?? '';
}
