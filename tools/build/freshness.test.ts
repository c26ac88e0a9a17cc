import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../source/source-files.ts';
import { isBuildFresh, stampBuild } from './freshness.ts';

const { imports } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'));
/** Folders of the built shop; tests, tools and measurements are not built. */
const built = Object.keys(imports)
  .map((name) => name.slice(1, -2))
  .filter((folder) => !['e2e', 'lab', 'tools'].includes(folder));

const root = mkdtempSync(path.join(tmpdir(), 'fresh-'));
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
beforeAll(() => {
  for (const folder of [...built, 'build', 'tools/build']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const folder of built) write(`${folder}/one.ts`, 'before');
  for (const file of ['package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'])
    write(file, '');
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(built)('a change in %s/ makes the build stale', (folder) => {
  stampBuild(root);
  expect(isBuildFresh(root)).toBe(true);
  write(`${folder}/one.ts`, `after, in ${folder}`);
  expect(isBuildFresh(root)).toBe(false);
});
