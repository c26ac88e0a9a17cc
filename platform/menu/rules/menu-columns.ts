import { countRows } from './menu-entries.ts';

/** Limits of the layout of the category menu; its measures (S9.58, S9.59, S9.62) are in its classes. */
export const menuLimits = {
  /** S9.60 */
  columns: 5,
  /** Rows of a submenu; 24 px is the smallest target WCAG 2.2 AA allows for a mouse. */
  headingHeight: 32,
  entryHeight: 24,
  submenuGap: 16,
} as const;

/** The height a submenu takes before show-more is pressed. */
export function submenuHeight(entries: number): number {
  return menuLimits.headingHeight + countRows(entries) * menuLimits.entryHeight + menuLimits.submenuGap;
}

/**
 * Lays submenus, in their order, evenly into at most five columns (S9.60). Up to 320 px a column grows with its content
 * (S9.58); what is higher scrolls inside.
 */
export function packColumns<Item>(items: readonly Item[], heightOf: (item: Item) => number): Item[][] {
  if (items.length <= menuLimits.columns) return items.map((item) => [item]);
  const heights = items.map(heightOf);
  let limit = Math.max(0, ...heights);
  let columns = fill(items, heights, limit);
  while (columns.length > menuLimits.columns) {
    limit += menuLimits.entryHeight;
    columns = fill(items, heights, limit);
  }
  return columns;
}

function fill<Item>(items: readonly Item[], heights: readonly number[], limit: number): Item[][] {
  const columns: Item[][] = [];
  let used = Number.POSITIVE_INFINITY;
  items.forEach((item, index) => {
    const height = heights[index] ?? 0;
    if (used + height > limit) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(item);
    used += height;
  });
  return columns;
}
