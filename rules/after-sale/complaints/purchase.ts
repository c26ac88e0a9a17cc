export const BUY_PLACES = ['shop', 'auction', 'other'] as const;
export type BuyPlace = (typeof BUY_PLACES)[number];

/** Bank transfer, postal order, cheque, balance in the shop: the letters are the contract's (3.7). */
export const PAYMENT_SOURCES = ['b', 'p', 'c', 't'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** What a shopper tells of goods that are in no order of the shop (S3.59). */
export interface Purchase {
  serialNumber: string;
  /** Year, month and day in one. */
  boughtOn: string;
  buyPlace: BuyPlace;
  buyPlaceDetails: string;
  paymentSource: PaymentSource;
  bankAccount: string;
  refundAddress: string;
  chequeData: string;
  /** The shop that takes the goods in. */
  site: { id: number; name: string } | null;
}
