import { expect, it } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

async function run(steps: Step[], keepGoing = false) {
  const lines: string[] = [];
  let clock = 0;
  const counts = await runSteps(steps, {
    print: (line) => lines.push(line),
    keepGoing,
    now: () => {
      clock += 500;
      return clock;
    },
  });
  return { lines, counts };
}

const good: Step = { name: 'sizes', run: () => ({ ok: true, detail: 'median 60' }) };
const bad: Step = { name: 'docs', run: () => ({ ok: false, output: 'README.md:3 no script\n' }) };

it('prints one line per step with its time and stops at the first failure', async () => {
  const { lines, counts } = await run([good, bad, good]);
  expect(lines).toEqual([
    'ok   sizes           0.5 s  median 60',
    'FAIL docs            0.5 s',
    'README.md:3 no script',
  ]);
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
});

it('runs the rest too with --keep-going', async () => {
  expect((await run([bad, good, good], true)).counts).toMatchObject({ passed: 2, failed: 1, failedSteps: ['docs'] });
});

it('takes a step that throws for a failure and shows why', async () => {
  const { lines, counts } = await run([
    {
      name: 'types',
      run: () => {
        throw new Error('tsc is not there');
      },
    },
  ]);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
  expect(lines.join('\n')).toContain('tsc is not there');
});

it('counts the tests of a test step, and a crash without a failed test as a failure', async () => {
  const tests = (ok: boolean, passed: number, failed: number): Step => ({
    name: 'unit',
    run: () => ({ ok, counts: { passed, failed } }),
  });
  expect((await run([tests(true, 40, 0)])).counts).toMatchObject({ passed: 40, failed: 0 });
  expect((await run([tests(false, 40, 2)])).counts).toMatchObject({ passed: 40, failed: 2 });
  expect((await run([tests(false, 40, 0)])).counts).toMatchObject({ passed: 40, failed: 1 });
});

it('collects the tests that passed only when retried', async () => {
  const retried = (flaky: string[]): Step => ({ name: 'unit', run: () => ({ ok: true, flaky }) });
  expect((await run([retried(['adds']), good, retried(['pays'])])).counts.flaky).toEqual(['adds', 'pays']);
});
