import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSyntaxNode, parseSource, walkSyntax } from '../source/parse-source.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { importTarget, isRouteTable, isTestFile, judgeImport, type WrittenImport } from './judge-import.ts';
import { type Layer, layerOf, layers } from './layers.ts';

/** Walks every import of the repository; each problem says where to go instead. */
export function findBorderProblems(root = repositoryRoot): string[] {
  const imports = sourceFiles([`{${layers.join(',')}}/**/*.{ts,tsx}`], root).flatMap((file) =>
    parseImports(file, readFileSync(path.join(root, file), 'utf8')).map((specifier) => ({ from: file, specifier })),
  );
  const refusals = imports.flatMap(({ from, specifier }) => {
    const advice = judgeImport(from, specifier);
    return advice ? [`${from} imports ${specifier}: ${advice}`] : [];
  });
  return [
    ...refusals,
    ...findCycles(imports).map((cycle) => `top folders import each other: ${cycle}`),
    ...findCircles(imports),
  ];
}

const importingNodes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** What a file imports, as written: statically, dynamically, re-exported and in types. */
export function parseImports(file: string, text: string): string[] {
  const specifiers: string[] = [];
  walkSyntax(parseSource(file, text).program, (node) => {
    if (!importingNodes.has(node.type)) return undefined;
    if (isSyntaxNode(node.source) && typeof node.source.value === 'string') specifiers.push(node.source.value);
    return undefined;
  });
  return specifiers;
}

/** Circles between top folders, each as the imports that close it; tests do not count, they are not part of the shop. */
export function findCycles(imports: WrittenImport[]): string[] {
  const arrows = new Map<Layer, Map<Layer, string>>();
  for (const { from, specifier } of imports) {
    const to = importTarget(from, specifier);
    const start = layerOf(from);
    const end = 'file' in to ? layerOf(to.file) : undefined;
    if (!start || !end || start === end || isTestFile(from)) continue;
    if ('file' in to && isRouteTable(from, to.file)) continue;
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

/**
 * Files that import each other, directly or through others: each circle comes with one shortest way round and all
 * its files. Types count as well: whoever reads one of the files has to read them all.
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
    return `${files.length} files import each other in a circle: ${way.join(' -> ')}; all of them: ${files.join(', ')}`;
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
