import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/source-files.ts';
import { runCommand } from './run-command.ts';
import type { StepResult } from './run-steps.ts';

const report = path.join(repositoryRoot, 'test-results/browser.json');

type Stats = { expected: number; unexpected: number; flaky: number };

/** The browser tests take minutes: their lines are shown as they come. */
export async function runBrowserTests(): Promise<StepResult> {
  rmSync(report, { force: true });
  const { code } = await runCommand('playwright', ['test'], { show: true, env: { FORCE_COLOR: '0' } });
  const { expected, unexpected: failed, flaky } = readStats();
  return {
    ok: code === 0 && failed === 0 && expected > 0,
    detail: `${expected} passed, ${failed} failed${flaky > 0 ? `, ${flaky} passed at the second try only` : ''}`,
    counts: { passed: expected + flaky, failed },
  };
}

function readStats(): Stats {
  try {
    return (JSON.parse(readFileSync(report, 'utf8')) as { stats: Stats }).stats;
  } catch {
    // The run ended before it could report: its exit code counts as one failure.
    return { expected: 0, unexpected: 0, flaky: 0 };
  }
}
