import type { Reporter, TestCase } from 'vitest/node';

const MARK = 'passed at the second try only:';

/** Says which tests failed once and then passed, as the browser tests do: a busy machine is no fault, but a race wants to be found. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const { errors = [] } = test.result();
    console.log(`\n${MARK} ${test.module.relativeModuleId}: ${test.fullName} (${errors[0]?.message.split('\n')[0]})`);
  }
}

export const listSecondTries = (output: string): string[] => output.split('\n').filter((line) => line.startsWith(MARK));
