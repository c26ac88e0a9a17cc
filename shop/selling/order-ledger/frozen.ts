import type { Grosze } from '#rules/platform/money/grosze.ts';

/** One answer of a configurator in words, as it was when ordered. */
export interface FrozenAnswer {
  question: string;
  answer: string;
  surcharge: Grosze;
}

/** One product inside a bundle or collection, as it was when ordered. */
export interface FrozenPart {
  productId: number;
  name: string;
  size: string;
  sizeName: string;
  quantity: number;
}

/** The locker, post office or shop in which the parcel waits. */
export interface FrozenPlace {
  id: number;
  code: string;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  openingHours: string;
  /** The number the courier knows the shopper by, where it asked for it. */
  clientNumber?: string;
}

export interface FrozenRate {
  vatPermille: number;
  gross: Grosze;
  net: Grosze;
  vat: Grosze;
}
