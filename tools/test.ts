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

// Made while the checks run, which leave a core idle most of the time. Its own step says what went wrong.
const built = buildIfStale();
built.catch(() => undefined);

/** What `npm test` adds to `npm run verify`: the built shop in a real browser. */
const browserSteps: Step[] = [
  { name: 'chromium', run: async () => ({ ok: true, detail: await ensureChromium(print) }) },
  { name: 'build', run: () => built.then(() => ({ ok: true })) },
  { name: 'browser', run: runBrowserTests },
];

// Every check runs, so that one run tells everything; without a build or a browser there is nothing to see in one.
const checks = await runSteps(verifySteps, { print, keepGoing: true });
const browser = await runSteps(browserSteps, { print });
const total = { passed: checks.passed + browser.passed, failed: checks.failed + browser.failed };
print('');
for (const line of reportFlakyTests([...checks.flaky, ...browser.flaky])) print(line);
print(closingLine(total));
// Nothing that still waits may hold the answer back.
process.exit(total.failed > 0 ? 1 : 0);
