import { DAY_MS } from '#platform/time/rules/units.ts';
/** The two bars a shopper can close (S4.27). The names are the ids of their elements. */
export const barIds = ['free_shipping_bar', 'rebate_code_bar'] as const;
export type BarId = (typeof barIds)[number];

/** The cookie that remembers a closed bar; both spellings are those of the wire contract. */
export const barCookies: Record<BarId, string> = {
  free_shipping_bar: 'freeeshipping_clicked',
  rebate_code_bar: 'rabateCode_clicked',
};

/** S9.50 */
export const barCookieDays = 1;

/** The key of the list in local storage: a JSON list of element ids. */
export const closedBarsKey = 'closedBars';
/** Next to it, the moment in milliseconds at which each entry of the list ends, because a list has no expiry of its own. */
export const closedUntilKey = 'closedBarsUntil';

export interface ClosedBarsMemory {
  list: string | null;
  until: string | null;
}

/** The memory after closing one bar, as stored. */
export function closeBar(memory: ClosedBarsMemory, bar: BarId, now: number): { list: string; until: string } {
  const until = { ...parseUntil(memory.until), [bar]: now + barCookieDays * DAY_MS };
  return { list: JSON.stringify([...new Set([...parseList(memory.list), bar])]), until: JSON.stringify(until) };
}

/** A bar is closed while its cookie lives or while its entry in the list has not ended. */
export function isBarClosed(memory: ClosedBarsMemory, hasCookie: boolean, bar: BarId, now: number): boolean {
  if (hasCookie) return true;
  return parseList(memory.list).includes(bar) && (parseUntil(memory.until)[bar] ?? Number.POSITIVE_INFINITY) > now;
}

/** Whatever is not a list of texts counts as empty. */
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
