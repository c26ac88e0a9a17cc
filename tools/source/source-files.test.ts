import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

it('finds files at any depth, without packages, and without built and stored files at the top', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'source-files-'));
  for (const file of [
    'x.ts',
    'shop/data/a.ts',
    'data/b.ts',
    'node_modules/p/c.ts',
    'demo/generator/node_modules/p/e.ts',
    'build/d.ts',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  expect(sourceFiles(['**/*.ts'], root)).toEqual(['shop/data/a.ts', 'x.ts']);
  rmSync(root, { recursive: true });
});
