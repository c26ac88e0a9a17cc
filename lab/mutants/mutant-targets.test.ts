import { describe, expect, it } from 'vitest';
import { codeToBreak, testsToRun } from './mutant-targets.ts';

const [TOOL, TEST] = ['lab/mutants/score.ts', 'lab/mutants/score.test.ts'];

describe('what is broken', () => {
  it('is a folder, a file or some of its lines', () => {
    expect(codeToBreak(['wire', 'lab/mutants/', TOOL, `${TOOL}:3-9`])).toEqual([
      'wire/**/*.ts',
      'lab/mutants/**/*.ts',
      TOOL,
      `${TOOL}:3-9`,
    ]);
  });

  it('is no test: one named after a blank instead of a comma would be left out silently', () => {
    expect(() => codeToBreak([TEST, TOOL])).toThrow(/after --tests/);
    expect(() => codeToBreak(['lab/nothing.ts'])).toThrow('neither a folder nor a file');
  });
});

describe('the tests that must notice', () => {
  it('are all that were named, by commas or one after another', () => {
    expect(testsToRun([`${TEST},wire`, 'lab'])).toEqual([TEST, 'wire', 'lab']);
  });

  it('are there, and are tests', () => {
    expect(() => testsToRun([`${TEST},lab/nothing.test.ts`])).toThrow('neither a folder nor a file');
    expect(() => testsToRun([TOOL])).toThrow('is no test');
  });
});
