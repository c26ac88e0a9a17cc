export interface CustomerAddress {
  firstName: string;
  lastName: string;
  companyName: string;
  taxNumber: string;
  street: string;
  zipcode: string;
  city: string;
  /** ISO 3166 */
  country: string;
  phone: string;
}

export interface CustomerData {
  kind: 'private' | 'company';
  email: string;
  birthDate: string;
  billing: CustomerAddress;
  /** null: the billing address */
  delivery: CustomerAddress | null;
  /** null: the billing address */
  invoice: CustomerAddress | null;
  newsletter: boolean;
  sms: boolean;
}

/** Contract 2.19: Poland by the shop platform's id, the others by ISO 3166. */
const REGIONS: Readonly<Record<string, number>> = {
  PL: 1143020003,
  CZ: 203,
  DE: 276,
  LT: 440,
  SK: 703,
  AT: 40,
  BE: 56,
  DK: 208,
  FR: 250,
  NL: 528,
  SE: 752,
};

export function regionIdOf(country: string): number {
  return isKnownCountry(country) ? (REGIONS[country] ?? 0) : 0;
}

export function countryOfRegion(region: number): string | null {
  return Object.entries(REGIONS).find(([, id]) => id === region)?.[0] ?? null;
}

export function isKnownCountry(country: string): boolean {
  return Object.hasOwn(REGIONS, country);
}
