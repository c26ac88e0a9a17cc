import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/source-files.ts';
import { type BrowserSuite, listFlakyBrowserTests } from './flaky-tests.ts';
import { runCommand } from './run-command.ts';
import type { StepResult } from './run-steps.ts';

const report = path.join(repositoryRoot, 'test-results/browser.json');

type Report = BrowserSuite & { stats: { expected: number; unexpected: number; flaky: number } };

/** The browser tests take minutes: their lines are shown as they come. */
export async function runBrowserTests(): Promise<StepResult> {
  rmSync(report, { force: true });
  const { code } = await runCommand('playwright', ['test'], { show: true, env: { FORCE_COLOR: '0' } });
  const { stats, ...suites } = readReport();
  const { expected, unexpected: failed, flaky } = stats;
  return {
    ok: code === 0 && failed === 0 && expected > 0,
    detail: `${expected} passed, ${failed} failed${flaky > 0 ? `, ${flaky} passed only when retried` : ''}`,
    counts: { passed: expected + flaky, failed },
    flaky: listFlakyBrowserTests(suites),
  };
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The run ended before it could report: its exit code counts as one failure.
    return { stats: { expected: 0, unexpected: 0, flaky: 0 } };
  }
}
