import { COMMENT_LENGTH } from '#platform/forms/rules/truncate-comment.ts';
/** A person or company at an address, as the order forms collect it. */
export interface OrderAddress {
  firstName: string;
  lastName: string;
  companyName: string;
  taxNumber: string;
  street: string;
  streetNumber: string;
  zipcode: string;
  city: string;
  /** Two-letter code. */
  country: string;
  phone: string;
}

/** Contract 3.14: what the shopper gets for the books. */
export type DocumentKind = 'confirmation' | 'receipt' | 'invoice' | 'e-invoice';

/** Everything a shopper has filled in for an order so far. Nothing of it is trusted before the order is placed. */
export interface OrderData {
  buyer: 'private' | 'company';
  email: string;
  billing: Partial<OrderAddress>;
  /** Null: to the billing address. */
  delivery: Partial<OrderAddress> | null;
  /** Null: for the billing address. */
  invoice: Partial<OrderAddress> | null;
  courierId: number | null;
  /** Paid before it leaves, or to the courier. */
  prepaid: boolean;
  pickupPointId: number | null;
  /** The shop in which the parcel is collected. */
  locationId: number | null;
  /** By which the courier knows the shopper, where it asks for it. */
  clientNumber: string;
  paymentMethodId: number | null;
  document: DocumentKind;
  remarks: string;
  deliveryRemarks: string;
  consents: OrderConsents;
  /** Numbers of the gift cards and vouchers that pay a part; their PINs were checked when they were added. */
  cards: number[];
  /** Points that pay a part. */
  points: number;
}

/** What a shopper writes in words of their own. */
export type OrderText = { [Name in keyof OrderData]: string extends OrderData[Name] ? Name : never }[keyof OrderData];

/** How long such a text may be. Whoever keeps, shortens, hides or forgets them goes by this list. */
export const MAX_ORDER_TEXT_LENGTH: Record<OrderText, number> = {
  remarks: COMMENT_LENGTH,
  deliveryRemarks: COMMENT_LENGTH,
  clientNumber: 30,
  email: 254,
};
export const ORDER_TEXTS = Object.keys(MAX_ORDER_TEXT_LENGTH) as OrderText[];

export interface OrderConsents {
  terms: boolean;
  /** A file or a service begins at once and cannot be withdrawn from. */
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

/** Where a form of the order may be left for; what is in it is kept on the way. */
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

/** A place of the order; null for any other address. */
export function parseOrderPlace(sent: unknown): OrderPlace | null {
  return PLACES.find((place) => place === sent) ?? null;
}

/** What makes a basket line different from another of the same size. */
export interface LineExtras {
  /** Days between deliveries of a subscription. */
  subscriptionDays?: number;
  /** Chosen parts of a bundle or collection. */
  parts?: { id: number; product: number; size: string; quantity: number }[];
  /** Answers of the configurator by question name. */
  configuration?: Record<string, string[]>;
}
