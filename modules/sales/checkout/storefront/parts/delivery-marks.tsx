import { WayMark } from './way-mark.tsx';

export function CourierMark() {
  return (
    <WayMark ground="fill-brand-soft">
      <path d="M5 10h6M3.5 14.5h6M6 19h4" className="stroke-accent" />
      <path d="M15 6.5h19v14H15zM34 11h7.5l5.5 5v4.5H34z" className="fill-surface stroke-brand" />
      <path d="M41 11.5V16h5.5" className="stroke-brand" />
      <circle cx="21.5" cy="21" r="2.8" className="fill-brand stroke-brand-soft" />
      <circle cx="40.5" cy="21" r="2.8" className="fill-brand stroke-brand-soft" />
    </WayMark>
  );
}

export function LockerMark() {
  return (
    <WayMark ground="fill-brand">
      <rect x="8" y="5" width="40" height="18" rx="1.5" strokeWidth="1.4" className="stroke-brand-ink" />
      <path
        d="M18 5v18m10-18v18m10-18v18M8 11h10m-10 6h10m10-3h10m0-3h10m-10 6h10"
        strokeWidth="1.4"
        className="stroke-brand-ink"
      />
      <path d="M19.5 6.5h7v15h-7z" className="fill-accent" />
    </WayMark>
  );
}

export function CounterMark() {
  return (
    <WayMark ground="fill-brand-soft">
      <path d="M8 22.5h40" className="stroke-brand" />
      <path d="M30 11.5h12v11H30zM36 11.5v4" className="fill-accent stroke-ink" />
      <path
        d="M18.5 22.5c-4.2-4.4-6.3-7.8-6.3-10.7a6.3 6.3 0 0 1 12.6 0c0 2.9-2.1 6.3-6.3 10.7z"
        className="fill-brand stroke-brand"
      />
      <circle cx="18.5" cy="11.7" r="2.2" className="fill-brand-soft" />
    </WayMark>
  );
}

export function PickupMark() {
  return (
    <WayMark ground="fill-accent-soft">
      <path d="M12 12.5V23h32V12.5" className="fill-surface stroke-ink" />
      <path
        d="M11 5h34l2 6a3.6 3.6 0 0 1-7.2 0 3.9 3.9 0 0 1-7.9 0 3.9 3.9 0 0 1-7.8 0 3.9 3.9 0 0 1-7.9 0A3.6 3.6 0 0 1 9 11z"
        className="fill-accent stroke-ink"
      />
      <path d="M25 23v-5.5h6V23M17 18.5h3.5m15 0H39" className="stroke-ink" />
    </WayMark>
  );
}

export function PostMark() {
  return (
    <WayMark ground="fill-surface-2">
      <rect x="9" y="4.5" width="38" height="19" rx="2" className="fill-surface stroke-ink" />
      <path d="M37 8.5h6v6h-6z" className="fill-accent stroke-ink" />
      <path d="M26 9c2.5-1.5 4.5 1.5 7 0m-7 4c2.5-1.5 4.5 1.5 7 0M14 14.5h7m-7 4.5h12" className="stroke-ink" />
    </WayMark>
  );
}

export function EmailMark() {
  return (
    <WayMark ground="fill-brand-soft">
      <rect x="14" y="5.5" width="28" height="17" rx="2.5" className="fill-surface stroke-brand" />
      <path d="m15 8 13 8 13-8" className="stroke-brand" />
    </WayMark>
  );
}
