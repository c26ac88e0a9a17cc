import { DAY_MS } from '#platform/time/rules/units.ts';
/** S4.27. The names are the ids of the elements. */
export const barIds = ['free_shipping_bar', 'rebate_code_bar'] as const;
export type BarId = (typeof barIds)[number];

/** Both spellings are those of the wire contract. */
export const barCookies: Record<BarId, string> = {
  free_shipping_bar: 'freeeshipping_clicked',
  rebate_code_bar: 'rabateCode_clicked',
};

/** S9.50 */
export const barCookieDays = 1;

/** A JSON list of element ids in local storage. */
export const closedBarsKey = 'closedBars';
/** When each entry of the list ends, in milliseconds. */
export const closedUntilKey = 'closedBarsUntil';

export interface ClosedBarsMemory {
  list: string | null;
  until: string | null;
}

export function closeBar(memory: ClosedBarsMemory, bar: BarId, now: number): { list: string; until: string } {
  const until = { ...parseUntil(memory.until), [bar]: now + barCookieDays * DAY_MS };
  return { list: JSON.stringify([...new Set([...parseList(memory.list), bar])]), until: JSON.stringify(until) };
}

export function isBarClosed(memory: ClosedBarsMemory, hasCookie: boolean, bar: BarId, now: number): boolean {
  if (hasCookie) return true;
  return parseList(memory.list).includes(bar) && (parseUntil(memory.until)[bar] ?? Number.POSITIVE_INFINITY) > now;
}

function parseList(stored: string | null): string[] {
  const list = parse(stored);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

function parseUntil(stored: string | null): Record<string, number> {
  const ends = parse(stored);
  if (typeof ends !== 'object' || ends === null || Array.isArray(ends)) return {};
  return Object.fromEntries(Object.entries(ends).filter(([, end]) => typeof end === 'number'));
}

function parse(stored: string | null): unknown {
  try {
    return stored ? JSON.parse(stored) : null;
  } catch {
    return null;
  }
}
