import { menuLimits } from './menu-limits.ts';

/** The height a submenu takes before show-more is pressed. */
export function submenuHeight(entries: number): number {
  const rows = Math.min(entries, menuLimits.shown) + (entries > menuLimits.shown ? 1 : 0);
  return menuLimits.headingHeight + rows * menuLimits.entryHeight + menuLimits.submenuGap;
}

/**
 * Lays submenus, in their order, into as few columns as keep each within the column height (S9.58),
 * and never into more than five (S9.60). What still does not fit scrolls inside its column.
 */
export function packColumns<Item>(items: readonly Item[], heightOf: (item: Item) => number): Item[][] {
  const heights = items.map(heightOf);
  const tallest = Math.max(0, ...heights);
  let limit = Math.max(menuLimits.columnHeight, tallest);
  let columns = fill(items, heights, limit);
  // Too many for five columns at this height: let the columns grow evenly until they suffice.
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
