import { importTarget, type WrittenImport } from './judge-import.ts';

/**
 * Files that import each other, directly or through others: each circle names its files and one shortest way round. Types
 * count as well: whoever reads one of the files has to read them all.
 */
export function findCircles(imports: WrittenImport[]): string[] {
  const arrows = new Map<string, string[]>();
  for (const { from, specifier } of imports) {
    const to = importTarget(from, specifier);
    if ('file' in to) arrows.set(from, [...(arrows.get(from) ?? []), to.file]);
  }
  return findComponents(arrows).map((files) => {
    if (files.length === 1) return `1 file imports itself: ${files[0]}`;
    const way = shortestWayRound(files, arrows);
    return `${files.length} files import each other in a circle: ${files.join(', ')}; one way round: ${way.join(' -> ')}`;
  });
}

/** Groups of files of which each reaches every other (Tarjan's strongly connected components), files sorted by name. */
function findComponents(arrows: Map<string, string[]>): string[][] {
  const components: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  /** Answers the earliest open file that can be reached from this one. */
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let earliest = own;
    for (const next of arrows.get(file) ?? []) {
      if (!order.has(next)) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, order.get(next) ?? own);
    }
    if (earliest === own) {
      const files = open.splice(open.indexOf(file));
      if (files.length > 1 || arrows.get(file)?.includes(file)) components.push(files.sort());
    }
    return earliest;
  };
  for (const file of arrows.keys()) if (!order.has(file)) visit(file);
  return components;
}

/** From the first file of a circle back to itself, over as few files as possible. */
function shortestWayRound(files: string[], arrows: Map<string, string[]>): string[] {
  const start = files[0] ?? '';
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!files.includes(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [start];
}
