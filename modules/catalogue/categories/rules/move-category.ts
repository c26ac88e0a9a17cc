/** The menu has three levels, and so has the tree. */
export const MAX_LEVELS = 3;

export interface TreeRow {
  id: number;
  parentId: number | null;
  position: number;
}

/** A category in the tree: its level, the ids from the root to it, and its place among those next to it, from 1. */
export interface PlacedRow extends TreeRow {
  level: number;
  path: number[];
}

/** Below which category (null: on the first level), and before which of those there (null: as the last). */
export interface CategoryPlace {
  parentId: number | null;
  beforeId: number | null;
}

export type PlaceFault = 'unknown' | 'cycle' | 'too-deep';

/** The whole tree from top to bottom, as a shopper reads it. */
export function layOutTree(rows: readonly TreeRow[]): PlacedRow[] {
  const below = Map.groupBy(
    rows.toSorted((a, b) => a.position - b.position || a.id - b.id),
    ({ parentId }) => parentId,
  );
  const walk = (parentId: number | null, above: readonly number[]): PlacedRow[] =>
    (below.get(parentId) ?? []).flatMap(({ id }, at) => {
      const path = [...above, id];
      return [{ id, parentId, position: at + 1, level: path.length, path }, ...walk(id, path)];
    });
  return walk(null, []);
}

/** The tree after a category, with all below it, went to another place. */
export function placeCategory(
  rows: readonly TreeRow[],
  id: number,
  { parentId, beforeId }: CategoryPlace,
): PlacedRow[] | PlaceFault {
  const tree = layOutTree(rows);
  const find = (wanted: number | null) => tree.find((row) => row.id === wanted);
  const moved = find(id);
  const parent = find(parentId);
  if (!moved || (parentId !== null && !parent)) return 'unknown';
  if (parent?.path.includes(id)) return 'cycle';
  const ownLevels = Math.max(
    ...tree.filter(({ path }) => path.includes(id)).map(({ level }) => level - moved.level + 1),
  );
  if ((parent?.level ?? 0) + ownLevels > MAX_LEVELS) return 'too-deep';
  const siblings = tree.filter((row) => row.parentId === parentId && row.id !== id);
  const at = beforeId === null ? -1 : siblings.findIndex((row) => row.id === beforeId);
  const order = siblings.map((row) => row.id).toSpliced(at < 0 ? siblings.length : at, 0, id);
  return layOutTree(
    tree.map((row) => (order.includes(row.id) ? { id: row.id, parentId, position: order.indexOf(row.id) } : row)),
  );
}

export const TREE_STEPS = ['up', 'down', 'in', 'out'] as const;
export type TreeStep = (typeof TREE_STEPS)[number];

/** Where one step takes a category: past its neighbour, below the one above it, or out next to its parent. Null: nowhere. */
export function stepPlace(rows: readonly TreeRow[], id: number, step: TreeStep): CategoryPlace | null {
  const tree = layOutTree(rows);
  const own = tree.find((row) => row.id === id);
  if (!own) return null;
  const { parentId } = own;
  const siblings = tree.filter((row) => row.parentId === parentId).map((row) => row.id);
  const at = siblings.indexOf(id);
  const neighbour = (places: number) => siblings[at + places] ?? null;
  switch (step) {
    case 'up':
      return at === 0 ? null : { parentId, beforeId: neighbour(-1) };
    case 'down':
      return at === siblings.length - 1 ? null : { parentId, beforeId: neighbour(2) };
    case 'in':
      return at === 0 ? null : { parentId: neighbour(-1), beforeId: null };
    case 'out': {
      const parent = tree.find((row) => row.id === parentId);
      if (!parent) return null;
      const next = tree.find((row) => row.parentId === parent.parentId && row.position === parent.position + 1);
      return { parentId: parent.parentId, beforeId: next?.id ?? null };
    }
  }
}

/** Where a category is now, to put it back there. */
export function placeOf(rows: readonly TreeRow[], id: number): CategoryPlace | null {
  const tree = layOutTree(rows);
  const own = tree.find((row) => row.id === id);
  if (!own) return null;
  const next = tree.find((row) => row.parentId === own.parentId && row.position === own.position + 1);
  return { parentId: own.parentId, beforeId: next?.id ?? null };
}
