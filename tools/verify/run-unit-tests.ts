import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/source-files.ts';
import { runCommand } from './run-command.ts';
import type { StepResult } from './step.ts';

const report = path.join(repositoryRoot, 'test-results/unit.json');

export async function runUnitTests(): Promise<StepResult> {
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runCommand('vitest', args, { env: { NO_COLOR: '1' } });
  const { numPassedTests: passed, numFailedTests: failed } = readReport();
  return {
    ok: code === 0 && failed === 0 && passed > 0,
    detail: `${passed} passed, ${failed} failed`,
    output,
    counts: { passed, failed },
  };
}

function readReport(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The run ended before it could report: its exit code and output say why.
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
