import type { ReactNode } from 'react';
import { classNames } from '#platform/ui/class-names.ts';

interface WayMarkProps {
  /** Classes for ground and line, e.g. `fill-brand`. */
  ground: string;
  children: ReactNode;
}

/** A plate of 56 × 28 for a payment method or delivery: the shop's own marks, not trade marks. */
export function WayMark({ ground, children }: WayMarkProps) {
  return (
    <svg
      viewBox="0 0 56 28"
      aria-hidden="true"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-6 w-12 shrink-0 fill-none sm:h-7 sm:w-14"
    >
      <rect
        x=".5"
        y=".5"
        width="55"
        height="27"
        rx="5.5"
        strokeWidth="1"
        className={classNames('stroke-line', ground)}
      />
      {children}
    </svg>
  );
}

/** Glyphs of the plates, ten units tall: width, and strokes from the left. */
const CHARACTERS: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [7, 'm0 10 3.5-10 3.5 10m-5.8-3.2h4.6'],
  B: [6, 'v10h3.4a2.7 2.7 0 0 0 0-5.4h-3.4h3a2.3 2.3 0 0 0 0-4.6z'],
  I: [0, 'v10'],
  K: [6.2, 'v10m6-10-6 5.6m2-1.8 4.2 6.2'],
  L: [5, 'v10h5'],
  N: [6.4, 'm0 10v-10l6.4 10v-10'],
  O: [8, 'm4 0a4 5 0 0 1 0 10a4 5 0 0 1 0-10z'],
  P: [6, 'm0 10v-10h3.2a2.9 2.9 0 0 1 0 5.8h-3.2'],
  R: [6, 'm0 10v-10h3.2a2.8 2.8 0 0 1 0 5.6h-3.2m3 0 3 4.4'],
  T: [6.4, 'h6.4m-3.2 0v10'],
  Y: [6.6, 'l3.3 5 3.3-5m-3.3 5v5'],
};

const GAP = 3;

interface LetteringProps {
  word: string;
  middle?: number;
  className: string;
}

export function Lettering({ word, middle = 28, className }: LetteringProps) {
  const glyphs = [...word].map((character) => CHARACTERS[character] ?? ([0, ''] as const));
  let left = middle - (glyphs.reduce((sum, [width]) => sum + width, 0) + GAP * (glyphs.length - 1)) / 2;
  const strokes = glyphs.map(([width, own]) => {
    const from = left;
    left += width + GAP;
    return `M${from.toFixed(1)} 9${own}`;
  });
  return <path d={strokes.join('')} strokeWidth="2.6" className={className} />;
}
