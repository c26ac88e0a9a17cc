export type Counts = { passed: number; failed: number };
/** The sum of all steps, with the names of those that failed and the tests that passed only when retried. */
export type Total = Counts & { failedSteps: string[]; flaky: string[] };

export type StepResult = {
  ok: boolean;
  /** A few words next to the time, when there is something to say. */
  detail?: string;
  /** Shown only when the step failed. */
  output?: string;
  /** For steps that run many tests; a step without counts as one. */
  counts?: Counts;
  /** Tests that passed only when retried. */
  flaky?: string[];
};

export type Step = { name: string; run(): StepResult | Promise<StepResult> };

export type RunOptions = { print(line: string): void; keepGoing?: boolean; now?(): number };

/** Runs the steps in order with one line each; stops at the first failure unless instructed to keep going. */
export async function runSteps(
  steps: Step[],
  { print, keepGoing = false, now = Date.now }: RunOptions,
): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, failedSteps: [], flaky: [] };
  for (const step of steps) {
    const start = now();
    const result = await runStep(step);
    const seconds = ((now() - start) / 1000).toFixed(1);
    print(
      `${result.ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(12)} ${seconds.padStart(6)} s  ${result.detail ?? ''}`.trimEnd(),
    );
    if (!result.ok && result.output) print(result.output.trimEnd());
    const counts = countsOf(result);
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (!result.ok) total.failedSteps.push(step.name);
    total.flaky.push(...(result.flaky ?? []));
    if (!result.ok && !keepGoing) break;
  }
  return total;
}

async function runStep(step: Step): Promise<StepResult> {
  try {
    return await step.run();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function countsOf({ ok, counts = { passed: 0, failed: 0 } }: StepResult): Counts {
  if (counts.passed + counts.failed === 0) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A run that failed without a failed test (a file that does not load, a crash) must not look green.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
