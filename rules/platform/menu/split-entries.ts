import { menuLimits } from './menu-limits.ts';

/** S9.61: the eleventh entry and those after it wait behind show-more. */
export function splitEntries<Entry>(entries: readonly Entry[]): { shown: Entry[]; more: Entry[] } {
  return { shown: entries.slice(0, menuLimits.shown), more: entries.slice(menuLimits.shown) };
}
