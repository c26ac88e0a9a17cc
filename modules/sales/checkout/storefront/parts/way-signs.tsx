import type { ComponentType } from 'react';
import type { CourierTerms } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { CounterMark, CourierMark, EmailMark, LockerMark, PickupMark, PostMark } from './delivery-marks.tsx';
import {
  BlikMark,
  CardMark,
  CashMark,
  FastTransferMark,
  GiftCardMark,
  InstalmentsMark,
  PayLaterMark,
  PointsMark,
  TransferMark,
  VoucherMark,
} from './payment-marks.tsx';

const PAYMENT_SIGNS: Record<PaymentKind, ComponentType> = {
  dvp: CashMark,
  transfer: TransferMark,
  'fast-transfer': FastTransferMark,
  card: CardMark,
  blik: BlikMark,
  'gift-card': GiftCardMark,
  voucher: VoucherMark,
  points: PointsMark,
  instalments: InstalmentsMark,
  deferred: PayLaterMark,
};

/** `none`: by email. */
const DELIVERY_SIGNS: Record<CourierTerms['kind'] | 'none', ComponentType> = {
  courier: CourierMark,
  locker: LockerMark,
  point: CounterMark,
  pickup: PickupMark,
  post: PostMark,
  none: EmailMark,
};

/** X.48: shows the kind of a payment method. */
export function PaymentSign({ kind }: { kind: PaymentKind }) {
  const Mark = PAYMENT_SIGNS[kind];
  return <Mark />;
}

/** The same for a way to deliver. */
export function DeliverySign({ kind }: { kind: keyof typeof DELIVERY_SIGNS }) {
  const Mark = DELIVERY_SIGNS[kind];
  return <Mark />;
}
