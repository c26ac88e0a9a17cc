import type { Reporter, TestCase } from 'vitest/node';

const MARK = 'passed only when retried:';

/** Names the unit tests that failed once and then passed. Each hides a race, so the run reports it as a fault. */
export default class FlakyTestReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const { errors = [] } = test.result();
    console.log(`\n${MARK} ${test.module.relativeModuleId}: ${test.fullName} (${errors[0]?.message.split('\n')[0]})`);
  }
}

export const listFlakyUnitTests = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length).trim());

/** The part of Playwright's JSON report that names tests. */
export type BrowserSuite = {
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: BrowserSuite[];
};

export const listFlakyBrowserTests = ({ specs = [], suites = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap(listFlakyBrowserTests),
];

/** The lines that end a run in which tests needed a retry. */
export const reportFlakyTests = (flaky: string[]): string[] =>
  flaky.length === 0
    ? []
    : [`FAULTS TO FIX: ${flaky.length} passed only when retried`, ...flaky.map((test) => `  ${test}`)];
