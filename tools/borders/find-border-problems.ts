import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { findCircles } from './find-circles.ts';
import { findCycles } from './find-cycles.ts';
import { judgeImport } from './judge-import.ts';
import { layers } from './layers.ts';
import { readImports } from './read-imports.ts';

/** Walks every import of the repository; each problem says where to go instead. */
export function findBorderProblems(root = repositoryRoot): string[] {
  const imports = sourceFiles([`{${layers.join(',')}}/**/*.{ts,tsx}`], root).flatMap((file) =>
    readImports(file, readFileSync(path.join(root, file), 'utf8')).map((specifier) => ({ from: file, specifier })),
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
