import { Lettering, WayMark } from './way-mark.tsx';

export function BlikMark() {
  return (
    <WayMark ground="fill-brand">
      <Lettering word="BLIK" className="stroke-brand-ink" />
    </WayMark>
  );
}

export function CardMark() {
  return (
    <WayMark ground="fill-night">
      <rect x="6" y="6" width="9" height="7" rx="1.8" className="fill-accent" />
      <path d="M19.5 6.8a5 5 0 0 1 0 5.4m3-7a8 8 0 0 1 0 8.6" className="stroke-night-ink" />
      <path d="M7 20.5h5m4 0h5m4 0h5" className="stroke-night-ink" />
      <circle cx="43" cy="18.5" r="4.6" className="fill-brand-soft" />
      <circle cx="48" cy="18.5" r="4.6" className="fill-accent" />
    </WayMark>
  );
}

export function FastTransferMark() {
  return (
    <WayMark ground="fill-accent-soft">
      <path d="M10 5 4.5 15h4L7 23l7-10.5H9.8L12.5 5z" className="fill-accent" />
      <Lettering word="BANK" middle={34.5} className="stroke-ink" />
    </WayMark>
  );
}

export function TransferMark() {
  return (
    <WayMark ground="fill-surface-2">
      <rect x="6" y="7" width="18" height="14" rx="2" className="fill-surface stroke-ink" />
      <path d="M10 11.5h10m-10 5h5" className="stroke-ink" />
      <path d="M28 14h5.5m-2.5-3 3 3-3 3" className="stroke-accent" />
      <path d="M37.5 12 44 7l6.5 5zm1.5 9h10m-8.5-2.5v-4m3.5 4v-4m3.5 4v-4" className="stroke-ink" />
    </WayMark>
  );
}

export function CashMark() {
  return (
    <WayMark ground="fill-ok-soft">
      <rect x="5" y="5" width="46" height="18" rx="2.5" strokeWidth="1.2" className="stroke-ok" />
      <circle cx="28" cy="14" r="5.5" className="fill-ok" />
      <path d="M26.2 12h3.6l-3.6 4h3.6" strokeWidth="1.5" className="stroke-ok-soft" />
      <path d="M11.5 11v6m33-6v6" className="stroke-ok" />
    </WayMark>
  );
}

export function InstalmentsMark() {
  return (
    <WayMark ground="fill-brand-soft">
      <Lettering word="RATY" className="stroke-brand" />
    </WayMark>
  );
}

export function PayLaterMark() {
  return (
    <WayMark ground="fill-brand-soft">
      <rect x="9" y="7.5" width="17" height="14.5" rx="2" className="fill-surface stroke-brand" />
      <path d="M9 12.5h17M13.5 5.5v4m8-4v4" className="stroke-brand" />
      <path d="M14 17.2h.01m3.5 0h.01m3.5 0h.01" strokeWidth="2.4" className="stroke-accent" />
      <circle cx="40" cy="14.5" r="7" className="fill-surface stroke-brand" />
      <path d="M40 10.5v4.2l2.8 1.8" className="stroke-accent" />
    </WayMark>
  );
}

export function GiftCardMark() {
  return (
    <WayMark ground="fill-sale-soft">
      <path d="M18 1v26M1 15.5h54" strokeWidth="3.2" className="stroke-sale" />
      <path
        d="M18 15.5c-2.5-8.5-10.5-8-9.5-3.5.6 2.5 5 3.5 9.5 3.5zm0 0c2.5-8.5 10.5-8 9.5-3.5-.6 2.5-5 3.5-9.5 3.5z"
        className="stroke-sale"
      />
    </WayMark>
  );
}

export function VoucherMark() {
  return (
    <WayMark ground="fill-accent-soft">
      <path d="M10.5 4.5v.01m0 4.7v.01m0 4.7v.01m0 4.7v.01m0 4.7v.01" strokeWidth="2.2" className="stroke-accent" />
      <Lettering word="BON" middle={32} className="stroke-ink" />
    </WayMark>
  );
}

export function PointsMark() {
  return (
    <WayMark ground="fill-accent-soft">
      <path d="m13 6.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z" className="fill-accent" />
      <Lettering word="PKT" middle={38} className="stroke-ink" />
    </WayMark>
  );
}
