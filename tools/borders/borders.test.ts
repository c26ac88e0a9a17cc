import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findBorderProblems } from './find-border-problems.ts';

it('finds a forbidden import and circles of folders and of files', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'borders-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('rules/platform/money/vat.ts', `export { texts } from '#texts/platform/units.ts';`);
  write('texts/platform/units.ts', `import type { Vat } from '#rules/platform/money/vat.ts';`);
  write('shop/selling/basket/lines.ts', `import type { Basket } from './basket.ts';`);
  write('shop/selling/basket/basket.ts', `export const read = () => import('./lines.ts');`);
  expect(findBorderProblems(root)).toEqual([
    expect.stringContaining(
      'rules/platform/money/vat.ts imports #texts/platform/units.ts: rules/ must not import texts/',
    ),
    expect.stringContaining('top folders import each other'),
    expect.stringContaining('rules/platform/money/vat.ts -> texts/platform/units.ts -> rules/platform/money/vat.ts'),
    expect.stringContaining(
      'shop/selling/basket/basket.ts -> shop/selling/basket/lines.ts -> shop/selling/basket/basket.ts',
    ),
  ]);
  rmSync(root, { recursive: true });
});
