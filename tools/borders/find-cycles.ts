import { importTarget, isTestFile, type WrittenImport } from './judge-import.ts';
import { type Layer, layerOf } from './layers.ts';

/** Circles between top folders, each as the imports that close it; tests do not count, they are not part of the shop. */
export function findCycles(imports: WrittenImport[]): string[] {
  const arrows = new Map<Layer, Map<Layer, string>>();
  for (const { from, specifier } of imports) {
    const to = importTarget(from, specifier);
    const start = layerOf(from);
    const end = 'file' in to ? layerOf(to.file) : undefined;
    if (!start || !end || start === end || isTestFile(from)) continue;
    const ends = arrows.get(start) ?? new Map<Layer, string>();
    if (!ends.has(end)) ends.set(end, `${from} imports ${specifier}`);
    arrows.set(start, ends);
  }
  const cycles: string[] = [];
  const walk = (path: Layer[], reasons: string[]) => {
    const last = path.at(-1);
    const first = path[0];
    if (!last || !first) return;
    for (const [next, reason] of arrows.get(last) ?? []) {
      // Each circle is reported once, from its alphabetically first folder.
      if (next === first) cycles.push([...reasons, reason].join('; '));
      else if (next > first && !path.includes(next)) walk([...path, next], [...reasons, reason]);
    }
  };
  for (const layer of arrows.keys()) walk([layer], []);
  return cycles;
}
