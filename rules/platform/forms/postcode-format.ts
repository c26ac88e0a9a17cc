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

/** How postcodes of the country look, X for a digit and A for a letter; empty when we do not know. */
export function postcodeFormat(country: string): string {
  return FORMATS[country.toUpperCase()] ?? '';
}
