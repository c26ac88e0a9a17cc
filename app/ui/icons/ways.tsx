import { IconFrame, type IconProps } from './icon-frame.tsx';

/** Ways to pay and to deliver: plain drawings of the kind, nobody's trade mark. */

/** A code from the bank's app, confirmed on the phone. */
export function PhoneCodeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.2" />
      <path d="M10.8 18.6h2.4M9.7 8h.01M12 8h.01M14.3 8h.01M9.7 11.2h.01M12 11.2h.01M14.3 11.2h.01" />
    </IconFrame>
  );
}

export function BankCardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="5.5" width="19" height="13.5" rx="2" />
      <path d="M2.5 9.8h19M6 15.2h3.5M16 15.2h2" />
    </IconFrame>
  );
}

/** A bank, for a transfer that the shopper makes alone. */
export function TransferIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 9.3 12 4l8.5 5.3zM5.7 9.3v8m4.2-8v8m4.2-8v8m4.2-8v8M3.5 20h17" />
    </IconFrame>
  );
}

/** The same made at once. */
export function FastTransferIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 9.3 14.8 4l6.2 5.3zM11 9.3v7.9m3.8-7.9v7.9m3.8-7.9v7.9M9 20h12M2.5 8.5h3M2.5 12.5h5M2.5 16.5h3" />
    </IconFrame>
  );
}

/** A note and coins, into the courier's hand. */
export function CashIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="6" width="19" height="12" rx="1.6" />
      <circle cx="12" cy="12" r="2.8" />
      <path d="M6 9.2v5.6M18 9.2v5.6" />
    </IconFrame>
  );
}

/** A day of the calendar on which it is paid. */
export function PayLaterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12.5 20H5.8a1.8 1.8 0 0 1-1.8-1.8V7.3a1.8 1.8 0 0 1 1.8-1.8h12.4A1.8 1.8 0 0 1 20 7.3v4M4 10h16M8.5 3.5v4M15.5 3.5v4" />
      <circle cx="17.3" cy="17.3" r="3.9" />
      <path d="M17.3 15.4v2l1.3.9" />
    </IconFrame>
  );
}

/** A coin in parts. */
export function InstalmentsIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5V12l6.2 5.8M12 12l-7.8 3.4" />
    </IconFrame>
  );
}

export function GiftCardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="5.5" width="19" height="13.5" rx="2" />
      <path d="M2.5 12.2h19M9 5.5V19M9 12.2c-1.2-3.6-4.6-3.4-4.2-1.5.2 1 2 1.5 4.2 1.5zm0 0c1.2-3.6 4.6-3.4 4.2-1.5-.2 1-2 1.5-4.2 1.5z" />
    </IconFrame>
  );
}

/** A voucher with its torn edge. */
export function VoucherIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3 7h18v3.2a1.9 1.9 0 0 0 0 3.6V17H3v-3.2a1.9 1.9 0 0 0 0-3.6zM9.5 7v1.8m0 2.3v1.8m0 2.3V17" />
    </IconFrame>
  );
}

export function PointsIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 7.4 1.4 2.9 3.2.4-2.3 2.2.6 3.1-2.9-1.5L9.1 16l.6-3.1-2.3-2.2 3.2-.4z" />
    </IconFrame>
  );
}

/** A wall of boxes, one of them open. */
export function LockerIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="1.6" />
      <path d="M3.5 9.2h17M3.5 14.8h17M12 3.5v5.7m0 5.6v5.7M16.5 12h.01M9 6.3h.01M9 17.7h.01" />
    </IconFrame>
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 11.5v8.5h15v-8.5M3 9l1.7-5h14.6L21 9a2.3 2.3 0 0 1-4.5 0 2.3 2.3 0 0 1-4.5 0 2.3 2.3 0 0 1-4.5 0A2.3 2.3 0 0 1 3 9z" />
      <path d="M10 20v-5h4v5" />
    </IconFrame>
  );
}

/** A letter with its stamp. */
export function PostIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="1.6" />
      <path d="M15.5 8h3v3.5h-3zM5.5 12h5M5.5 15.3h8" />
    </IconFrame>
  );
}
