import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { findCycles } from './find-cycles.ts';
import { judgeImport } from './judge-import.ts';
import { layers } from './layers.ts';
import { readImports } from './read-imports.ts';

const files = sourceFiles([`{${layers.join(',')}}/**/*.{ts,tsx}`]);
const imports = files.flatMap((file) =>
  readImports(file, readFileSync(path.join(repositoryRoot, file), 'utf8')).map((specifier) => ({
    from: file,
    specifier,
  })),
);

it('every import goes along an allowed arrow', () => {
  expect(imports.length).toBeGreaterThan(50);
  const refusals = imports.flatMap(({ from, specifier }) => {
    const advice = judgeImport(from, specifier);
    return advice ? [`${from} imports ${specifier}: ${advice}`] : [];
  });
  expect(refusals).toEqual([]);
});

it('no top folders import each other in a circle', () => {
  expect(findCycles(imports)).toEqual([]);
});
