import { median } from '../touch/touch-figures.ts';
import { type MoveFigures, WAYS, type Way } from './measure-moves.ts';

/** Milliseconds to the first paint of the product. */
const BARS: Partial<Record<Way, number>> = { fetched: 350, drawn: 60 };

/** From a listing to a product: medians, as a table to be pasted into docs/performance.md. */
export function reportMoves(figures: MoveFigures[]): string[] {
  const rows = [...Map.groupBy(figures, ({ way }) => WAYS[way])].map(([title, taken]) => {
    const paint = median(taken.map(({ firstPaint }) => firstPaint));
    const largest = median(taken.map(({ largestPaint }) => largestPaint));
    const bar = BARS[taken[0]?.way ?? 'nothing'];
    const came = [...new Set(taken.map((move) => move.came))].join(', ');
    const parts = [...new Set(taken.map((move) => move.largest))].join(', ');
    return `| ${title} | ${came} | ${ms(paint)} | ${bar ? `${ms(bar)}, ${paint <= bar ? 'met' : 'missed'}` : ''} | ${ms(largest)} (${parts}) |`;
  });
  return ['| Product | Came | First paint | Bar | Largest part |', '|---|---|---|---|---|', ...rows];
}

const ms = (time: number) => (Number.isFinite(time) ? `${Math.round(time)} ms` : 'never');
