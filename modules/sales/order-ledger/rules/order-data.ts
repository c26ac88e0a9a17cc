import { COMMENT_LENGTH } from '#platform/forms/rules/truncate-comment.ts';
export interface OrderAddress {
  firstName: string;
  lastName: string;
  companyName: string;
  taxNumber: string;
  street: string;
  streetNumber: string;
  zipcode: string;
  city: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  phone: string;
}

/** Contract 3.14. */
export type DocumentKind = 'confirmation' | 'receipt' | 'invoice' | 'e-invoice';

export interface OrderData {
  buyer: 'private' | 'company';
  email: string;
  billing: Partial<OrderAddress>;
  /** Null: to the billing address. */
  delivery: Partial<OrderAddress> | null;
  /** Null: for the billing address. */
  invoice: Partial<OrderAddress> | null;
  courierId: number | null;
  /** Paid in advance, or to the courier. */
  prepaid: boolean;
  pickupPointId: number | null;
  locationId: number | null;
  /** The customer's number at the courier, where the courier needs it. */
  clientNumber: string;
  paymentMethodId: number | null;
  document: DocumentKind;
  remarks: string;
  deliveryRemarks: string;
  consents: OrderConsents;
  cards: number[];
  points: number;
}

/** Free texts of the customer. */
export type OrderText = { [Name in keyof OrderData]: string extends OrderData[Name] ? Name : never }[keyof OrderData];

/** All uses of these texts (storing, shortening, hiding, deleting) follow this list. */
export const MAX_ORDER_TEXT_LENGTH: Record<OrderText, number> = {
  remarks: COMMENT_LENGTH,
  deliveryRemarks: COMMENT_LENGTH,
  clientNumber: 30,
  email: 254,
};
export const ORDER_TEXTS = Object.keys(MAX_ORDER_TEXT_LENGTH) as OrderText[];

export interface OrderConsents {
  terms: boolean;
  /** A file or service starts at once, and the right to withdraw ends. */
  virtual: boolean;
  service: boolean;
  mailing: boolean;
  sms: boolean;
}

export const EMPTY_ORDER_DATA: OrderData = {
  buyer: 'private',
  email: '',
  billing: {},
  delivery: null,
  invoice: null,
  courierId: null,
  prepaid: true,
  pickupPointId: null,
  locationId: null,
  clientNumber: '',
  paymentMethodId: null,
  document: 'receipt',
  remarks: '',
  deliveryRemarks: '',
  consents: { terms: false, virtual: false, service: false, mailing: false, sms: false },
  cards: [],
  points: 0,
};

/** Addresses that a form of the order may lead to without losing its input. */
const PLACES = [
  '/koszyk',
  '/zamowienie/dane',
  '/zamowienie/dane#dostawa',
  '/zamowienie/dane#kupujacy',
  '/zamowienie/dane#platnosc',
  '/zamowienie/dane#dokument',
  '/zamowienie/punkt-odbioru',
  '/zamowienie/punkt-odbioru?z=podsumowanie',
  '/zamowienie/podsumowanie',
  '/logowanie?zamowienie',
] as const;

export type OrderPlace = (typeof PLACES)[number];

/** Null for any other address. */
export function parseOrderPlace(sent: unknown): OrderPlace | null {
  return PLACES.find((place) => place === sent) ?? null;
}

/** Two lines of the same size with different extras are not merged. */
export interface LineExtras {
  /** Days between deliveries of a subscription. */
  subscriptionDays?: number;
  parts?: { id: number; product: number; size: string; quantity: number }[];
  configuration?: Record<string, string[]>;
}
