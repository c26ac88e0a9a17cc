import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSyntaxNode, parseSource, walkSyntax } from '../source/parse-source.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { importTarget, judgeImport, type WrittenImport } from './judge-import.ts';

const SOURCES = '{demo,e2e,lab,modules,panel,platform,server,storefront,tools,wire}/**/*.{ts,tsx}';

export interface ImportProblem extends WrittenImport {
  advice: string;
}

/** Every import of the repository that the layers or the order of modules forbid. */
export function findImportProblems(imports: readonly WrittenImport[]): ImportProblem[] {
  return imports.flatMap(({ from, specifier }) => {
    const advice = judgeImport(from, specifier);
    return advice ? [{ from, specifier, advice }] : [];
  });
}

export function listImports(root = repositoryRoot): WrittenImport[] {
  return sourceFiles([SOURCES], root).flatMap((file) =>
    parseImports(file, readFileSync(path.join(root, file), 'utf8')).map((specifier) => ({ from: file, specifier })),
  );
}

const importingNodes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** The imports of a file, as written: statically, dynamically, re-exported and in types. */
export function parseImports(file: string, text: string): string[] {
  const specifiers: string[] = [];
  walkSyntax(parseSource(file, text).program, (node) => {
    if (!importingNodes.has(node.type)) return undefined;
    if (isSyntaxNode(node.source) && typeof node.source.value === 'string') specifiers.push(node.source.value);
    return undefined;
  });
  return specifiers;
}

/**
 * Files that import each other, directly or through others: each circle comes with one shortest way round and all
 * its files. Types count as well: a reader of one of the files has to read them all.
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
  const paths = [[start]];
  const visited = new Set<string>();
  for (const way of paths) {
    for (const next of arrows.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!files.includes(next) || visited.has(next)) continue;
      visited.add(next);
      paths.push([...way, next]);
    }
  }
  return [start];
}
