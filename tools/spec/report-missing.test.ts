import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../source/source-files.ts';
import { parseRequirements, reportMissing } from './report-missing.ts';

const requirements = [
  { id: 'S1.01', text: 'Browse.', where: 'listing' },
  { id: 'S1.02', text: 'Search.', where: 'search' },
  { id: 'S1.03', text: 'Filter.', where: 'listing' },
];

it('groups what is missing by capability with counts', () => {
  expect(reportMissing(requirements, new Set(['S1.01']), [])).toEqual({
    missing: 2,
    lines: [
      'listing: 1 of 2 named by no test',
      '  S1.03  Filter.',
      '',
      'search: 1 of 1 named by no test',
      '  S1.02  Search.',
      '',
      '1 of 3 requirements are named by a test, 2 are not.',
    ],
  });
});

it('looks only at the capabilities asked for and refuses unknown ones', () => {
  expect(reportMissing(requirements, new Set(['S1.01', 'S1.03']), ['listing'])).toEqual({
    missing: 0,
    lines: ['2 of 2 requirements are named by a test, 0 are not.'],
  });
  expect(() => reportMissing(requirements, new Set(), ['lsting'])).toThrow(
    'no capability lsting; there are listing, search',
  );
});

const table = (rows: string) => `# Title\n\n| id | requirement | where | seen when |\n|---|---|---|---|\n${rows}\n`;

it('reads id, text and capability of every row', () => {
  expect(
    parseRequirements(table('| S1.01 | Let browse. | listing | Seen. |\n| O.02 | Keep. | going-live | Kept. |')),
  ).toEqual([
    { id: 'S1.01', text: 'Let browse.', where: 'listing' },
    { id: 'O.02', text: 'Keep.', where: 'going-live' },
  ]);
});

it('refuses a row with a missing cell, a row twice and an empty list', () => {
  expect(() => parseRequirements(table('| S1.01 | Let browse. | listing |'))).toThrow('cannot read the row');
  expect(() => parseRequirements(table('| S1.1 | Let browse. | listing | Seen. |'))).toThrow('cannot read the row');
  expect(() => parseRequirements(table('| S1.01 | A | listing | B |\n| S1.01 | A | listing | B |'))).toThrow(
    'is there twice',
  );
  expect(() => parseRequirements('# Nothing')).toThrow('no requirement found');
});

it('reads as many requirements as the document says it has', () => {
  const markdown = readFileSync(path.join(repositoryRoot, 'docs/requirements.md'), 'utf8');
  const stated = Number(/(\d+) rows/.exec(markdown)?.[1]);
  expect(parseRequirements(markdown)).toHaveLength(stated);
});
