import { expect, it } from 'vitest';
import { type MutantReport, scoreFolders, survivors } from './score.ts';

const mutant = (status: string, line = 1) => ({
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  status,
  location: { start: { line, column: 3 } },
});
const report: MutantReport = {
  files: {
    'rules/b/one.ts': {
      source: 'a\n  if (x) y();',
      mutants: [mutant('Killed'), mutant('Survived', 2), mutant('Ignored')],
    },
    'rules/a/two.ts': { source: 'z', mutants: [mutant('Timeout'), mutant('Killed'), mutant('NoCoverage')] },
    'rules/a/types.ts': { source: '', mutants: [] },
  },
};

it('counts what was noticed by folder and altogether, without breaks that do not run', () => {
  expect(scoreFolders(report)).toEqual([
    { folder: 'rules/a', mutants: 3, noticed: 2, score: 66.7 },
    { folder: 'rules/b', mutants: 2, noticed: 1, score: 50 },
    { folder: 'all', mutants: 5, noticed: 3, score: 60 },
  ]);
});

it('names every undetected mutant by its place', () => {
  expect(survivors(report)).toEqual([
    'rules/b/one.ts:2:3 survived (ConditionalExpression): if (x) y(); => true',
    'rules/a/two.ts:1:3 no test runs this (ConditionalExpression): z => true',
  ]);
});
