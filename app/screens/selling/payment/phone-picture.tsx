import type { ReactNode } from 'react';

interface BesidePhoneProps {
  /** What the phone shows: the code one reads from it, or the payment that waits to be confirmed. */
  screen: 'code' | 'confirm';
  children: ReactNode;
}

/** What is done by phone, with a picture of one where there is room for both. */
export function BesidePhone({ screen, children }: BesidePhoneProps) {
  return (
    // A card whose picture reaches to its edges.
    <div className="@container overflow-hidden rounded-lg border border-line bg-surface">
      <div className="grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="p-5 md:p-6">{children}</div>
        <div className="relative hidden min-h-60 overflow-hidden bg-brand-soft @2xl:block print:hidden">
          <PhonePicture screen={screen} />
        </div>
      </div>
    </div>
  );
}

const DIGITS = [0, 1, 2, 3, 4, 5];

/** The shop's hills and sun behind a phone that comes up from below; the hills reach beyond the frame, whatever its shape. It only decorates. */
function PhonePicture({ screen }: Pick<BesidePhoneProps, 'screen'>) {
  return (
    <svg
      viewBox="0 0 352 240"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className="absolute inset-y-0 -left-[18%] h-full w-[136%] max-w-none overflow-visible fill-none"
    >
      <circle cx="268" cy="66" r="24" className="fill-accent" />
      <path
        d="M-260 196c90-40 180-50 260-18 52-44 98-50 150-14 40-36 110-52 202-6 80 30 160 20 260-10v92h-872z"
        className="fill-brand opacity-25"
      />
      <path
        d="M-260 206c90 20 180 24 260 4 70-30 140-26 196 0 60-24 110-24 156-6 90 22 180 10 260-8v44h-872z"
        className="fill-brand opacity-45"
      />
      <rect x="112" y="34" width="128" height="240" rx="20" strokeWidth="5" className="fill-surface stroke-brand" />
      <path d="M164 47h24" strokeWidth="5" strokeLinecap="round" className="stroke-line" />
      {screen === 'code' ? (
        <>
          <rect x="128" y="70" width="56" height="9" rx="4.5" className="fill-line" />
          {DIGITS.map((digit) => (
            <g key={digit} transform={`translate(${128 + digit * 15.2 + (digit > 2 ? 6 : 0)} 96)`}>
              <rect width="13" height="24" rx="4" className="fill-brand-soft" />
              <circle cx="6.5" cy="12" r="3" className="fill-brand" />
            </g>
          ))}
          <rect x="128" y="136" width="96" height="5" rx="2.5" className="fill-line" />
          <rect x="128" y="136" width="62" height="5" rx="2.5" className="fill-accent" />
          <rect x="128" y="162" width="96" height="28" rx="9" className="fill-brand" />
          <path d="M160 176h32" strokeWidth="5" strokeLinecap="round" className="stroke-brand-ink" />
        </>
      ) : (
        <>
          <circle cx="176" cy="98" r="26" className="fill-brand-soft" />
          <path
            d="m164 98 9 9 16-17"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-brand"
          />
          <rect x="146" y="136" width="60" height="8" rx="4" className="fill-line" />
          <rect x="128" y="162" width="96" height="28" rx="9" className="fill-brand" />
          <path d="M160 176h32" strokeWidth="5" strokeLinecap="round" className="stroke-brand-ink" />
          <rect x="130" y="200" width="92" height="24" rx="8" strokeWidth="3" className="stroke-line" />
        </>
      )}
    </svg>
  );
}
