import type { ReactNode } from 'react';
import { STAR } from './icons/star.tsx';

/** A place on a hill; what stands on it says which list is empty. Only decorates: the words below say the same. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className="h-36 w-48 max-w-full fill-none stroke-[3] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <circle cx="80" cy="60" r="54" className="fill-brand-soft" />
      <circle cx="118" cy="30" r="9" className="fill-accent" />
      <path d="M28 76q22-22 44-6t34-6 26 10a54 54 0 0 1-104 2z" className="fill-brand opacity-20" />
      {children}
      <path d="M24 106h112" className="stroke-line-strong" />
    </svg>
  );
}

export function BasketDrawing() {
  return (
    <Scene>
      <path d="M59 64c1-20 9-32 21-32s20 12 21 32" className="stroke-accent-ink dark:stroke-ink" />
      <path d="M50 64h60l-7 36a7 7 0 0 1-7 6H64a7 7 0 0 1-7-6z" className="fill-accent" />
      <path d="M54 78h52M57 92h46M70 64l4 42M90 64l-4 42" className="stroke-accent-ink opacity-40" />
      <path
        d="M104 62c-3-13 6-20 18-20 2 13-6 21-18 20zm0 0c4-7 8-11 12-14"
        className="fill-brand stroke-brand-ink/60 stroke-1"
      />
    </Scene>
  );
}

export function HeartTreeDrawing() {
  return (
    <Scene>
      <path d="M76 80h8v26h-8z" className="fill-line-strong" />
      <path d="M80 92C46 72 46 46 60 39c9-4 17 1 20 10 3-9 11-14 20-10 14 7 14 33-20 53z" className="fill-sale" />
      <path d="M64 50c2-3 5-4 8-3" className="stroke-sale-ink opacity-70" />
    </Scene>
  );
}

export function NotebookDrawing() {
  return (
    <Scene>
      <rect x="50" y="32" width="56" height="74" rx="6" className="fill-surface stroke-line-strong" />
      <rect x="66" y="26" width="24" height="11" rx="4" className="fill-brand" />
      <path d="m58 54 4 4 8-9M58 72l4 4 8-9" className="stroke-brand" />
      <path d="M78 54h20M78 72h20M60 90h30" className="stroke-line-strong" />
      <path d="m110 96 16-44 9 4-16 43-9 5z" className="fill-accent" />
    </Scene>
  );
}

export function ParcelDrawing() {
  return (
    <Scene>
      <path d="m46 58 34 13 34-13v36l-34 12-34-12z" className="fill-accent" />
      <path d="m46 58 34-14 34 14-34 13z" className="fill-accent-soft stroke-accent" />
      <path d="M80 71v35" className="stroke-accent-ink opacity-30" />
      <path d="m64 51 33 13v13l-7-3v-8L58 54z" className="fill-surface" />
    </Scene>
  );
}

export function ParcelBackDrawing() {
  return (
    <Scene>
      <path d="M58 64h50v42H58z" className="fill-accent" />
      <path d="M76 64h14v14l-7-4-7 4z" className="fill-accent-soft" />
      <path d="M112 50a32 32 0 0 0-58-8" className="stroke-brand stroke-[5]" />
      <path d="M52 28v16h16" className="stroke-brand stroke-[5]" />
    </Scene>
  );
}

export function MendedMugDrawing() {
  return (
    <Scene>
      <path d="M98 64h7a12 12 0 0 1 0 25h-7" className="stroke-line-strong stroke-[5]" />
      <path d="M54 50h46v46a10 10 0 0 1-10 10H64a10 10 0 0 1-10-10z" className="fill-surface stroke-line-strong" />
      <path d="m70 50 6 13-7 9 8 12" className="stroke-ink-soft" />
      <g transform="rotate(-28 77 78)">
        <rect x="57" y="70" width="40" height="16" rx="8" className="fill-accent" />
        <rect x="69" y="70" width="16" height="16" className="fill-accent-soft" />
      </g>
    </Scene>
  );
}

export function ScalesDrawing() {
  return (
    <Scene>
      <path d="M80 34v70M62 105h36M42 50l76-10" className="stroke-ink stroke-4" />
      <path d="M42 50 30 76m12-26 12 26M118 40l-12 26m12-26 12 26" className="stroke-ink-soft stroke-2" />
      <path d="M28 76h28a14 14 0 0 1-28 0z" className="fill-accent" />
      <path d="M104 66h28a14 14 0 0 1-28 0z" className="fill-brand" />
    </Scene>
  );
}

export function MapDrawing() {
  return (
    <Scene>
      <path d="m36 48 28-10 28 10 30-10v56l-30 10-28-10-28 10z" className="fill-surface stroke-line-strong" />
      <path d="M64 38v56M92 48v56" className="stroke-line" />
      <path d="M44 86c14-22 24 6 38-14s20-8 30-20" strokeDasharray="5 6" className="stroke-sale" />
      <circle cx="98" cy="72" r="18" className="fill-brand-soft stroke-ink stroke-4" />
      <path d="m112 86 12 14" className="stroke-ink stroke-[6]" />
    </Scene>
  );
}

export function OpinionDrawing() {
  return (
    <Scene>
      <path
        d="M42 36h76a9 9 0 0 1 9 9v32a9 9 0 0 1-9 9H82l-18 18V86H42a9 9 0 0 1-9-9V45a9 9 0 0 1 9-9z"
        className="fill-surface stroke-line-strong"
      />
      <path transform="translate(42 49)" d={STAR} className="fill-accent" />
      <path transform="translate(68 49)" d={STAR} className="fill-accent" />
      <path transform="translate(94 49)" d={STAR} className="stroke-accent stroke-2" />
    </Scene>
  );
}

export function BellDrawing() {
  return (
    <Scene>
      <path d="M72 96a8 8 0 0 0 16 0z" className="fill-accent-ink dark:fill-ink-soft" />
      <path d="M80 36c-15 0-23 11-23 25v17l-9 16h64l-9-16V61c0-14-8-25-23-25z" className="fill-accent" />
      <path d="M80 36v-6" className="stroke-accent" />
      <path d="M66 60c0-8 4-13 9-14" className="stroke-accent-soft" />
    </Scene>
  );
}

export function BackpackDrawing() {
  return (
    <Scene>
      <path d="M68 46v-7a12 12 0 0 1 24 0v7" className="stroke-ink" />
      <rect x="54" y="44" width="52" height="62" rx="16" className="fill-brand" />
      <rect x="62" y="76" width="36" height="22" rx="6" className="fill-accent" />
      <path d="M54 64h52M72 64v8M88 64v8" className="stroke-brand-ink opacity-60" />
    </Scene>
  );
}
