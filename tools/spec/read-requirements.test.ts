import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../source/source-files.ts';
import { readRequirements } from './read-requirements.ts';

const table = (rows: string) => `# Title\n\n| id | requirement | where | seen when |\n|---|---|---|---|\n${rows}\n`;

it('reads id, text and capability of every row', () => {
  expect(
    readRequirements(table('| S1.01 | Let browse. | listing | Seen. |\n| O.02 | Keep. | going-live | Kept. |')),
  ).toEqual([
    { id: 'S1.01', text: 'Let browse.', where: 'listing' },
    { id: 'O.02', text: 'Keep.', where: 'going-live' },
  ]);
});

it('refuses a row with a missing cell, a row twice and an empty list', () => {
  expect(() => readRequirements(table('| S1.01 | Let browse. | listing |'))).toThrow('cannot read the row');
  expect(() => readRequirements(table('| S1.1 | Let browse. | listing | Seen. |'))).toThrow('cannot read the row');
  expect(() => readRequirements(table('| S1.01 | A | listing | B |\n| S1.01 | A | listing | B |'))).toThrow(
    'stands twice',
  );
  expect(() => readRequirements('# Nothing')).toThrow('no requirement found');
});

it('reads as many requirements as the document says it has', () => {
  const markdown = readFileSync(path.join(repositoryRoot, 'docs/requirements.md'), 'utf8');
  const stated = Number(/(\d+) rows/.exec(markdown)?.[1]);
  expect(readRequirements(markdown)).toHaveLength(stated);
});
