import { createHash } from 'node:crypto';
import type { LineExtras } from '#rules/selling/basket/line-extras.ts';

/** Tells lines of one size apart (`md5_additional`); empty for a plain line, the same for the same extras in any order. */
export function hashExtras(extras: LineExtras): string {
  const written = JSON.stringify(ordered(extras));
  return written === '{}' ? '' : createHash('md5').update(written).digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined && !isEmpty(held));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, ordered(held)]));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
