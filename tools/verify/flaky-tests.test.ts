import { expect, it } from 'vitest';
import { listFlakyBrowserTests, listFlakyUnitTests, reportFlakyTests } from './flaky-tests.ts';

it('finds the retried unit tests in the output of the run', () => {
  const output = '···\npassed only when retried: a.test.ts: adds (expected 1 to be 2)\n···';
  expect(listFlakyUnitTests(output)).toEqual(['a.test.ts: adds (expected 1 to be 2)']);
});

it('finds the retried browser tests in nested suites of the report', () => {
  const spec = (title: string, status: string) => ({ file: 'basket.spec.ts', line: 7, title, tests: [{ status }] });
  const report = {
    suites: [
      { specs: [spec('adds', 'expected')], suites: [{ specs: [spec('pays', 'flaky'), spec('ships', 'unexpected')] }] },
    ],
  };
  expect(listFlakyBrowserTests(report)).toEqual(['e2e/basket.spec.ts:7: pays']);
});

it('ends the run with every retried test, and with nothing when there was none', () => {
  expect(reportFlakyTests(['e2e/basket.spec.ts:7: pays'])).toEqual([
    'FAULTS TO FIX: 1 passed only when retried',
    '  e2e/basket.spec.ts:7: pays',
  ]);
  expect(reportFlakyTests([])).toEqual([]);
});
