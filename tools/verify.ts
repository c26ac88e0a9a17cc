import { parseCommandLine } from './start/command-line.ts';
import { reportFlakyTests } from './verify/flaky-tests.ts';
import { runSteps } from './verify/run-steps.ts';
import { verifySteps } from './verify/steps.ts';

const { values } = parseCommandLine({
  usage: 'npm run verify -- [--only lint,types] [--keep-going]',
  about: [
    'Format, lint, types, ignored outcomes, banned syntax, borders, requirements, dead code, sizes, documents, unit tests; cheapest first.',
    `--only        some of the steps: ${verifySteps.map((step) => step.name).join(', ')}`,
    '--keep-going  does not stop at the first step that fails',
  ],
  options: { only: { type: 'string' }, 'keep-going': { type: 'boolean', default: false } },
});
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !verifySteps.some((step) => step.name === name)) ?? [];

if (unknown.length > 0) {
  console.error(`no step ${unknown.join(', ')}; there are ${verifySteps.map((step) => step.name).join(', ')}`);
  process.exitCode = 2;
} else {
  const steps = verifySteps.filter((step) => !wanted || wanted.includes(step.name));
  const { failed, flaky } = await runSteps(steps, { print: console.log, keepGoing: values['keep-going'] });
  for (const line of reportFlakyTests(flaky)) console.log(line);
  process.exitCode = failed > 0 ? 1 : 0;
}
