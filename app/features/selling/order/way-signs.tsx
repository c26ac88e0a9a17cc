import type { ComponentType } from 'react';
import { MailIcon } from '#app/ui/icons/contact.tsx';
import type { IconProps } from '#app/ui/icons/icon-frame.tsx';
import { TruckIcon } from '#app/ui/icons/shopping.tsx';
import {
  BankCardIcon,
  CashIcon,
  FastTransferIcon,
  GiftCardIcon,
  InstalmentsIcon,
  LockerIcon,
  PayLaterIcon,
  PhoneCodeIcon,
  PointsIcon,
  PostIcon,
  StoreIcon,
  TransferIcon,
  VoucherIcon,
} from '#app/ui/icons/ways.tsx';
import type { CourierTerms } from '#rules/catalogue/shipping/delivery-options.ts';
import type { PaymentKind } from '#rules/selling/payments/payment-kind.ts';

const PAYMENT_SIGNS: Record<PaymentKind, ComponentType<IconProps>> = {
  dvp: CashIcon,
  transfer: TransferIcon,
  'fast-transfer': FastTransferIcon,
  card: BankCardIcon,
  blik: PhoneCodeIcon,
  'gift-card': GiftCardIcon,
  voucher: VoucherIcon,
  points: PointsIcon,
  instalments: InstalmentsIcon,
  deferred: PayLaterIcon,
};

/** `none`: by e-mail. */
const DELIVERY_SIGNS: Record<CourierTerms['kind'] | 'none', ComponentType<IconProps>> = {
  courier: TruckIcon,
  locker: LockerIcon,
  pickup: StoreIcon,
  post: PostIcon,
  none: MailIcon,
};

/** X.48: the kind of a way to pay, seen before it is read. */
export function PaymentSign({ kind }: { kind: PaymentKind }) {
  const Icon = PAYMENT_SIGNS[kind];
  return <Icon />;
}

/** The same for a way to deliver. */
export function DeliverySign({ kind }: { kind: keyof typeof DELIVERY_SIGNS }) {
  const Icon = DELIVERY_SIGNS[kind];
  return <Icon />;
}
