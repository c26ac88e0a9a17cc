import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { parseDate } from '#platform/time/rules/date-format.ts';
import type { Day } from '#platform/time/rules/day.ts';

export const BUY_PLACES = ['shop', 'auction', 'other'] as const;
export type BuyPlace = (typeof BUY_PLACES)[number];

/** Bank transfer, postal order, cheque, balance in the shop; codes of the contract (3.7). */
export const PAYMENT_SOURCES = ['b', 'p', 'c', 't'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Goods that are in no order of the shop (S3.59). */
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

/** The date of purchase from its three parts (S3.59); null when there is no such day or it has not come yet. */
export function purchaseDate(
  { year, month, day }: { year: string; month: string; day: string },
  today: Day,
): Day | null {
  if (!/^\d{4}$/.test(year)) return null;
  const date = parseDate(`${year}-${month}-${day}`, 'yy-m-d');
  return date && date <= today ? date : null;
}

/** Goods can be complained about once they have left the shop; damage on the way counts too. */
export function mayComplain(state: OrderState): boolean {
  return state === 'sent' || state === 'ready' || state === 'delivered';
}
