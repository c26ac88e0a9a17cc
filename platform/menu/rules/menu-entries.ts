/** S9.61: entries of a submenu before show-more. */
export const ENTRIES_SHOWN = 10;

/** S9.61: the eleventh entry and those after it wait behind show-more. */
export function splitEntries<Entry>(entries: readonly Entry[]): { shown: Entry[]; more: Entry[] } {
  return { shown: entries.slice(0, ENTRIES_SHOWN), more: entries.slice(ENTRIES_SHOWN) };
}

/** The rows of so many entries before show-more is pressed, with the one that says it. */
export function countRows(entries: number): number {
  return Math.min(entries, ENTRIES_SHOWN) + (entries > ENTRIES_SHOWN ? 1 : 0);
}

/** A pointer on its way across the bar must not open everything it crosses, nor close what it is heading for. */
export const HOVER_OPENS_MS = 120;
export const HOVER_CLOSES_MS = 220;
