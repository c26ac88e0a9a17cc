import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './source/source-files.ts';
import { testCommandHelp } from './start/testing/test-command-help.ts';

testCommandHelp('tools');

it('every npm script runs a file of tools/ or lab/, except commands of other programs', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^(?:exec )?node .*\b(?:tools|lab)\/[\w-]+\.ts$/.test(script),
  );
  expect(others.map(([name]) => name)).toEqual([
    'prepare',
    'prestart',
    'pretest',
    'lab:test',
    'migrations',
    'typecheck',
    'format',
  ]);
});

it.each([
  ['', ['opening open', 'products download', 'settings set']],
  ['products', ['products download', 'products by-hand']],
  ['settings set', ['NAME VALUE']],
])('npm run shop -- %s --help describes it', async (about, words) => {
  const { helpText } = await import('./shop-tool/run-command.ts');
  const text = helpText(about).join('\n');
  for (const word of words) expect(text).toContain(word);
  expect(text.includes('staff reset')).toBe(about === '');
});
