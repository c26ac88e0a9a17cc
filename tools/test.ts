import { ensureChromium } from './browser/ensure-chromium.ts';
import { buildIfStale } from './build.ts';
import { parseCommandLine } from './start/command-line.ts';
import { reportFlakyTests } from './verify/flaky-tests.ts';
import { runBrowserTests } from './verify/run-browser-tests.ts';
import { closingLine, runSteps, type Step } from './verify/run-steps.ts';
import { verifySteps } from './verify/steps.ts';

const { values } = parseCommandLine({
  usage: 'npm test -- [--thorough]',
  about: [
    'Every check of npm run verify, then the built shop in a real Chromium.',
    '--thorough  the long browser tests too',
  ],
  options: { thorough: { type: 'boolean', default: false } },
});
if (values.thorough) process.env.THOROUGH = '1';

const print = (line: string) => console.log(line);

/** The part that `npm test` adds to `npm run verify`: the built shop in a real browser. */
const browserSteps: Step[] = [
  { name: 'chromium', run: async () => ({ ok: true, detail: await ensureChromium(print) }) },
  { name: 'build', run: () => buildIfStale().then(() => ({ ok: true })) },
  { name: 'browser', run: runBrowserTests },
];

// Side by side, because either alone leaves a core idle half of the time. Every check runs, so that one run reports everything.
const [checks, browser] = await Promise.all([
  runSteps(verifySteps, { print, keepGoing: true }),
  runSteps(browserSteps, { print }),
]);
const total = { passed: checks.passed + browser.passed, failed: checks.failed + browser.failed };
print('');
for (const step of [...checks.failedSteps, ...browser.failedSteps]) print(`FAILED: ${step}`);
for (const line of reportFlakyTests([...checks.flaky, ...browser.flaky])) print(line);
print(closingLine(total));
// Nothing that still waits may hold the answer back.
process.exit(total.failed > 0 ? 1 : 0);
