/** Figures of a real visit (web.dev/vitals): four times and one sum of shifts. */
export const vitalNames = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const;

export interface WebVital {
  name: (typeof vitalNames)[number];
  /** Milliseconds; for CLS a plain number. */
  value: number;
}

/** More than a visit can honestly report is a mistake or a joke. */
const MAX = { time: 120_000, shift: 50, entries: 10 };

/** Reads what a browser sent; what is none of these figures is left out. */
export function parseVitals(sent: unknown): WebVital[] {
  if (!Array.isArray(sent)) return [];
  return sent.slice(0, MAX.entries).filter(isVital);
}

function isVital(entry: unknown): entry is WebVital {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('value' in entry)) return false;
  const { name, value } = entry;
  const vitalName = vitalNames.find((vital) => vital === name);
  if (!vitalName || typeof value !== 'number' || !Number.isFinite(value) || value < 0) return false;
  return value <= (vitalName === 'CLS' ? MAX.shift : MAX.time);
}
