import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import type { UnitStep } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import type { DigitalKind } from '#modules/catalogue/products/rules/digital-kind.ts';
import type { WithdrawalBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import type { LineContent } from '#modules/sales/basket/rules/line-content.ts';
import type { DocumentKind, OrderAddress, OrderConsents } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { OrderEventKind } from '#modules/sales/order-ledger/rules/order-events.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Amount, RateTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { PaymentState } from '#modules/sales/payments/rules/payment-state.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';

export interface OrderHead {
  id: number;
  number: string;
  state: OrderState;
  placedAt: Date;
  total: Grosze;
  toPay: Grosze;
  /** Lines. */
  count: number;
  shown: { name: string; photo: string | null; photoTone: string | null }[];
}

export interface OrderLineView extends LineContent {
  lineId: number;
  productId: number;
  code: string;
  type: string;
  photo: string | null;
  photoTone: string | null;
  quantity: number;
  unit: string;
  unitPlural: string;
  vatPermille: number;
  unitPrice: Amount;
  worth: Amount;
  paid: Amount;
  points: number;
  forPoints: boolean;
  gift: boolean;
  answers: { question: string; answer: string; surcharge: Grosze }[];
  parts: { productId: number; name: string; size: string; sizeName: string; quantity: number }[];
  step: UnitStep;
  /** As the owner described the product when it was ordered. */
  withdrawalBar: WithdrawalBar | null;
  deliveredAt: Date | null;
  /** The shop delivers it by itself once it is paid. */
  digital: DigitalKind | null;
}

export interface OrderView {
  id: number;
  number: string;
  accessToken: string;
  state: OrderState;
  placedAt: Date;
  customerId: number | null;
  buyer: 'private' | 'company';
  email: string;
  phone: string;
  document: DocumentKind;
  consents: OrderConsents;
  informedOfWithdrawal: boolean;
  remarks: string;
  deliveryRemarks: string;
  addresses: Partial<Record<'billing' | 'delivery' | 'invoice', OrderAddress>>;
  delivery: {
    name: string;
    kind: 'courier' | 'locker' | 'point' | 'pickup' | 'post' | 'none';
    prepaid: boolean;
    place: { code: string; name: string; street: string; zipcode: string; city: string; openingHours: string } | null;
    /** X.52: `YYYY-MM-DD`; null when no day was promised. */
    promisedDay: string | null;
    trackingNumber: string;
    trackingLink: string | null;
  };
  priceType: PriceType;
  lines: OrderLineView[];
  rebates: { code: string; name: string; saved: Grosze }[];
  goods: Amount;
  rebate: Amount;
  deliveryCost: Amount;
  paymentCost: Amount;
  total: Amount;
  rates: RateTotals[];
  paid: Grosze;
  refunded: Grosze;
  /** Less than the total when pieces are sent back or withdrawn from. */
  owed: Grosze;
  left: Grosze;
  payments: { kind: PaymentKind; name: string; amount: Grosze; state: PaymentState; at: Date }[];
  pointsSpent: number;
  pointsEarned: number;
  timeline: OrderEvent[];
  cancellable: boolean;
}

export interface OrderEvent {
  at: Date;
  kind: OrderEventKind;
  details: Record<string, string | number>;
}

/** Delivery of the last of the goods; null while one is on its way, or when there are none. */
export function lastDelivery(lines: readonly Pick<OrderLineView, 'type' | 'deliveredAt'>[]): Date | null {
  const times = lines
    .filter(({ type }) => isDelivered(type))
    .map(({ deliveredAt }) => deliveredAt?.getTime() ?? Number.NaN);
  const last = Math.max(...times);
  return times.length === 0 || Number.isNaN(last) ? null : new Date(last);
}

/** The company, or first and last name. */
export function personOf(address: { firstName?: string; lastName?: string; companyName?: string } | undefined): string {
  const { firstName = '', lastName = '', companyName = '' } = address ?? {};
  return companyName || `${firstName} ${lastName}`.trim();
}

const PLACE = '{number}';

/** Where the carrier reports this parcel; null without the owner's pattern or a number. */
export function trackingAddress(pattern: string, trackingNumber: string): string | null {
  if (!pattern.startsWith('https://') || !pattern.includes(PLACE) || trackingNumber === '') return null;
  return pattern.replaceAll(PLACE, encodeURIComponent(trackingNumber));
}
